/** @jest-environment jsdom */
import { loadSuggestionsOnFirstUse } from './loadSuggestions';

test.each([
  ['', ['focusin', 'input']],
  [' data-swplive="true"', []],
])('a box with the attributes "%s" waits for %j', (attributes, expected) => {
  document.body.innerHTML = `<div data-suggest="{}"><form><input name="s"${attributes}></form></div>`;
  const element = document.querySelector<HTMLElement>('[data-suggest]')!;
  const listen = jest.spyOn(element, 'addEventListener');
  loadSuggestionsOnFirstUse(element);
  expect(listen.mock.calls.map(([type]) => type)).toEqual(expected);
});
