/** @jest-environment jsdom */
import { fixture } from '../test/fixture';
import type { Submenu } from './submenu';

interface View {
  title: string;
  href: string | null;
  isCurrent: boolean;
  startsOpen: boolean;
  submenu: { id: string; label: string; items: View[] } | null;
}

interface Expected {
  items: View[];
  html: string;
}

/** PHPUnit checks that the view model and the templates produce this HTML: MenuTest and MenuTemplateTest. */
const menus = fixture<unknown, Expected>('nav/menu');

const flatten = (views: readonly View[]): View[] =>
  views.flatMap((view) => [view, ...flatten(view.submenu?.items ?? [])]);

function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

const contextOf = (item: HTMLElement): Submenu | null =>
  JSON.parse(item.dataset.wpContext ?? 'null') as Submenu | null;

describe('the HTML of a menu contains what the script reads', () => {
  test.each(menus.cases.map((one) => [one.name, one.expect] as const))('%s', (_, { items, html }) => {
    const page = parse(html);
    const views = flatten(items);
    const printed = [...page.querySelectorAll('li')];
    expect(printed.map((item) => item.querySelector('a, span')?.textContent)).toEqual(
      views.map(({ title }) => title),
    );
    expect(printed.map((item) => item.querySelector('a, span')?.getAttribute('href') ?? null)).toEqual(
      views.map(({ href }) => href),
    );
    expect(printed.map((item) => item.querySelector('a, span')?.hasAttribute('aria-current'))).toEqual(
      views.map(({ isCurrent }) => isCurrent),
    );
    expect(printed.map((item) => contextOf(item)?.startsOpen)).toEqual(
      views.map(({ startsOpen, submenu }) => (submenu === null ? undefined : startsOpen)),
    );
    views.forEach(({ submenu }, index) => {
      const button = printed[index]!.querySelector(':scope > button.menu__toggle');
      const list = printed[index]!.querySelector(':scope > ul.sub-menu');
      expect([button?.getAttribute('aria-controls'), list?.id]).toEqual([submenu?.id, submenu?.id]);
      expect(button?.getAttribute('aria-label')).toBe(submenu?.label);
      expect(button?.hasAttribute('hidden')).toBe(submenu === null ? undefined : true);
    });
  });
});

test('only submenus of the first level are dropdowns with pointer and focus handlers', () => {
  const html = menus.cases.map((one) => one.expect.html).join('');
  const submenus = [...parse(html).querySelectorAll<HTMLElement>('li[data-wp-context]')];
  expect(submenus.length).toBeGreaterThan(5);
  for (const submenu of submenus) {
    const isFirstLevel = submenu.parentElement === null;
    // The context of a submenu inherits missing keys from its parent item.
    expect(contextOf(submenu)).toEqual({
      id: submenu.querySelector('ul')?.id,
      isDropdown: isFirstLevel,
      startsOpen: expect.any(Boolean),
      isOpen: false,
      openedBy: null,
      hasFocus: false,
    });
    expect(submenu.hasAttribute('data-wp-on--pointerenter')).toBe(isFirstLevel);
  }
});
