/** @jest-environment jsdom */
import { enhanceTabs } from './tabs';

const scroll = jest.fn();
beforeEach(() => scroll.mockClear());

const KEYS = ['description', 'care', 'reviews'];

function build(hash = ''): { list: HTMLElement; tabs: HTMLAnchorElement[]; shown: () => string[] } {
  history.replaceState(null, '', `/pot/${hash}`);
  Element.prototype.scrollIntoView = scroll;
  document.body.innerHTML = `
    <a id="out" href="/pot/#reviews"><b>2 reviews</b></a>
    <ul>${KEYS.map((key) => `<li><a href="#tab-${key}">${key}</a></li>`).join('')}</ul>
    ${KEYS.map(
      (key) =>
        `<section id="tab-${key}"><h2 class="product-section__title">${key}</h2><p id="${key}">x</p></section>`,
    ).join('')}`;
  const list = document.querySelector('ul')!;
  enhanceTabs(list);
  return {
    list,
    tabs: [...list.querySelectorAll('a')],
    shown: () => [...document.querySelectorAll('section:not([hidden])')].map(({ id }) => id),
  };
}

const press = (tab: HTMLElement, key: string): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  tab.dispatchEvent(event);
  return event;
};

test('the first section is shown, and its tab is the only tab stop of the list', () => {
  const { list, tabs, shown } = build();
  expect(shown()).toEqual(['tab-description']);
  expect(list.getAttribute('role')).toBe('tablist');
  expect(
    tabs.map((tab) => [tab.getAttribute('role'), tab.getAttribute('aria-selected'), tab.tabIndex]),
  ).toEqual([
    ['tab', 'true', 0],
    ['tab', 'false', -1],
    ['tab', 'false', -1],
  ]);
  const panel = document.querySelector('#tab-care')!;
  expect([
    panel.getAttribute('role'),
    panel.getAttribute('aria-labelledby'),
    panel.getAttribute('hidden'),
  ]).toEqual(['tabpanel', tabs[1]!.id, 'until-found']);
  expect(tabs[1]!.getAttribute('aria-controls')).toBe('tab-care');
});

test('arrow keys, Home, End and the space bar select tabs', () => {
  const { list, tabs, shown } = build();
  const keys: [from: number, key: string, to: number][] = [
    [0, 'ArrowRight', 1],
    [1, 'End', 2],
    [2, 'ArrowRight', 0],
    [0, 'ArrowLeft', 2],
    [2, 'Home', 0],
    [1, ' ', 1],
  ];
  for (const [from, key, to] of keys) {
    expect(press(tabs[from]!, key).defaultPrevented).toBe(true);
    expect([key, shown(), document.activeElement]).toEqual([key, [`tab-${KEYS[to]}`], tabs[to]]);
  }
  expect(press(tabs[1]!, 'ArrowDown').defaultPrevented).toBe(false);
  list.style.direction = 'rtl';
  tabs.forEach((tab) => (tab.style.direction = 'rtl'));
  press(tabs[1]!, 'ArrowLeft');
  expect(shown()).toEqual(['tab-reviews']);
});

test('a click selects a tab and its address, except with the key for a new window', () => {
  const { tabs, shown } = build();
  tabs[1]!.click();
  expect([shown(), location.hash]).toEqual([['tab-care'], '#tab-care']);
  tabs[2]!.dispatchEvent(new MouseEvent('click', { ctrlKey: true, cancelable: true }));
  expect(shown()).toEqual(['tab-care']);
});

test.each([
  ['#tab-care', 'tab-care', 1],
  ['#reviews', 'tab-reviews', 1],
  ['#elsewhere', 'tab-description', 0],
  ['#%E0%A4%A', 'tab-description', 0],
])('the address %s opens %s', (hash, id, scrolls) => {
  const { shown } = build(hash);
  expect(shown()).toEqual([id]);
  expect(scroll).toHaveBeenCalledTimes(scrolls);
});

test('a link into a section, and a match of the search in the page, open it', () => {
  const { shown } = build();
  document.querySelector<HTMLElement>('#out b')!.click();
  expect(shown()).toEqual(['tab-reviews']);
  document.querySelector('#care')!.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(shown()).toEqual(['tab-care']);
});

test('a list without its sections stays a list', () => {
  document.body.innerHTML = '<ul><li><a href="#tab-gone">Gone</a></li></ul>';
  const list = document.querySelector('ul')!;
  expect(() => enhanceTabs(list)).toThrow('#tab-gone');
  expect(list.hasAttribute('role')).toBe(false);
});
