/** The display settings of one widget (spec section 3). PHP has read and bounded them: `Stallkeeper\Render\Search\SearchSettings`. */
export interface SearchSettings {
  hitsPerPage: number;
  searchBoxStyle: 'theme' | 'provider';
  autoFocus: boolean;
  listLayout: 'list' | 'grid';
  gridColumns: number;
  displayPostAuthor: boolean;
  displayPostCategory: boolean;
  displayPostDate: boolean;
  displayPostTags: boolean;
  displayPostContentRadio: 'hide' | 'excerpt' | 'full';
  excerptLength: number;
  stopTheFirstRun: boolean;
}

/** Spec section 5: the search input's limit. */
export const QUERY_MAX_LENGTH = 512;
/** Spec section 9. */
export const STALLED_AFTER_MS = 200;

/** After a failure, the fallback replaces the hosted provider for this time (spec section 9). */
export const CIRCUIT_OPEN_MS = 120_000;
