/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { compileTemplate } from '../template/compile';
import { fixture } from '../test/fixture';

interface View {
  title: string;
  startsOpen: boolean;
  links: { href: string }[];
  submenus: { id: string; label: string; items: View[] }[];
}

/** Every case here runs in PHPUnit, too: MenuTest of php-render. */
const menus = fixture<unknown, View[]>('menu');

const flat = (views: readonly View[]): View[] =>
  views.flatMap((view) => [view, ...view.submenus.flatMap(({ items }) => flat(items))]);

function draw(items: readonly View[]): DocumentFragment {
  const source = document.createElement('template');
  source.innerHTML = menus['source'] as string;
  const page = document.createElement('template');
  page.innerHTML = renderToStaticMarkup(compileTemplate(source.content)({ items }, { parts: {} }));
  return page.content;
}

describe('a menu is drawn with every entry once, in order, and its buttons open what they name', () => {
  test.each(menus.cases.map((one) => [one.name, one.expect] as const))('%s', (_, views) => {
    const page = draw(views);
    const shown = [...page.querySelectorAll('li')];
    expect(shown.map((item) => item.querySelector('a, span')?.textContent)).toEqual(
      flat(views).map(({ title }) => title),
    );
    expect(shown.map((item) => item.dataset.startsOpen)).toEqual(
      flat(views).map(({ startsOpen }) => String(startsOpen)),
    );
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
      flat(views).flatMap(({ links }) => links.map(({ href }) => href)),
    );
    for (const button of page.querySelectorAll('button')) {
      const submenu = button.nextElementSibling;
      expect(submenu?.id).toBe(button.getAttribute('aria-controls'));
      expect(button.getAttribute('aria-label')).toContain(
        button.parentElement?.querySelector('a, span')?.textContent,
      );
    }
  });
});
