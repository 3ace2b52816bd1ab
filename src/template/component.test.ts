/** @jest-environment jsdom */
import fc from 'fast-check';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { parseHtml } from '../test/renderTemplate';
import { compileTemplate } from './compile';
import type { RenderOptions } from './renderOptions';
import type { ViewModel } from './path';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** Creates a container in which a template can be rendered repeatedly. */
function mount(source: string) {
  const container = document.createElement('main');
  const root = createRoot(container);
  const render = compileTemplate(parseHtml(source));
  const show = (data: ViewModel, options: RenderOptions = { parts: {} }): string => {
    act(() => root.render(render(data, options)));
    return container.innerHTML;
  };
  return { container, show };
}

/** An item that counts how often its title is read. */
function countedItem(title: string) {
  const item = { key: title, reads: 0 };
  return Object.defineProperty(item, 'title', {
    enumerable: true,
    get: () => {
      item.reads++;
      return title;
    },
  });
}

describe('a template file that is repeated for each item', () => {
  const list =
    '<p data-shop-text="summary"></p><ol><template data-shop-each--hit="hits">' +
    '<li data-shop-file="search/hit" data-shop-text="hit.title"></li></template></ol>';

  test('is not rendered again when another value changes', () => {
    const { show } = mount(list);
    const hits = [countedItem('a'), countedItem('b')];
    show({ summary: 'one', hits });
    const reads = hits.map((hit) => hit.reads);
    expect(show({ summary: 'two', hits: [...hits] })).toContain('<p>two</p>');
    expect(hits.map((hit) => hit.reads)).toEqual(reads);
  });

  test('is rendered again when its item changes', () => {
    const { show } = mount(list);
    show({ hits: [{ key: 'a', title: 'old' }] });
    expect(show({ hits: [{ key: 'a', title: 'new' }] })).toContain('<li>new</li>');
  });
});

test('a file is rendered again when a value changes that a file inside it reads', () => {
  const { show } = mount(
    '<div data-shop-file="outer"><p data-shop-file="inner" data-shop-text="query"></p></div>',
  );
  show({ query: 'a' });
  expect(show({ query: 'b' })).toBe('<div><p>b</p></div>');
});

test('a file is rendered again when a value changes that its list items read', () => {
  const { show } = mount(
    '<ul data-shop-file="f"><template data-shop-each--item="list"><li data-shop-text="query"></li></template></ul>',
  );
  const list = ['item'];
  show({ list, query: 'a' });
  expect(show({ list, query: 'b' })).toBe('<ul><li>b</li></ul>');
});

test('a file gets new props of its parts', () => {
  const { show, container } = mount('<p data-shop-file="search/form"><a data-part="reset">x</a></p>');
  const clicks: string[] = [];
  const options = (name: string): RenderOptions => ({
    parts: { reset: { onClick: () => clicks.push(name) } },
  });
  document.body.append(container);
  show({}, options('first'));
  show({}, options('second'));
  act(() => container.querySelector('a')?.click());
  expect(clicks).toEqual(['second']);
});

test('the names of files are not in the page', () => {
  expect(mount('<p data-shop-file="search/hit">a</p>').show({})).toBe('<p>a</p>');
});

describe('a page that is rendered again', () => {
  const leaf = fc.constantFrom(
    '<b data-shop-text="a"></b>',
    '<b data-shop-bind--title="b.c"></b>',
    '<b data-shop-class--x="!a"></b>',
    '<i data-shop-text="item"></i>',
    '<i data-shop-text="item.c"></i>',
    '<template data-shop-if="b">y</template>',
  );
  const { source: someSource } = fc.letrec<{ source: string }>((tie) => ({
    source: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.array(tie('source'), { maxLength: 3 }).map((inner) => inner.join('')),
      tie('source').map((inner) => `<p data-shop-file="f">${inner}</p>`),
      tie('source').map((inner) => `<template data-shop-if="a">${inner}</template>`),
      tie('source').map((inner) => `<ul><template data-shop-each--item="list">${inner}</template></ul>`),
      tie('source').map((inner) => `<ul><template data-shop-each--a="list">${inner}</template></ul>`),
    ),
  }));
  const value = fc.constantFrom('', 'v', 'w');
  const someData = fc.record({
    a: value,
    b: fc.option(fc.record({ c: value })),
    // Keys are unique in view models.
    list: fc.uniqueArray(fc.oneof(value, fc.record({ key: value, c: value })), {
      maxLength: 3,
      selector: (item) => (typeof item === 'string' ? {} : item.key),
      comparator: 'IsStrictlyEqual',
    }),
  });

  test('has the same HTML as a new page', () => {
    fc.assert(
      fc.property(someSource, someData, someData, (source, before, after) => {
        const page = mount(source);
        page.show(before);
        const partlyNew = { ...before, a: after.a, list: after.list };
        expect(page.show(partlyNew)).toBe(mount(source).show(partlyNew));
        expect(page.show(after)).toBe(mount(source).show(after));
      }),
      { seed: 17, numRuns: 300 },
    );
  });
});
