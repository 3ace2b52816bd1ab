import type { SearchAddress } from '../routing/searchAddress';
import type { FacetsView } from './facetsViewModel';
import type * as tools from './index';
import type { Pair, Refinements } from './refinements';
import type { SearchTexts } from '../viewModels/texts';

/** What knows of filters and orders: fetched only for a page that has them. */
export type FacetTools = typeof tools;

/** What is chosen of a page's filters and orders, and what can be done about it. */
export interface Faceted {
  chosen: Refinements;
  /** Whether anything but the order is chosen. */
  isNarrow: boolean;
  /** Whether it is still what the page began with. */
  isInitial: boolean;
  /** The same as parts of an address. */
  kept: readonly Pair[];
  /** Takes over what a link's address or a form says; the first page of it is shown (spec section 4). */
  choose: (search: URLSearchParams) => void;
  /** Whether the values of a group are those that were looked for. */
  isFinding: boolean;
  /** Looks for a text among the values of one group, after a pause in typing. @param field the form field's name */
  findIn: (field: string, text: string) => void;
  /** @param answers the provider's, to all questions of one search */
  view: (
    query: string,
    answers: readonly unknown[],
    address: SearchAddress,
    texts: SearchTexts,
  ) => FacetsView;
}
