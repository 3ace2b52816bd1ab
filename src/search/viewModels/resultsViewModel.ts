import { searchUrl, hiddenFields, type HiddenFieldView, type SearchAddress } from '../routing/searchAddress';
import type { RefinementsState } from '../../filters/refinementsState';
import type { FiltersView } from '../../filters/filtersViewModel';
import type { HitFields } from './hitFields';
import { hitViewModel, type HitView } from './hitViewModel';
import { paginationViewModel, type PaginationView } from './paginationViewModel';
import { listAt, numberAt } from './untrustedData';
import { completeHits, completeOnPage } from './partialHits';
import type { SearchSettings } from '../settings';
import { closestViews, spellingViewModel, type ClosestView, type SpellingView } from './spellingViewModel';
import { productViewModel, type ProductView } from './productViewModel';
import {
  areTypesExact,
  PRODUCTS,
  totalOfTypes,
  typeHeading,
  typePairs,
  typeTabs,
  type ResultType,
  type TabView,
} from './resultTypes';
import { countText, isExact, partialHeading, type SearchTexts } from './texts';

/** Variables of `search/results.php` and its parts. */
export interface ResultsView extends Record<string, unknown>, SpellingView {
  form: { action: string; query: string; resetHref: string; hiddenFields: HiddenFieldView[] };
  summary: string;
  notices: string[];
  refusal: { message: string; clearHref: string | null } | null;
  announcement: string;
  isSearching: boolean;
  isStalled: boolean;
  isError: boolean;
  filters: FiltersView | null;
  tabs: TabView[];
  heading: string | null;
  products: ProductView[];
  hits: HitView[];
  /** heading above hits that contain some of the words; null without such hits */
  partialHeading: string | null;
  partialProducts: ProductView[];
  partialHits: HitView[];
  noResults: { query: string; clearHref: string | null; closest: ClosestView[] } | null;
  pagination: PaginationView | null;
}

export interface ResultsContext {
  /** Form action without JavaScript. */
  action: string;
  settings: SearchSettings;
  address: SearchAddress;
  texts: SearchTexts;
  hitFields: HitFields;
  notices?: string[];
  /** Message that explains why PHP did not search. It is shown until there is a result. */
  refusal?: string | null;
}

/** The types of results of the results page. */
export interface ShownTypes {
  types: readonly ResultType[];
  /** type of the hits */
  shown: ResultType | null;
  /** whether the visitor has chosen the type, so that URLs keep it */
  isChosen: boolean;
}

export const NO_TYPES: ShownTypes = { types: [], shown: null, isChosen: false };

/**
 * Creates the view model of the results. The PHP counterpart is `Stallkeeper\Render\Search\ResultsViewModel`.
 * Both pass the cases of `php-render/fixtures/search/results.json`.
 *
 * @param result the provider's result for the query; null before the first request
 * @param shownTypes types of results; without types in widgets outside the results page
 * @param refinementsState selected filters and sort order; null on pages without filters
 * @param responses results of all requests of the search, which contain the counts of the filters
 */
export function resultsViewModel(
  query: string,
  result: unknown,
  { action, settings, address, texts, hitFields, notices = [], refusal = null }: ResultsContext,
  { types, shown, isChosen }: ShownTypes = NO_TYPES,
  refinementsState: RefinementsState | null = null,
  responses: readonly unknown[] = [],
): ResultsView {
  // With stopTheFirstRun, an empty query has no results (docs/specification.md, SEARCH-2).
  const hasResult =
    typeof result === 'object' && result !== null && !(settings.stopTheFirstRun && query === '');
  const known = hasResult ? result : {};
  const hasFilters = refinementsState?.hasFilters === true;
  const isOneList = types.length === 0 || hasFilters;
  const count = isOneList ? numberAt(known, 'nbHits') : totalOfTypes(types);
  const parameters = refinementsState?.parameters ?? typePairs(shown?.key ?? '');
  // A new query chooses the best type again, unless the visitor has chosen one, a filter or an order.
  const kept = isChosen || types.length === 0 ? parameters : [];
  const again = { ...address, parameters: kept };
  const found = listAt(known, 'hits');
  const complete = completeOnPage(known);
  const isOfProducts = shown?.key === PRODUCTS;
  const products = isOfProducts ? found.map((hit) => productViewModel(hit, texts.untitled, hitFields)) : [];
  const hits = isOfProducts ? [] : found.map((hit) => hitViewModel(hit, settings, texts.untitled, hitFields));
  // Nothing can be filtered or sorted. Chosen filters stay, so that the visitor can remove them.
  const isEmpty = !hasResult || (count === 0 && !hasFilters);
  const filters =
    refinementsState === null || isEmpty ? null : refinementsState.view(query, responses, address, texts);
  const filteredAddress = { ...address, parameters };
  const canClear = query !== '' || hasFilters;
  return {
    form: {
      action,
      query,
      resetHref: searchUrl(again, ''),
      hiddenFields: hiddenFields([...(address.fixed ?? []), ...kept]),
    },
    summary: hasResult ? countText(texts, count, isOneList ? isExact(known) : areTypesExact(types)) : '',
    notices,
    refusal:
      refusal === null || hasResult
        ? null
        : {
            message: refusal,
            clearHref: refinementsState?.view(query, responses, address, texts).clearHref ?? null,
          },
    announcement: '',
    isSearching: false,
    isStalled: false,
    isError: false,
    ...spellingViewModel(query, known, again),
    filters,
    tabs: hasResult ? typeTabs(types, shown, query, address, texts) : [],
    heading: hasResult ? typeHeading(types, shown) : null,
    products: products.slice(0, complete),
    hits: hits.slice(0, complete),
    partialHeading:
      complete < found.length ? partialHeading(texts, isOfProducts, completeHits(known) > 0) : null,
    partialProducts: products.slice(complete),
    partialHits: hits.slice(complete),
    noResults:
      hasResult && count === 0 && canClear
        ? {
            query,
            clearHref: filters?.clearHref ?? null,
            closest: closestViews(isOneList ? [known] : types.map(({ result: one }) => one), address),
          }
        : null,
    pagination: paginationViewModel(
      numberAt(known, 'page'),
      numberAt(known, 'nbPages'),
      query,
      filteredAddress,
      texts,
    ),
  };
}
