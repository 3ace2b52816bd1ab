/**
 * Display settings of a widget (docs/specification.md, WIDGET-4). PHP has validated them, see
 * `Stallkeeper\Render\Search\SearchSettings`.
 */
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

/** Maximum length of a query (docs/specification.md, BOX-3). */
export const QUERY_MAX_LENGTH = 512;
/** Delay after which a search is stalled, in ms (docs/specification.md, STATE-1). */
export const STALLED_AFTER_MS = 200;

/**
 * Time for which the fallback replaces the hosted provider after a failure, in ms (docs/specification.md,
 * HOSTED-3).
 */
export const CIRCUIT_OPEN_MS = 120_000;
