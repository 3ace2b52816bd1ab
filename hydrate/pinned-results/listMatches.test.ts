/** @jest-environment jsdom */
import { DELAY_MS, listMatches } from './listMatches';

const item = (id: number): string =>
  `<li><label><input type="checkbox" name="add[${id}]"> ${id}</label></li>`;
const html = (...ids: number[]): string =>
  ids.length === 0 ? '' : `<fieldset><ul>${ids.map(item).join('')}</ul></fieldset>`;
const names = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('li input')].map(({ name }) => name);

let answers: string[] = [];
let asked: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  Reflect.set(window, 'fetch', (url: URL) => {
    asked.push(url.searchParams.get('text') ?? '');
    return Promise.resolve({ ok: true, text: () => Promise.resolve(answers.shift() ?? '') });
  });
  document.body.innerHTML =
    '<div id="f" data-url="/wp-admin/admin-ajax.php?action=x"><input name="addition"><div data-part="pinned-matches"></div></div>';
  listMatches(document.getElementById('f') as HTMLElement);
});
afterEach(() => jest.useRealTimers());

const type = async (text: string): Promise<void> => {
  const field = document.querySelector<HTMLInputElement>('[name="addition"]');
  if (field === null) throw new Error('no field');
  field.value = text;
  field.dispatchEvent(new Event('input'));
  await jest.advanceTimersByTimeAsync(DELAY_MS);
};

test('the list follows what the user types, with one request after a pause', async () => {
  answers = [html(1, 2), html()];
  const field = document.querySelector<HTMLInputElement>('[name="addition"]');
  field?.dispatchEvent(new Event('input'));
  await type(' tea ');
  expect([asked, names()]).toEqual([['tea'], ['add[1]', 'add[2]']]);
  await type('zzz');
  expect(names()).toEqual([]);
});

test('what is selected stays in the list once, and selected', async () => {
  answers = [html(1, 2), html(3, 2), html()];
  await type('tea');
  document.querySelector<HTMLInputElement>('[name="add[2]"]')?.click();
  await type('cup');
  expect(names()).toEqual(['add[2]', 'add[3]']);
  expect(document.querySelector<HTMLInputElement>('[name="add[2]"]')?.checked).toBe(true);
  await type('zzz');
  expect(names()).toEqual(['add[2]']);
});
