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
  params: { facets?: string | string[]; numericFilters?: string[] };
}

type Parameters = algoliasearchHelper.SearchParameters;

interface Widget {
  getWidgetSearchParameters: (parameters: Parameters, options: { uiState: object }) => Parameters;
  getWidgetUiState: (state: object, options: { searchParameters: Parameters }) => object;
}

const widget = (
  connectRefinements as unknown as (
    render: () => void,
  ) => (props: { list: FilterList; indexName: string }) => Widget
)(() => undefined)({ list: LIST, indexName: 'wp_posts_post' });

describe('selected prices become requests', () =>
  eachCase<{ search: string }, unknown>('search/price-requests', ({ search }, expected) => {
    const uiState = toUiState(LIST, readRefinements(LIST, new URLSearchParams(search)));
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
    expect(
      asked.map(({ params: { facets = [], numericFilters = [] } }) => ({
        facets: [facets].flat(),
        numericFilters,
      })),
    ).toEqual(expected);
    expect(widget.getWidgetUiState({}, { searchParameters: parameters })).toMatchObject({
      range: uiState.range,
    });
  }));
