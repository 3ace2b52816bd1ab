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

/** A hosted provider that failed is left alone for so long (spec section 9), where somebody else can be asked. */
export const PROVIDER_RESTS_MS = 120_000;
