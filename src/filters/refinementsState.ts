import type { SearchAddress } from '../search/routing/searchAddress';
import type { FiltersView } from './filtersViewModel';
import type * as tools from './index';
import type { Pair, Refinements } from './refinements';
import type { SearchTexts } from '../search/viewModels/texts';

/** Code for filters and sort order, loaded only on pages that have them. */
export type RefinementsModule = typeof tools;

/** The selected filters and sort order, and functions to change them. */
export interface RefinementsState {
  refinements: Refinements;
  /** Whether a filter is active. The sort order is not a filter. */
  hasFilters: boolean;
  /** Texts of the fields for the minimum and the maximum price. */
  priceTexts: readonly [string, string];
  /** Whether the selection is still the one that PHP rendered. */
  isInitial: boolean;
  /** The selection as URL parameters. */
  parameters: readonly Pair[];
  /**
   * Applies the parameters of a link or a form, and returns to the first page (docs/specification.md,
   * STATE-2).
   */
  apply: (search: URLSearchParams) => void;
  /** Whether a group shows the result of a search in its values. */
  isSearchingValues: boolean;
  /** Searches the values of one group after a pause in typing. @param field name of the form field */
  searchIn: (field: string, text: string) => void;
  /** @param responses the provider's results for all requests of one search */
  view: (
    query: string,
    responses: readonly unknown[],
    address: SearchAddress,
    texts: SearchTexts,
  ) => FiltersView;
}
