import type { useConnector } from 'react-instantsearch';
import { MAX_PRICE, NO_REFINEMENTS, PRICE, type FilterList, type Refinements } from './refinements';
import { VALUES_PER_GROUP } from './filtersViewModel';
import { numberAt, textAt } from '../search/viewModels/untrustedData';
import type { SearchValues } from './useValueSearch';

/** The selected filters and sort order in InstantSearch's UI state, with the keys of its own widgets. */
export interface RefinementUiState {
  refinementList?: Record<string, string[]>;
  range?: Record<string, string>;
  sortBy?: string;
}

export function toUiState(
  list: FilterList,
  { values, minPrice, maxPrice, order }: Omit<Refinements, 'minText' | 'maxText'>,
): RefinementUiState {
  const index = list.orders.slice(1).find(({ key }) => key === order)?.index;
  return {
    refinementList: values,
    range: minPrice === null && maxPrice === null ? {} : { [PRICE]: `${minPrice ?? ''}:${maxPrice ?? ''}` },
    ...(index !== undefined && { sortBy: index }),
  };
}

export function fromUiState(list: FilterList, state: RefinementUiState): Refinements {
  const [minPrice, maxPrice] = (state.range?.[PRICE] ?? ':')
    .split(':')
    .map((one) => (one === '' ? null : Number(one)));
  const selected = Object.entries(state.refinementList ?? {}).filter(([, values]) => values.length > 0);
  return {
    ...NO_REFINEMENTS,
    values: Object.fromEntries(selected),
    minPrice: minPrice ?? null,
    maxPrice: maxPrice ?? null,
    order: list.orders.slice(1).find(({ index }) => index === state.sortBy)?.key ?? '',
  };
}

/** The used methods of the helper's SearchParameters. */
interface SearchParameters {
  index: string;
  disjunctiveFacets: string[];
  clearRefinements: (attribute: string) => SearchParameters;
  addDisjunctiveFacet: (attribute: string) => SearchParameters;
  removeDisjunctiveFacet: (attribute: string) => SearchParameters;
  addDisjunctiveFacetRefinement: (attribute: string, value: string) => SearchParameters;
  addNumericRefinement: (attribute: string, operator: '>=' | '<=', value: number) => SearchParameters;
  getDisjunctiveRefinements: (attribute: string) => string[];
  getNumericRefinements: (attribute: string) => { '>='?: number[]; '<='?: number[] };
  setQueryParameter: (name: string, value: unknown) => SearchParameters;
}

/** The used methods of the provider's helper. */
interface SearchHelper {
  state: { disjunctiveFacetsRefinements?: Record<string, string[]> };
  searchForFacetValues: (
    facet: string,
    text: string,
    maxFacetHits: number,
    state: object,
  ) => Promise<{ facetHits: unknown[] }>;
}

interface Options {
  instantSearchInstance: unknown;
  helper: SearchHelper;
}

/** A leading minus would negate the filter. InstantSearch's own widgets escape it in the same way. */
const escapeMinus = (value: string): string => value.replace(/^-/, '\\-');
const unescapeMinus = (value: string): string => value.replace(/^\\-/, '-');

/** Default number of values (docs/specification.md, SEARCH-6). */
const MAX_FACET_HITS = 10;

interface Props extends Record<string, unknown> {
  list: FilterList;
  indexName: string;
}

/**
 * An InstantSearch connector for all filters and the sort order. It sets the same search parameters and UI
 * state as InstantSearch's RefinementList, RangeInput and SortBy, without their views. `FacetRequests` of PHP
 * sends the same requests.
 */
export const connectRefinements = ((
    render: (state: object, isFirst: boolean) => void,
    unmount?: () => void,
  ) =>
  ({ list, indexName }: Props) => {
    const attributes = [
      ...list.groups.map(({ attribute }) => attribute),
      ...(list.hasPrice ? [PRICE, MAX_PRICE] : []),
    ];
    let helper: SearchHelper | null = null;
    /** As with the counts, the selection of a group does not filter its own values. */
    const searchValues: SearchValues = async (attribute, text) => {
      if (helper === null) return [];
      const others = Object.entries(helper.state.disjunctiveFacetsRefinements ?? {}).filter(
        ([name]) => name !== attribute,
      );
      const response = await helper.searchForFacetValues(attribute, text, MAX_FACET_HITS, {
        disjunctiveFacetsRefinements: Object.fromEntries(others),
      });
      return response.facetHits.map((hit) => ({
        value: textAt(hit, 'value'),
        count: numberAt(hit, 'count'),
      }));
    };
    const state = (options: Options) => {
      helper = options.helper;
      return {
        widgetParams: { list, indexName },
        searchValues,
        instantSearchInstance: options.instantSearchInstance,
      };
    };
    const clearRefinements = (parameters: SearchParameters): SearchParameters =>
      attributes.reduce((all, attribute) => {
        const declared = all.disjunctiveFacets.includes(attribute) ? all : all.addDisjunctiveFacet(attribute);
        return declared.clearRefinements(attribute);
      }, parameters);
    return {
      $$type: 'stallkeeper.refinements',
      init: (options: Options) => render(state(options), true),
      render: (options: Options) => render(state(options), false),
      dispose({ state: parameters }: { state: SearchParameters }) {
        unmount?.();
        const removed = attributes.reduce(
          (all, one) => all.removeDisjunctiveFacet(one),
          clearRefinements(parameters),
        );
        return removed
          .setQueryParameter('maxValuesPerFacet', undefined)
          .setQueryParameter('index', indexName);
      },
      getRenderState: (renderState: object) => renderState,
      getWidgetRenderState: (options: Options) => state(options),
      getWidgetUiState(uiState: object, { searchParameters }: { searchParameters: SearchParameters }) {
        const values = list.groups.flatMap(({ attribute }) => {
          const selected = searchParameters.getDisjunctiveRefinements(attribute).map(unescapeMinus);
          return selected.length > 0 ? [[attribute, selected] as const] : [];
        });
        const limit = (attribute: string, operator: '>=' | '<=') =>
          list.hasPrice ? (searchParameters.getNumericRefinements(attribute)[operator]?.[0] ?? null) : null;
        return {
          ...uiState,
          ...toUiState(list, {
            values: Object.fromEntries(values),
            minPrice: limit(MAX_PRICE, '>='),
            maxPrice: limit(PRICE, '<='),
            order: list.orders.slice(1).find(({ index }) => index === searchParameters.index)?.key ?? '',
          }),
        };
      },
      getWidgetSearchParameters(parameters: SearchParameters, { uiState }: { uiState: RefinementUiState }) {
        const { values, minPrice, maxPrice } = fromUiState(list, uiState);
        let next = clearRefinements(parameters)
          .setQueryParameter('maxValuesPerFacet', VALUES_PER_GROUP)
          .setQueryParameter('index', uiState.sortBy ?? indexName);
        for (const { attribute } of list.groups) {
          for (const value of values[attribute] ?? [])
            next = next.addDisjunctiveFacetRefinement(attribute, escapeMinus(value));
        }
        // A product matches if its price range overlaps the selected one.
        if (maxPrice !== null) next = next.addNumericRefinement(PRICE, '<=', maxPrice);
        return minPrice === null ? next : next.addNumericRefinement(MAX_PRICE, '>=', minPrice);
      },
    };
  }) as unknown as FirstParameter<
  typeof useConnector<Props, { $$type: string; renderState: Record<string, unknown> }>
>;

type FirstParameter<F extends (...args: never[]) => unknown> = F extends (
  first: infer First,
  ...rest: never[]
) => unknown
  ? First
  : never;
