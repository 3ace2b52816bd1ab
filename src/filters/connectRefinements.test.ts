import algoliasearchHelper from 'algoliasearch-helper';
import { eachCase, fixture } from '../test/fixture';
import { connectRefinements, toUiState } from './connectRefinements';
import { readRefinements, type FilterList } from './refinements';

/** PHPUnit runs the same cases: FiltersTest of php-render. */
const LIST: FilterList = {
  ...(fixture('search/refinements')['lists'] as Record<string, FilterList>)['products']!,
  groups: [],
};

interface Asked {
  params: { facets?: string | string[]; numericFilters?: string[]; facetFilters?: string[][] };
}

type Parameters = algoliasearchHelper.SearchParameters;

interface Widget {
  getWidgetSearchParameters: (parameters: Parameters, options: { uiState: object }) => Parameters;
  getWidgetUiState: (state: object, options: { searchParameters: Parameters }) => object;
}

const createWidget = (list: FilterList): Widget =>
  (
    connectRefinements as unknown as (
      render: () => void,
    ) => (props: { list: FilterList; indexName: string }) => Widget
  )(() => undefined)({ list, indexName: 'wp_posts_post' });

/** Selects the filters of a URL. */
function select(list: FilterList, search: string) {
  const widget = createWidget(list);
  const uiState = toUiState(list, readRefinements(list, new URLSearchParams(search)));
  const parameters = widget.getWidgetSearchParameters(new algoliasearchHelper.SearchParameters(), {
    uiState,
  });
  const asked: Asked[] = [];
  const client = {
    search: (requests: Asked[]) => {
      asked.push(...requests);
      return new Promise(() => undefined);
    },
  };
  algoliasearchHelper(client as never, 'wp_posts_post', parameters).search();
  return { uiState, asked, nextUiState: widget.getWidgetUiState({}, { searchParameters: parameters }) };
}

describe('selected prices become requests', () =>
  eachCase<{ search: string }, unknown>('search/price-requests', ({ search }, expected) => {
    const { uiState, asked, nextUiState } = select(LIST, search);
    expect(
      asked.map(({ params: { facets = [], numericFilters = [] } }) => ({
        facets: [facets].flat(),
        numericFilters,
      })),
    ).toEqual(expected);
    expect(nextUiState).toMatchObject({ range: uiState.range });
  }));

const TAGS: FilterList = {
  ...LIST,
  hasPrice: false,
  groups: [{ attribute: 'taxonomies.post_tag', name: 'shop_tag', title: 'Tags', order: 'count', labels: {} }],
};

describe('selected values become requests, and the state keeps them', () =>
  eachCase<{ search: string }, unknown>('search/facet-requests', ({ search }, expected) => {
    const { uiState, asked, nextUiState } = select(TAGS, search);
    expect(
      asked.map(({ params: { facets = [], facetFilters = [] } }) => ({
        facets: [facets].flat(),
        facetFilters,
      })),
    ).toEqual(expected);
    expect(nextUiState).toMatchObject({ refinementList: uiState.refinementList });
  }));
