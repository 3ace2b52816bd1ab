/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { InstantSearchWidget } from './InstantSearchWidget';
import { DATA_VERSION, type PageData } from '../pageData';
import { NO_REFINEMENTS } from '../../filters/refinements';
import type { ResultsView } from '../viewModels/resultsViewModel';
import type { Parts } from '../../template/renderOptions';

/** The states of a search (docs/specification.md, STATE-1 to STATE-4) in the view model. */

const settings = {
  hitsPerPage: 10,
  displayPostContentRadio: 'excerpt',
  excerptLength: 55,
  stopTheFirstRun: false,
} as PageData['settings'];
const texts = {
  resultForms: ['%s found'],
  resultIndex: '0'.repeat(200),
  thousands: ',',
  about: 'About %s found',
  untitled: '-',
  page: '%s',
  corrected: 'Results for %s.',
  partialHeadings: { moreProducts: '', noProduct: '', moreResults: 'Some words', noResult: '' },
};
const result = (query: string) => ({
  index: 'posts',
  query,
  hits: [{ objectID: query, post_title: `About ${query}`, permalink: '/a/' }],
  nbHits: 1,
  nbPages: 1,
  page: 0,
  hitsPerPage: 10,
});
const FILTERS = {
  list: { kind: 'kind', groups: [], hasPrice: true, orders: [], groupsBeforePrice: null },
  selected: NO_REFINEMENTS,
  results: [],
  valueSearch: null,
};
const pageData = (phpResult: PageData['result'], isControlled: boolean, hasFilters: boolean) =>
  ({
    version: DATA_VERSION,
    hitFields: {},
    query: 'start',
    page: 0,
    notices: [],
    settings,
    texts,
    address: { path: '/', queryName: isControlled ? '' : 's', pageName: 'paged', exactName: 'shop_exact' },
    params: {},
    typingLimits: { minCharacters: 1, debounceMs: 0 },
    hosted: null,
    filters: hasFilters ? FILTERS : null,
    types: null,
    type: '',
    isTypeChosen: false,
    result: phpResult,
  }) as unknown as PageData;

let root: Root;
let thrown: string[] = [];
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  jest.useFakeTimers();
  thrown = [];
  const onUncaughtError = (error: unknown) => thrown.push((error as Error).message);
  root = createRoot(document.createElement('div'), { onUncaughtError });
});
afterEach(() => {
  act(() => root.unmount());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A widget whose searches wait until the test resolves them. */
async function widget(phpResult: PageData['result'], query?: string, hasFilters = false) {
  const waiting: { query: string; answer: (value: unknown) => void; fail: (error: Error) => void }[] = [];
  const client = {
    search: (requests: { query?: string; params?: { query?: string } }[]) =>
      new Promise((resolve, reject) => {
        const { query: text, params } = requests[0] ?? {};
        waiting.push({ query: text ?? params?.query ?? '', answer: resolve, fail: reject });
      }),
  };
  let view = {} as ResultsView;
  let parts: Parts = {};
  const data = pageData(phpResult, query !== undefined, hasFilters);
  const refinementsModule = hasFilters ? await import('../../filters') : null;
  const render = (next: ResultsView, behaviour: Parts) => {
    view = next;
    parts = behaviour;
    return null;
  };
  const renderWidget = (controlled?: string) =>
    act(async () => {
      root.render(
        <InstantSearchWidget
          client={client as never}
          indexName="posts"
          data={data}
          render={render}
          routing={false}
          refinementsModule={refinementsModule}
          afterPaint={(work) => (work(), () => undefined)}
          {...(controlled !== undefined && { query: controlled })}
        />,
      );
      await Promise.resolve();
    });
  await renderWidget(query);
  return {
    waiting,
    renderWidget,
    view: () => view,
    parts: () => parts,
    type: (text: string) =>
      act(async () => {
        (parts.input?.onInput as (event: unknown) => void)({ currentTarget: { value: text } });
        await jest.advanceTimersByTimeAsync(0);
      }),
    pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
    answer: (at: number, more: object = {}) =>
      act(async () => {
        waiting[at]?.answer({ results: [{ ...result(waiting[at].query), ...more }] });
        await jest.advanceTimersByTimeAsync(0);
      }),
    fail: (at: number) =>
      act(async () => {
        waiting[at]?.fail(Object.assign(new Error('x'), { name: 'RetryError' }));
        await jest.advanceTimersByTimeAsync(0);
      }),
  };
}

const titles = (view: ResultsView) => view.hits.map(({ title }) => title);

test('without a result from PHP the search is stalled before the first result', async () => {
  const { view, answer } = await widget(null);
  expect(view().isStalled).toBe(true);
  await answer(0);
  expect(view()).toMatchObject({ isStalled: false, isError: false });
  expect(titles(view())).toEqual(['About ']);
});

test('a result that PHP rendered is shown without a request and without the stalled state', async () => {
  const { view, waiting } = await widget(result('start'));
  expect(view()).toMatchObject({ isStalled: false, isSearching: false });
  expect(waiting).toEqual([]);
});

test('a search is stalled after 200 ms without a response, and not before', async () => {
  const { view, type, pass, answer } = await widget(result('start'));
  await type('tea');
  await pass(190);
  expect(view()).toMatchObject({ isSearching: true, isStalled: false });
  await pass(20);
  expect(view()).toMatchObject({ isSearching: true, isStalled: true });
  await answer(0);
  expect(view()).toMatchObject({ isSearching: false, isStalled: false });
});

test('an error ends the search and keeps the previous hits, until the next response', async () => {
  const { view, type, pass, fail, answer } = await widget(result('start'));
  await type('tea');
  await fail(0);
  await pass(1000);
  expect(view()).toMatchObject({ isError: true, isSearching: false, isStalled: false });
  expect(titles(view())).toEqual(['About start']);
  await type('teapot');
  await answer(1);
  expect(view()).toMatchObject({ isError: false, isSearching: false });
  expect(titles(view())).toEqual(['About teapot']);
});

test('the props of the parts stay the same objects while a search runs, so that they cause no render', async () => {
  const { parts, type, answer } = await widget(result('start'));
  const before = parts();
  await type('tea');
  await answer(0);
  expect(parts()).toBe(before);
});

test.each([
  ['with', true],
  ['without', false],
])(
  'typing changes nothing but the state of the search before the response, %s filters',
  async (_, hasFilters) => {
    const { view, parts, type, answer } = await widget(result('start'), undefined, hasFilters);
    const [before, partsBefore] = [view(), parts()];
    await type('tea');
    expect({ ...view(), isSearching: false }).toEqual(before);
    expect(view().hits).toBe(before.hits);
    expect(view().filters).toBe(before.filters);
    expect(parts()).toBe(partsBefore);
    await answer(0);
    expect(titles(view())).toEqual(['About tea']);
  },
);

test('a response that arrives after a newer one is ignored', async () => {
  const { view, type, answer } = await widget(result('start'));
  await type('tea');
  await type('teapot');
  await answer(1);
  await answer(0);
  expect(titles(view())).toEqual(['About teapot']);
});

test('a correction is shown, and announced before the number of results', async () => {
  const { view, type, answer, pass } = await widget(result('start'));
  await type('teo');
  await answer(0, { correctedQuery: 'tea' });
  expect(view().correction).toEqual({ query: 'tea', typed: 'teo', exactHref: '/?s=teo&shop_exact=1' });
  await pass(1000);
  expect(view().announcement).toBe('Results for tea. 1 found');
  await type('tea');
  await answer(1);
  expect(view().correction).toBeNull();
  await pass(1000);
  expect(view().announcement).toBe('1 found');
});

test('hits with some of the words follow those with all words', async () => {
  const { view, type, answer } = await widget(result('start'));
  await type('tea pot');
  const hits = ['1-0', '2-0'].map((objectID) => ({ objectID, post_title: `Post ${objectID}` }));
  await answer(0, { hits, nbHits: 2, nbCompleteHits: 1 });
  expect(titles(view())).toEqual(['Post 1-0']);
  expect(view().partialHeading).toBe('Some words');
  expect(view().partialHits.map(({ title }) => title)).toEqual(['Post 2-0']);
});

test('a query that the page determines is searched for when it changes', async () => {
  const { waiting, renderWidget } = await widget(result('start'), 'start');
  expect(waiting).toEqual([]);
  await renderWidget('kettle');
  await renderWidget('kettle');
  await renderWidget('teapot');
  await renderWidget('start');
  expect(waiting.map(({ query }) => query)).toEqual(['kettle', 'teapot', 'start']);
});

test.each([
  ['uncontrolled', 'controlled', undefined, 'kettle'],
  ['controlled', 'uncontrolled', 'start', undefined],
])('a switch from %s to %s throws', async (before, after, first, second) => {
  const { renderWidget } = await widget(result('start'), first);
  try {
    await renderWidget(second);
  } catch (error) {
    thrown.push(String(error));
  }
  expect(thrown.join()).toContain(`You can't switch the search from being ${before} to being ${after}.`);
});
