import type { ValueSearch } from '../filters/filtersViewModel';
import type { SearchAddress } from './routing/searchAddress';
import type { ReportSettings } from '../search-report/reportSettings';
import type { FilterList, Refinements } from '../filters/refinements';
import type { TypingLimits } from './widgets/debouncedQuery';
import type { SearchSettings } from './settings';
import type { HitFields } from './viewModels/hitFields';
import type { SearchTexts } from './viewModels/texts';

/** Data that PHP prints for a widget: `Stallkeeper\Tools\Search\Widget\SearchWidget`. */
export interface PageData {
  version: number;
  lang: string;
  query: string;
  /** page number, starting at 0 */
  page: number;
  action: string;
  notices: string[];
  /** message that explains why PHP did not search, for example the rate limit; null if it searched */
  refusal?: string | null;
  settings: SearchSettings;
  /** fields of hits that the templates can print, with those of the shop */
  hitFields: HitFields;
  texts: SearchTexts;
  address: SearchAddress;
  /** search parameters in the provider's names, without query and page */
  params: Record<string, unknown>;
  /** URLs of the built-in engine; null: the hosted provider is used */
  endpoints: { light: string; rest: string } | null;
  /** limits that prevent a search for each typed character */
  typingLimits: TypingLimits;
  /**
   * the hosted provider of the site's settings; null: the built-in engine, or a provider that only the
   * widget specifies
   */
  hosted: {
    /** custom hosts of the provider; empty: the default hosts */
    hosts: string[];
    /** URL of the module with the client of a provider that has its own protocol; '': Algolia's protocol */
    module?: string;
    /** the built-in engine, used if the provider fails; null: no fallback */
    fallback: {
      appId: string;
      apiKey: string;
      indexName: string;
      endpoints: { light: string; rest: string };
      more: Record<string, unknown>;
    } | null;
  } | null;
  /** settings of the search report; null: the report is off or the page determines the query */
  report?: ReportSettings | null;
  /** the provider's result; null: PHP did not search */
  result: Record<string, unknown> | null;
  /**
   * filters and sort orders, and the results of the additional requests that count them; null on pages
   * without filters
   */
  filters: {
    list: FilterList;
    selected: Refinements;
    results: Record<string, unknown>[];
    valueSearch?: ValueSearch | null;
  } | null;
  /** types of results in their order; null outside the results page */
  types: SearchedType[] | null;
  /** key of the type whose list PHP has rendered: `params`, `result` and `filters` are its own */
  type: string;
  /** whether the visitor has chosen the type */
  isTypeChosen: boolean;
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

/** One type of results, such as products. */
export interface SearchedType {
  /** value of the URL parameter; '' for the type that needs no parameter */
  key: string;
  label: string;
  /** search parameters in the provider's names, without the query */
  params: Record<string, unknown>;
  /** the provider's result; null: PHP did not search, or it is the type that PHP has rendered */
  result: Record<string, unknown> | null;
}

/** Version of the data that this script supports. A cached page may contain another version. */
export const DATA_VERSION = 6;

/** @returns null for invalid data or another version */
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
