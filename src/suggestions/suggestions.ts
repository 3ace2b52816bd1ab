import { allowUrl } from '../lib/url';
import { highlightParts, partsText, type Part } from '../search/viewModels/highlight';
import { listAt, textAt } from '../search/viewModels/untrustedData';

/** A search provider or the shop's own engine. */
export interface SuggestionProvider {
  /** tried in this order, each without the call's path */
  endpoints: string[];
  appId: string;
  apiKey: string;
  indexName: string;
  /** all of its endpoints together have so long to answer, in ms */
  patience: number;
}

/** What PHP wrote at the search form of the header: `Stallkeeper\Tools\Search\View\Suggestions`. */
export interface SuggestionsConfig {
  /** asked in this order: a hosted provider may have this shop's own engine behind it */
  sources: SuggestionProvider[];
  /** search parameters in the provider's names, without the query */
  params: Record<string, unknown>;
  minCharacters: number;
  debounceMs: number;
  /** what is said of 0, 1, 2 … suggestions, up to the most that are shown */
  said: string[];
  /** words for kinds of things, by post type */
  kinds: Record<string, string>;
}

export interface Suggestion {
  parts: Part[];
  href: string;
  kind: string;
}

/** @returns null for what this script does not understand, such as a page from a cache */
export function parseConfig(json: string): SuggestionsConfig | null {
  try {
    const config = JSON.parse(json) as Partial<SuggestionsConfig> | null;
    return Array.isArray(config?.sources) && Array.isArray(config.said)
      ? (config as SuggestionsConfig)
      : null;
  } catch {
    return null;
  }
}

/** The address of a call: credentials in the query and a plain body, so that no browser asks for leave first. */
export function requestUrl(endpoint: string, { appId, apiKey }: SuggestionProvider): string {
  const keys = new URLSearchParams({ 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey });
  // With plain permalinks the REST address holds a query already.
  return `${endpoint}/1/indexes/*/queries${endpoint.includes('?') ? '&' : '?'}${keys.toString()}`;
}

export const requestBody = (
  { indexName }: SuggestionProvider,
  { params }: SuggestionsConfig,
  query: string,
): string => JSON.stringify({ requests: [{ indexName, query, ...params }] });

/** @param response the provider's, of which nothing is certain; a hit without an address or a title is left out */
export function parseSuggestions(response: unknown, { kinds, said }: SuggestionsConfig): Suggestion[] {
  return listAt(listAt(response, 'results')[0], 'hits')
    .slice(0, said.length - 1)
    .map((hit) => {
      const title = textAt(hit, '_highlightResult', 'post_title', 'value') || textAt(hit, 'post_title');
      const type = textAt(hit, 'post_type');
      return {
        parts: highlightParts(title),
        href: allowUrl(textAt(hit, 'permalink')),
        kind: (Object.hasOwn(kinds, type) ? kinds[type] : null) ?? '',
      };
    })
    .filter(({ parts, href }) => href !== '' && partsText(parts).trim() !== '');
}

/**
 * Returns the next active suggestion for a key (ARIA Authoring Practices, combobox). The input is part of the cycle.
 *
 * @param active the suggestion that has been reached; -1: the input itself
 * @returns null for a key that does nothing here
 */
export function nextActiveIndex(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return active === count - 1 ? -1 : active + 1;
    case 'ArrowUp':
      return active === -1 ? count - 1 : active - 1;
    case 'Home':
      return active === -1 ? null : 0;
    case 'End':
      return active === -1 ? null : count - 1;
    default:
      return null;
  }
}
