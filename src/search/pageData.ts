import type { FacetSearch } from './refinements/facetsViewModel';
import type { SearchAddress } from './routing/searchAddress';
import type { ReportSettings } from './report/reportSettings';
import type { FacetList, Refinements } from './refinements/refinements';
import type { TypingLimits } from './widgets/debouncedQuery';
import type { SearchSettings } from './settings';
import type { SearchTexts } from './viewModels/texts';

/** What PHP wrote beside a widget; made by `Stallkeeper\Tools\Search\View\SearchWidget`. */
export interface PageData {
  version: number;
  lang: string;
  query: string;
  /** counted from 0 */
  page: number;
  action: string;
  notices: string[];
  /** why PHP did not make the search, such as too many of them; null where it did */
  refusal?: string | null;
  settings: SearchSettings;
  texts: SearchTexts;
  address: SearchAddress;
  /** search parameters in the provider's names, without query and page */
  params: Record<string, unknown>;
  /** the site's own engine; null: the hosted provider is asked through its own hosts */
  endpoints: { light: string; rest: string } | null;
  /** what keeps typing from costing a search for each letter */
  guards: TypingLimits;
  /** the provider that the owner chose; null: this site's own engine, or a provider that only the widget's author names */
  hosted: {
    /** the owner's own addresses of the provider; empty: the provider's */
    hosts: string[];
    /** this site's own engine, for when the provider does not answer; null where it cannot run */
    fallback: {
      appId: string;
      apiKey: string;
      indexName: string;
      endpoints: { light: string; rest: string };
      more: Record<string, unknown>;
    } | null;
  } | null;
  /** what counts searches; null: the report is off or the page sets the query */
  report?: ReportSettings | null;
  answer: Record<string, unknown> | null;
  /** what can be chosen, and the answers that count it beside the first; null where there is nothing to choose */
  faceted: {
    list: FacetList;
    chosen: Refinements;
    answers: Record<string, unknown>[];
    find?: FacetSearch | null;
  } | null;
  /** asked beside the posts, in the same call; null where none are shown */
  products: { params: Record<string, unknown>; answer: Record<string, unknown> | null } | null;
  /** categories, brands and pages that match the query; missing in cached pages of older versions */
  links?: {
    /** the REST route `stallkeeper/v1/links` */
    url: string;
    /** headings by kind, in the order of the groups */
    titles: Record<string, string>;
    /** the query of the groups */
    query: string;
    groups: unknown[];
  } | null;
}

/** The form of the data that this script understands. A page from a cache may carry another. */
export const DATA_VERSION = 3;

/** @returns null for what this script does not understand */
export function parsePageData(json: string): PageData | null {
  try {
    const data: unknown = JSON.parse(json);
    return typeof data === 'object' && data !== null && 'version' in data && data.version === DATA_VERSION
      ? (data as PageData)
      : null;
  } catch {
    return null;
  }
}
