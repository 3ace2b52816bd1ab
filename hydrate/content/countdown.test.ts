/** @jest-environment jsdom */
import { startCountdown } from './countdown';

const NOW = Date.UTC(2026, 10, 1, 12, 0, 0);

function start(secondsLeft: number, lang = 'en'): HTMLElement | null {
  document.documentElement.lang = lang;
  document.body.innerHTML = `<p data-end="${NOW / 1000 + secondsLeft}"><span class="countdown__left">old</span></p>`;
  startCountdown(document.querySelector('p') as HTMLElement);
  return document.querySelector('.countdown__left');
}

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

test.each([
  [90061, 'en', '1 day 1 hour 2 minutes'],
  [3600, 'en', '1 hour 0 minutes'],
  [59, 'en', '1 minute'],
  [172800, 'de', '2 Tage 0 Stunden 0 Minuten'],
])('%d seconds are shown in the language %s', (seconds, lang, text) => {
  expect(start(seconds, lang)?.textContent).toBe(text);
});

test('the text follows the clock, and the element disappears at the end', () => {
  const left = start(130);
  expect(left?.textContent).toBe('3 minutes');
  jest.advanceTimersByTime(11_000);
  expect(left?.textContent).toBe('2 minutes');
  jest.advanceTimersByTime(120_000);
  expect(document.querySelector('p')).toBeNull();
});

test('an element without a date stays as it is', () => {
  document.body.innerHTML = '<p data-end="x"><span class="countdown__left">old</span></p>';
  startCountdown(document.querySelector('p') as HTMLElement);
  expect(document.body.textContent).toBe('old');
});
