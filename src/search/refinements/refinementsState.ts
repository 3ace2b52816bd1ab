import type { SearchAddress } from '../routing/searchAddress';
import type { FacetsView } from './facetsViewModel';
import type * as tools from './index';
import type { Pair, Refinements } from './refinements';
import type { SearchTexts } from '../viewModels/texts';

/** Code for filters and sort order, loaded only on pages that have them. */
export type RefinementsModule = typeof tools;

/** What is chosen of a page's filters and orders, and what can be done about it. */
export interface RefinementsState {
  refinements: Refinements;
  /** Whether anything but the order is chosen. */
  hasFilters: boolean;
  /** Whether it is still what the page began with. */
  isInitial: boolean;
  /** The same as parts of an address. */
  kept: readonly Pair[];
  /** Takes over what a link's address or a form says; the first page of it is shown (docs/specification.md, STATE-2). */
  apply: (search: URLSearchParams) => void;
  /** Whether the values of a group are those that were looked for. */
  isSearchingValues: boolean;
  /** Looks for a text among the values of one group, after a pause in typing. @param field the form field's name */
  searchIn: (field: string, text: string) => void;
  /** @param answers the provider's, to all questions of one search */
  view: (
    query: string,
    answers: readonly unknown[],
    address: SearchAddress,
    texts: SearchTexts,
  ) => FacetsView;
}
