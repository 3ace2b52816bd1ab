import { allowUrl } from '../lib/url';
import { highlightParts, partsText, type Part } from '../search/viewModels/highlight';
import { rawList, rawText } from '../search/viewModels/untrustedData';

/** Somebody who can be asked. */
export interface SuggestSource {
  /** tried in this order, each without the call's path */
  endpoints: string[];
  appId: string;
  apiKey: string;
  indexName: string;
  /** all of its endpoints together have so long to answer, in ms */
  patience: number;
}

/** What PHP wrote at the search form of the header: `Stallkeeper\Tools\Search\View\Suggestions`. */
export interface SuggestConfig {
  /** asked in this order: a hosted provider may have this shop's own engine behind it */
  sources: SuggestSource[];
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
export function parseConfig(json: string): SuggestConfig | null {
  try {
    const config = JSON.parse(json) as Partial<SuggestConfig> | null;
    return Array.isArray(config?.sources) && Array.isArray(config.said) ? (config as SuggestConfig) : null;
  } catch {
    return null;
  }
}

/** The address of a call: credentials in the query and a plain body, so that no browser asks for leave first. */
export function callUrl(endpoint: string, { appId, apiKey }: SuggestSource): string {
  const keys = new URLSearchParams({ 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey });
  // With plain permalinks the REST address holds a query already.
  return `${endpoint}/1/indexes/*/queries${endpoint.includes('?') ? '&' : '?'}${keys.toString()}`;
}

export const callBody = ({ indexName }: SuggestSource, { params }: SuggestConfig, query: string): string =>
  JSON.stringify({ requests: [{ indexName, query, ...params }] });

/** @param answer the provider's, of which nothing is certain; a hit without an address or a title is left out */
export function suggestionsOf(answer: unknown, { kinds, said }: SuggestConfig): Suggestion[] {
  return rawList(rawList(answer, 'results')[0], 'hits')
    .slice(0, said.length - 1)
    .map((hit) => {
      const title = rawText(hit, '_highlightResult', 'post_title', 'value') || rawText(hit, 'post_title');
      const type = rawText(hit, 'post_type');
      return {
        parts: highlightParts(title),
        href: allowUrl(rawText(hit, 'permalink')),
        kind: (Object.hasOwn(kinds, type) ? kinds[type] : null) ?? '',
      };
    })
    .filter(({ parts, href }) => href !== '' && partsText(parts).trim() !== '');
}

/**
 * Where the visitor goes in the list by a key: the ARIA Authoring Practices' combobox, whose way leads through the input.
 *
 * @param active the suggestion that has been reached; -1: the input itself
 * @returns null for a key that does nothing here
 */
export function moveBy(key: string, active: number, count: number): number | null {
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
