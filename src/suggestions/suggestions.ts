import { allowUrl } from '../lib/url';
import { highlightParts, partsText, type Part } from '../search/viewModels/highlight';
import { listAt, textAt } from '../search/viewModels/untrustedData';

/** A search provider or the site's own engine. */
export interface SuggestionProvider {
  /** URLs without the path of the request, in the order of use */
  endpoints: string[];
  appId: string;
  apiKey: string;
  indexName: string;
  /** timeout for all its endpoints together, in ms */
  patience: number;
}

/** Data that PHP prints for the search form of the header: `Stallkeeper\Tools\Search\View\Suggestions`. */
export interface SuggestionsConfig {
  /** in the order of use: after a hosted provider, the site's own engine may follow */
  sources: SuggestionProvider[];
  /** search parameters in the provider's names, without the query */
  params: Record<string, unknown>;
  minCharacters: number;
  debounceMs: number;
  /** announcements for 0, 1, 2 … suggestions, up to the maximum */
  said: string[];
  /** labels by post type */
  kinds: Record<string, string>;
}

export interface Suggestion {
  parts: Part[];
  href: string;
  kind: string;
}

/** @returns null for unknown data, such as in a cached page of another version */
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

/** The URL of a request. Credentials are in the query string, so that the browser needs no preflight request. */
export function requestUrl(endpoint: string, { appId, apiKey }: SuggestionProvider): string {
  const keys = new URLSearchParams({ 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey });
  // With plain permalinks the REST URL already has a query string.
  return `${endpoint}/1/indexes/*/queries${endpoint.includes('?') ? '&' : '?'}${keys.toString()}`;
}

export const requestBody = (
  { indexName }: SuggestionProvider,
  { params }: SuggestionsConfig,
  query: string,
): string => JSON.stringify({ requests: [{ indexName, query, ...params }] });

/** @param response untrusted response of the provider; hits without a URL or a title are ignored */
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
 * @param active index of the active suggestion; -1: the input
 * @returns null for other keys
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
