/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { RefinementsState } from '../../filters/refinementsState';
import type { ResultsView } from '../viewModels/resultsViewModel';
import { useFirstHits } from './useFirstHits';

const hitsOf = (keys: string) => Array.from(keys).map((key) => ({ key }));

const view = (keys: string, name: string, partialKeys = '') =>
  ({
    hits: hitsOf(keys),
    products: [],
    partialHits: hitsOf(partialKeys),
    partialProducts: [],
    filters: `filters of ${name}`,
    pagination: `pages of ${name}`,
    summary: name,
  }) as unknown as ResultsView;
const noSelection = {} as RefinementsState;

/** Renders the hook; `paint` runs what waits for the next paint. */
function hook(first: ResultsView) {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const root = createRoot(document.createElement('div'));
  let work = () => {};
  const afterPaint = (next: () => void) => {
    work = next;
    return () => (work = () => {});
  };
  let shown = first;
  function Component({ next, state }: { next: ResultsView; state: RefinementsState }) {
    shown = useFirstHits(next, state, afterPaint);
    return null;
  }
  const show = (next: ResultsView, state = noSelection) =>
    act(() => root.render(<Component next={next} state={state} />));
  show(first);
  return {
    show,
    paint: () => act(() => work()),
    partial: () => shown.partialHits.map(({ key }) => key).join(''),
    shown: () => [shown.hits.map(({ key }) => key).join(''), shown.filters, shown.pagination, shown.summary],
  };
}

test('the first hits and the summary of a response are shown first, and everything after the paint', () => {
  const { show, paint, shown } = hook(view('abcdef', 'tea'));
  show(view('123456', 'pot'));
  expect(shown()).toEqual(['123def', 'filters of tea', 'pages of tea', 'pot']);
  paint();
  expect(shown()).toEqual(['123456', 'filters of pot', 'pages of pot', 'pot']);
});

test('hits with some of the words follow like the others', () => {
  const { show, paint, partial } = hook(view('ab', 'tea', 'cdefgh'));
  show(view('12', 'pot', '34567'));
  expect(partial()).toBe('345fg');
  paint();
  expect(partial()).toBe('34567');
});

test('another selection of filters is shown at once', () => {
  const { show, shown } = hook(view('abcdef', 'tea'));
  show(view('abcdef', 'green tea'), {} as RefinementsState);
  expect(shown()).toEqual(['abcdef', 'filters of green tea', 'pages of tea', 'green tea']);
});

test('filters and pages that a response does not have are removed at once', () => {
  const { show, shown } = hook(view('abcdef', 'tea'));
  show({ ...view('', 'nothing'), filters: null, pagination: null });
  expect(shown()).toEqual(['', null, null, 'nothing']);
});

test('a response that replaces another one before the paint is the one that is shown after it', () => {
  const { show, paint, shown } = hook(view('abcdef', 'tea'));
  show(view('123456', 'pot'));
  show(view('uvwxyz', 'pan'));
  expect(shown()).toEqual(['uvwdef', 'filters of tea', 'pages of tea', 'pan']);
  paint();
  expect(shown()).toEqual(['uvwxyz', 'filters of pan', 'pages of pan', 'pan']);
});
