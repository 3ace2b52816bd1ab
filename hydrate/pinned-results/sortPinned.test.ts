/** @jest-environment jsdom */
import { sortPinned } from './sortPinned';

const select = (value: number): string =>
  `<select>${[0, 1, 2, 3, 4].map((n) => `<option value="${n}"${n === value ? ' selected' : ''}>`).join('')}</select>`;
const row = (id: number, position: number): string =>
  `<tr data-title="Tea ${id}"><td>${select(position)}<button value="up-${id}"></button><button value="down-${id}"></button>` +
  `<span data-part="pinned-handle" hidden></span></td></tr>`;
const titles = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('tr[data-title]')].map(({ dataset }) => dataset['title']);
const positions = (): string[] => [...document.querySelectorAll('select')].map(({ value }) => value);
const click = (value: string): void =>
  document.querySelector<HTMLButtonElement>(`[value="${value}"]`)?.click();

beforeEach(() => {
  document.body.innerHTML =
    `<form><table><tbody data-moved="“%1$s” is at %2$s">${row(1, 1)}${row(2, 2)}${row(3, 3)}` +
    `<tr><td>${select(2)}</td></tr></tbody></table><p data-part="pinned-status"></p></form>`;
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  sortPinned(document.querySelector('tbody') as HTMLElement);
});

test('a button moves its row, keeps the focus and announces the position', () => {
  click('up-3');
  expect(titles()).toEqual(['Tea 1', 'Tea 3', 'Tea 2']);
  expect(positions()).toEqual(['1', '2', '3', '4']);
  expect(document.activeElement?.getAttribute('value')).toBe('up-3');
  expect(document.querySelector('[data-part="pinned-status"]')?.textContent).toBe('“Tea 3” is at 2');
});

test('the first row does not move up, and the last one does not move below results that are not pinned', () => {
  click('up-1');
  click('down-3');
  expect(titles()).toEqual(['Tea 1', 'Tea 2', 'Tea 3']);
});

test('a row follows the pointer until it is released', () => {
  document.querySelectorAll('tr').forEach((element, index) => {
    element.getBoundingClientRect = () => new DOMRect(0, index * 50, 100, 49);
  });
  const handle = document.querySelector('[data-part="pinned-handle"]');
  expect(handle?.hasAttribute('hidden')).toBe(false);
  handle?.dispatchEvent(new MouseEvent('pointerdown', { button: 0, bubbles: true }));
  document.dispatchEvent(new MouseEvent('pointermove', { clientY: 70 }));
  document.dispatchEvent(new MouseEvent('pointerup'));
  expect(titles()).toEqual(['Tea 2', 'Tea 1', 'Tea 3']);
  document.dispatchEvent(new MouseEvent('pointermove', { clientY: 120 }));
  expect(titles()).toEqual(['Tea 2', 'Tea 1', 'Tea 3']);
  expect(positions().slice(0, 3)).toEqual(['1', '2', '3']);
});
