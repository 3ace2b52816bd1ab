import { addressOf, keptOf, type KeptView, type SearchAddress } from '../routing/searchAddress';
import type { Faceted } from '../refinements/refinementsState';
import type { FacetsView } from '../refinements/facetsViewModel';
import { hitViewModel, type HitView } from './hitViewModel';
import { paginationViewModel, type PaginationView } from './paginationViewModel';
import { rawList, rawNumber } from './untrustedData';
import type { SearchSettings } from '../settings';
import { productsViewModel, type ProductsView } from './productsViewModel';
import { resultsText, type SearchTexts } from './texts';

/** Everything that `search/results.php` and its parts can show. */
export interface ResultsView extends Record<string, unknown> {
  form: { action: string; query: string; resetHref: string; kept: KeptView[] };
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
  /** Where the form goes without a script. */
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
 * @param answer the provider's answer to the query; null where nobody asked yet
 * @param products the answer among products; null where none are shown
 * @param faceted what is chosen; null where there is nothing to choose
 * @param answers the provider's to all questions of the search, which count what can be chosen
 */
export function resultsViewModel(
  query: string,
  answer: unknown,
  { action, settings, address, texts, notices = [], refusal = null }: ResultsContext,
  products: unknown = null,
  faceted: Faceted | null = null,
  answers: readonly unknown[] = [],
): ResultsView {
  // stopTheFirstRun: an empty query is answered by nothing, without a search (spec section 4).
  const isAnswered =
    typeof answer === 'object' && answer !== null && !(settings.stopTheFirstRun && query === '');
  const results = isAnswered ? answer : {};
  const count = rawNumber(results, 'nbHits');
  const kept = faceted?.kept ?? [];
  const facets = faceted === null || !isAnswered ? null : faceted.view(query, answers, address, texts);
  const here = { ...address, kept };
  const isHelpful = query !== '' || faceted?.isNarrow === true;
  return {
    form: { action, query, resetHref: addressOf(here, ''), kept: keptOf(kept) },
    summary: isAnswered ? resultsText(texts, count) : '',
    notices,
    refusal:
      refusal === null || isAnswered
        ? null
        : { message: refusal, clearHref: faceted?.view(query, answers, address, texts).clearHref ?? null },
    announcement: '',
    isSearching: false,
    isStalled: false,
    isError: false,
    facets,
    products: productsViewModel(query, products, address, texts.untitled),
    hits: rawList(results, 'hits').map((hit) => hitViewModel(hit, settings, texts.untitled)),
    noResults:
      isAnswered && count === 0 && isHelpful ? { query, clearHref: facets?.clearHref ?? null } : null,
    pagination: paginationViewModel(
      rawNumber(results, 'page'),
      rawNumber(results, 'nbPages'),
      query,
      here,
      texts,
    ),
  };
}
