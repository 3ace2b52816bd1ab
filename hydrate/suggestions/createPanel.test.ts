/** @jest-environment jsdom */
import { createPanel } from './createPanel';

const rect = (left: number, top: number, width: number, height: number): DOMRect =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

function panelOf(fields: string, limits: string[] = []) {
  document.body.innerHTML = `<form><input name="s" data-part="input">${fields}</form>`;
  const form = document.querySelector('form')!;
  const input = document.querySelector<HTMLInputElement>('[name="s"]')!;
  return { form, input, ...createPanel(form, input, 'Suggestions', limits) };
}

beforeEach(() => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(320);
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(640);
});
afterEach(() => jest.restoreAllMocks());

test('each form has a list with an ID of its own, and fields that are submitted stay the same', () => {
  const first = panelOf('<input type="hidden" name="post_type" value="product">');
  expect([...new FormData(first.form).keys()]).toEqual(['s', 'post_type']);
  expect(first.box.getAttribute('role')).toBe('listbox');
  expect(first.box.getAttribute('aria-label')).toBe('Suggestions');
  expect(first.box.hidden).toBe(true);
  expect(panelOf('').box.id).not.toBe(first.box.id);
});

test('an open list stays below its field while the page scrolls, until it closes', () => {
  const { input, box, place } = panelOf('');
  const at = jest.spyOn(input, 'getBoundingClientRect').mockReturnValue(rect(250, 20, 60, 30));
  jest
    .spyOn(box, 'getBoundingClientRect')
    .mockImplementation(() => rect(parseFloat(box.style.left), parseFloat(box.style.top), 304, 100));
  box.hidden = false;
  place();
  expect([box.style.left, box.style.top, box.style.width]).toEqual(['8px', '52px', '304px']);
  at.mockReturnValue(rect(250, 5, 60, 30));
  document.body.dispatchEvent(new Event('scroll'));
  expect(box.style.top).toBe('37px');
  box.hidden = true;
  place();
  at.mockReturnValue(rect(250, 0, 60, 30));
  document.body.dispatchEvent(new Event('scroll'));
  expect(box.style.top).toBe('37px');
});

test('a parent that moves fixed elements does not move the list away from its field', () => {
  const { input, box, place } = panelOf('');
  jest.spyOn(input, 'getBoundingClientRect').mockReturnValue(rect(0, 100, 320, 30));
  jest
    .spyOn(box, 'getBoundingClientRect')
    .mockImplementation(() =>
      rect(parseFloat(box.style.left) + 40, parseFloat(box.style.top) + 70, 304, 100),
    );
  box.hidden = false;
  place();
  const { left, top } = box.getBoundingClientRect();
  expect([left, top]).toEqual([8, 132]);
});

test('a chosen category limits the search, an empty choice does not', () => {
  const select = '<select name="product_cat"><option value="">All</option><option>tea</option></select>';
  const { form, isLimited } = panelOf(select, ['product_cat']);
  expect(isLimited()).toBe(false);
  form.querySelector('select')!.value = 'tea';
  expect(isLimited()).toBe(true);
});
