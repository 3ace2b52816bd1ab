import { searchUrl, hiddenFields, type HiddenFieldView, type SearchAddress } from '../routing/searchAddress';
import type { RefinementsState } from '../../filters/refinementsState';
import type { FiltersView } from '../../filters/filtersViewModel';
import type { HitFields } from './hitFields';
import { hitViewModel, type HitView } from './hitViewModel';
import { paginationViewModel, type PaginationView } from './paginationViewModel';
import { listAt, numberAt } from './untrustedData';
import type { SearchSettings } from '../settings';
import { productsViewModel, type ProductsView } from './productsViewModel';
import { totalText, type SearchTexts } from './texts';

/** Variables of `search/results.php` and its parts. */
export interface ResultsView extends Record<string, unknown> {
  form: { action: string; query: string; resetHref: string; hiddenFields: HiddenFieldView[] };
  summary: string;
  notices: string[];
  refusal: { message: string; clearHref: string | null } | null;
  announcement: string;
  isSearching: boolean;
  isStalled: boolean;
  isError: boolean;
  filters: FiltersView | null;
  products: ProductsView | null;
  hits: HitView[];
  noResults: { query: string; clearHref: string | null } | null;
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

/**
 * Creates the view model of the results. The PHP counterpart is `Stallkeeper\Render\Search\ResultsViewModel`.
 * Both pass the cases of `php-render/fixtures/search/results.json`.
 *
 * @param result the provider's result for the query; null before the first request
 * @param products the provider's result of the product search; null if no products are shown
 * @param refinementsState selected filters and sort order; null on pages without filters
 * @param responses results of all requests of the search, which contain the counts of the filters
 */
export function resultsViewModel(
  query: string,
  result: unknown,
  { action, settings, address, texts, hitFields, notices = [], refusal = null }: ResultsContext,
  products: unknown = null,
  refinementsState: RefinementsState | null = null,
  responses: readonly unknown[] = [],
): ResultsView {
  // With stopTheFirstRun, an empty query has no results (docs/specification.md, SEARCH-2).
  const hasResult =
    typeof result === 'object' && result !== null && !(settings.stopTheFirstRun && query === '');
  const known = hasResult ? result : {};
  const count = numberAt(known, 'nbHits');
  const parameters = refinementsState?.parameters ?? [];
  const filters =
    refinementsState === null || !hasResult ? null : refinementsState.view(query, responses, address, texts);
  const filteredAddress = { ...address, parameters };
  const canClear = query !== '' || refinementsState?.hasFilters === true;
  return {
    form: {
      action,
      query,
      resetHref: searchUrl(filteredAddress, ''),
      hiddenFields: hiddenFields(parameters),
    },
    summary: hasResult ? totalText(texts, known, count) : '',
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
    filters,
    products: productsViewModel(query, products, address, texts.untitled, hitFields),
    hits: listAt(known, 'hits').map((hit) => hitViewModel(hit, settings, texts.untitled, hitFields)),
    noResults: hasResult && count === 0 && canClear ? { query, clearHref: filters?.clearHref ?? null } : null,
    pagination: paginationViewModel(
      numberAt(known, 'page'),
      numberAt(known, 'nbPages'),
      query,
      filteredAddress,
      texts,
    ),
  };
}
