/** @jest-environment jsdom */
import { loadStyle } from './loadStyle';

globalThis.CSS = { escape: (text: string) => text } as typeof CSS;

const links = (): HTMLLinkElement[] => [...document.querySelectorAll('link')];

test('a stylesheet is loaded once, and every caller waits for it, also for one that fails', async () => {
  let count = 0;
  const loads = [loadStyle('/a.css'), loadStyle('/a.css'), loadStyle('/b.css')];
  for (const load of loads) void load.then(() => count++);
  expect(links().map((link) => [link.rel, link.getAttribute('href')])).toEqual([
    ['stylesheet', '/a.css'],
    ['stylesheet', '/b.css'],
  ]);
  await Promise.resolve();
  expect(count).toBe(0);
  links()[0]?.dispatchEvent(new Event('load'));
  links()[1]?.dispatchEvent(new Event('error'));
  await Promise.all(loads);
  expect(count).toBe(3);
});

test('nothing is loaded without a URL, or if the page has the stylesheet', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/page.css">';
  await Promise.all([loadStyle(undefined), loadStyle(''), loadStyle('/page.css')]);
  expect(links()).toHaveLength(1);
});
