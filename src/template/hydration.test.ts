/** @jest-environment jsdom */
import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { fixture } from '../test/fixture';
import { hydrateInBrowser, pageHtml, parseHtml, renderInBrowser } from '../test/renderTemplate';
import { hasBoundaryMarks } from './boundary';

interface Input {
  source: string;
  data: Record<string, unknown>;
}

const boundary = fixture<never, never>('template/boundary') as unknown as { source: string; page: string };

const cases = ['template/pages', 'template/files'].flatMap((file) =>
  fixture<Input, { page: string; shipped: string }>(file).cases.map(
    ({ name, input, expect: { page, shipped } }) => ({ name, source: shipped, data: input.data, page }),
  ),
);

// The elements that React creates from the template's source equal those that PHP prints.
test.each(cases)('$name, in the browser', (one) => {
  expect(renderInBrowser([one])).toEqual({ html: [pageHtml(one.page)], reports: [] });
});

test.each(cases)('$name, hydrated', (one) => {
  expect(hydrateInBrowser([one])).toEqual({ html: [pageHtml(one.page)], reports: [], lost: [] });
});

describe('a boundary', () => {
  const withList = (items: string[]) => ({
    source:
      '<h2>a</h2><ol data-shop-boundary><template data-shop-each--i="items"><li data-shop-text="i"></li></template></ol>',
    data: { items },
    page: '<h2>a</h2><ol><!--$--><li>a</li><!--/$--></ol>',
  });

  test('has the marks that the installed React writes', () => {
    const list = createElement('ol', null, createElement(Suspense, null, createElement('li', null, 'a')));
    expect(renderToString(list)).toBe(boundary.page);
  });

  test('is hydrated without a change', () => {
    expect(hydrateInBrowser([{ ...boundary, data: {} }])).toMatchObject({ reports: [], lost: [] });
    expect(hydrateInBrowser([withList(['a'])])).toMatchObject({ reports: [], lost: [] });
  });

  test('limits an error to its content', () => {
    const { html, reports, lost } = hydrateInBrowser([withList(['b', 'c'])]);
    expect(reports.join()).toContain('Hydration failed');
    expect(lost).toEqual(['li']);
    expect(html[0]).toContain('<li>b</li><li>c</li>');
  });

  test.each([
    [boundary.page, true],
    [boundary.page.replace(/<!--.*?-->/g, ''), false],
    ['<ol><!-- a comment --><li>a</li></ol>', false],
  ])('is found in a page by its marks: %s', (page, expected) => {
    expect(hasBoundaryMarks(parseHtml(page))).toBe(expected);
  });
});
