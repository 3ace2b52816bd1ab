import { searchUrl, hiddenFields, type HiddenFieldView, type SearchAddress } from '../routing/searchAddress';
import type { RefinementsState } from '../refinements/refinementsState';
import type { FacetsView } from '../refinements/facetsViewModel';
import { hitViewModel, type HitView } from './hitViewModel';
import { paginationViewModel, type PaginationView } from './paginationViewModel';
import { listAt, numberAt } from './untrustedData';
import type { SearchSettings } from '../settings';
import { productsViewModel, type ProductsView } from './productsViewModel';
import { totalText, type SearchTexts } from './texts';

/** Everything that `search/results.php` and its parts can show. */
export interface ResultsView extends Record<string, unknown> {
  form: { action: string; query: string; resetHref: string; kept: HiddenFieldView[] };
  summary: string;
  notices: string[];
  refusal: { message: string; clearHref: string | null } | null;
  announcement: string;
  isSearching: boolean;
  isStalled: boolean;
  isError: boolean;
  facets: FacetsView | null;
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
  notices?: string[];
  /** Why PHP did not make this search; it counts until there is an answer. */
  refusal?: string | null;
}

/**
 * The PHP twin is `Stallkeeper\Render\Search\ResultsViewModel`; both run the cases of `php-render/fixtures/search/results.json`.
 *
 * @param result the provider's result for the query; null before the first request
 * @param products the answer among products; null where none are shown
 * @param refinementsState what is chosen; null where there is nothing to choose
 * @param results the provider's to all questions of the search, which count what can be chosen
 */
export function resultsViewModel(
  query: string,
  result: unknown,
  { action, settings, address, texts, notices = [], refusal = null }: ResultsContext,
  products: unknown = null,
  refinementsState: RefinementsState | null = null,
  responses: readonly unknown[] = [],
): ResultsView {
  // stopTheFirstRun: an empty query is answered by nothing, without a search (docs/specification.md, SEARCH-2).
  const isAnswered =
    typeof result === 'object' && result !== null && !(settings.stopTheFirstRun && query === '');
  const known = isAnswered ? result : {};
  const count = numberAt(known, 'nbHits');
  const kept = refinementsState?.kept ?? [];
  const facets =
    refinementsState === null || !isAnswered ? null : refinementsState.view(query, responses, address, texts);
  const here = { ...address, kept };
  const canClear = query !== '' || refinementsState?.hasFilters === true;
  return {
    form: { action, query, resetHref: searchUrl(here, ''), kept: hiddenFields(kept) },
    summary: isAnswered ? totalText(texts, known, count) : '',
    notices,
    refusal:
      refusal === null || isAnswered
        ? null
        : {
            message: refusal,
            clearHref: refinementsState?.view(query, responses, address, texts).clearHref ?? null,
          },
    announcement: '',
    isSearching: false,
    isStalled: false,
    isError: false,
    facets,
    products: productsViewModel(query, products, address, texts.untitled),
    hits: listAt(known, 'hits').map((hit) => hitViewModel(hit, settings, texts.untitled)),
    noResults: isAnswered && count === 0 && canClear ? { query, clearHref: facets?.clearHref ?? null } : null,
    pagination: paginationViewModel(numberAt(known, 'page'), numberAt(known, 'nbPages'), query, here, texts),
  };
}
