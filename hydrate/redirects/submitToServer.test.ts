/** @jest-environment jsdom */
import { submitToServer } from './submitToServer';

const isIntercepted = (html: string): boolean => {
  document.body.innerHTML = `<div>${html}</div>`;
  let isHeard = false;
  document.body.firstElementChild?.addEventListener('submit', () => (isHeard = true));
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
  return isHeard;
};

beforeAll(() => document.addEventListener('submit', submitToServer, { capture: true }));
afterAll(() => document.removeEventListener('submit', submitToServer, { capture: true }));

test('a form that searches the site is left to the browser', () => {
  expect(isIntercepted('<form><input name="s"></form>')).toBe(false);
});

test('other forms, such as that of a widget, keep their scripts', () => {
  expect(isIntercepted('<form><input name="shop_search"></form>')).toBe(true);
});
