/** @jest-environment jsdom */
import { addSuggestions } from './addSuggestions';
import type { SuggestionsConfig } from '../../src/suggestions/suggestions';

const CONFIG: SuggestionsConfig = {
  sources: [{ endpoints: ['/api'], appId: 'id', apiKey: 'key', indexName: 'posts', timeoutMs: 2000 }],
  params: { hitsPerPage: 6 },
  minCharacters: 2,
  debounceMs: 0,
  announcements: ['No suggestions', 'One suggestion'],
  kinds: {},
  label: 'Suggestions',
  limits: ['cat'],
};

let requests = 0;

/** A form of another theme, whose list is loaded. */
async function formWith(fields = '', config: object = CONFIG) {
  document.body.innerHTML = `<form><input type="text" name="s" data-part="input">${fields}<button>Go</button></form>`;
  const form = document.querySelector('form')!;
  form.dataset['suggest'] = JSON.stringify(config);
  addSuggestions(form);
  const input = form.querySelector<HTMLInputElement>('[name="s"]')!;
  await settle();
  return { form, input, list: form.querySelector<HTMLElement>('[role="listbox"]') };
}

async function type(input: HTMLInputElement, text: string): Promise<void> {
  input.focus();
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const press = (input: HTMLInputElement, key: string): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  input.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  requests = 0;
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.fetch = () => {
    requests++;
    const hits = [{ post_title: 'Green tea', permalink: '/tea/', objectID: '1-0' }];
    return Promise.resolve({
      ok: true,
      json: () => Promise.resolve({ results: [{ hits, nbHits: 1 }] }),
    } as Response);
  };
});

test('the field of any form becomes a combobox with a list', async () => {
  const { input, list } = await formWith();
  expect(requests).toBe(0);
  expect(input.getAttribute('role')).toBe('combobox');
  expect(input.getAttribute('aria-controls')).toBe(list?.id);
  await type(input, 'tea');
  expect(list?.hidden).toBe(false);
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(document.querySelector('[role="status"]')?.textContent).toBe('One suggestion');
  press(input, 'ArrowDown');
  expect(list?.querySelector('[aria-selected="true"]')?.id).toBe(input.getAttribute('aria-activedescendant'));
});

test('the first Escape closes the list, the next one belongs to the page', async () => {
  const { input, list } = await formWith();
  const escapes: Event[] = [];
  document.querySelector('form')?.addEventListener('keydown', (event) => escapes.push(event));
  await type(input, 'tea');
  expect(press(input, 'Escape').defaultPrevented).toBe(true);
  expect([list?.hidden, escapes.length]).toEqual([true, 0]);
  press(input, 'Escape');
  expect(escapes).toHaveLength(1);
});

test('a search that the visitor has limited has no suggestions', async () => {
  const { form, input, list } = await formWith('<select name="cat"><option>5</option></select>');
  await type(input, 'tea');
  expect([requests, list?.hidden]).toEqual([0, true]);
  form.querySelector('select')?.remove();
  await type(input, 'green tea');
  expect([requests, list?.hidden]).toEqual([1, false]);
});

test('a form with unknown data stays as it is', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { input, list } = await formWith('', { sources: null });
  expect([list, input.getAttribute('role')]).toEqual([null, null]);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
