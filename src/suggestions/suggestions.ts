import { allowUrl } from '../lib/url';
import { highlightParts, partsText, type Part } from '../search/viewModels/highlight';
import type { ReportSettings } from '../search-report/reportSettings';
import { linksViewModel, type LinkGroupView } from '../links/linksViewModel';
import { searchUrl, type SearchAddress } from '../search/routing/searchAddress';
import { listAt, numberAt, textAt, textsAt } from '../search/viewModels/untrustedData';
import { totalText, type PluralTexts } from '../search/viewModels/texts';

/** A search provider or the built-in engine. */
export interface SuggestionProvider {
  /** URLs without the path of the request, in the order of use */
  endpoints: string[];
  appId: string;
  apiKey: string;
  indexName: string;
  /** timeout for all its endpoints together, in ms */
  timeoutMs: number;
}

/** Data that PHP prints for a search form: `Stallkeeper\Tools\Suggestions\Suggestions` and `FormSuggestions`. */
export interface SuggestionsConfig {
  /** in the order of use: after a hosted provider, the built-in engine may follow */
  sources: SuggestionProvider[];
  /** search parameters in the provider's names, without the query */
  params: Record<string, unknown>;
  /** maximum of suggested hits; missing in cached pages of older versions */
  maxHits?: number;
  minCharacters: number;
  debounceMs: number;
  /** announcements for 0, 1, 2 … suggestions, up to the maximum */
  announcements: string[];
  /** what counts searches; null: the search report is off */
  report?: ReportSettings | null;
  /** labels by post type */
  kinds: Record<string, string>;
  /** the link to all results; missing in cached pages of older versions */
  all?: { texts: PluralTexts; address: SearchAddress };
  /** categories, brands and pages; null where they are off, missing in cached pages of older versions */
  links?: {
    /** the REST route `stallkeeper/v1/links` */
    url: string;
    /** headings by kind */
    titles: Record<string, string>;
    /** maximum of links in a group */
    maxPerGroup: number;
    /** read out before the number of posts and products of a link */
    countLabel: string;
  } | null;
  /** accessible name of the list; missing where PHP prints the list */
  label?: string;
  /** names of the form's fields that limit the search in a way that the suggestions do not know */
  limits?: string[];
}

export interface Suggestion {
  parts: Part[];
  href: string;
  objectID: string;
  kind: string;
  /** name of its first category; '' without one */
  category: string;
  /** price text of a product, as in the results; '' without one */
  price: string;
  /** URL of a product's image; '' without one */
  picture: string;
}

/** The suggestions of a query. */
export interface Suggestions {
  hits: Suggestion[];
  /** categories, brands and pages, which arrive after the hits */
  groups: LinkGroupView[];
  /** the link to all results; null without results */
  all: { text: string; href: string } | null;
}

export const NO_SUGGESTIONS: Suggestions = { hits: [], groups: [], all: null };

/** @returns null for unknown data, such as in a cached page of another version */
export function parseConfig(json: string): SuggestionsConfig | null {
  try {
    const config = JSON.parse(json) as Partial<SuggestionsConfig> | null;
    return Array.isArray(config?.sources) && Array.isArray(config.announcements)
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
export function parseSuggestions(response: unknown, config: SuggestionsConfig, query: string): Suggestions {
  const result = listAt(response, 'results')[0];
  const { all, links, maxHits } = config;
  const hits = listAt(result, 'hits')
    // Pages follow in a group.
    .filter((hit) => links?.titles[textAt(hit, 'post_type')] === undefined)
    .slice(0, maxHits)
    .map((hit) => suggestion(hit, config))
    .filter(({ parts, href }) => href !== '' && partsText(parts).trim() !== '');
  const count = Math.max(hits.length, numberAt(result, 'nbHits'));
  return {
    hits,
    groups: [],
    all:
      all === undefined || count === 0
        ? null
        : {
            text: totalText(all.texts, result, count),
            href: searchUrl(all.address, query),
          },
  };
}

/** @param groups untrusted response of the links route */
export function parseGroups(groups: unknown, { links, all }: SuggestionsConfig): LinkGroupView[] {
  if (!links || !all) return [];
  return (linksViewModel(groups, links.titles, all.texts)?.groups ?? []).map((group) => ({
    ...group,
    links: group.links.slice(0, links.maxPerGroup),
  }));
}

/** @returns number of suggestions, without the link to all results */
export const countSuggestions = ({ hits, groups }: Suggestions): number =>
  groups.reduce((count, { links }) => count + links.length, hits.length);

function suggestion(hit: unknown, { kinds }: SuggestionsConfig): Suggestion {
  const title = textAt(hit, '_highlightResult', 'post_title', 'value') || textAt(hit, 'post_title');
  const type = textAt(hit, 'post_type');
  const [category = ''] = textsAt(hit, 'taxonomies', type === 'product' ? 'product_cat' : 'category');
  return {
    parts: highlightParts(title),
    href: allowUrl(textAt(hit, 'permalink')),
    objectID: textAt(hit, 'objectID'),
    kind: (Object.hasOwn(kinds, type) ? kinds[type] : null) ?? '',
    category,
    price: textAt(hit, 'price_text'),
    picture: allowUrl(textAt(hit, 'image', 'src')),
  };
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
