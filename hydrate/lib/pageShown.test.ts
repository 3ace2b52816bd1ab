/** @jest-environment jsdom */
import { pageShown } from './pageShown';

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('a page that the visitor has opened is shown', async () => {
  await expect(pageShown()).resolves.toBeUndefined();
});

test('a prerendered page is shown when the visitor opens it', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const shown = jest.fn();
  void pageShown().then(shown);
  await nextTask();
  expect(shown).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  await nextTask();
  expect(shown).toHaveBeenCalledTimes(1);
});
