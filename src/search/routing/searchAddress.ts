/**
 * Data for the URLs of queries and result pages. The PHP counterpart is
 * `Stallkeeper\Render\Search\SearchAddress`.
 */
export interface SearchAddress {
  path: string;
  /** URL parameter of the query; '' if the page determines the query */
  queryName: string;
  pageName: string;
  /** URL parameter of a search for exactly what was typed; missing in cached pages of older versions */
  exactName?: string;
  /** names and values that are part of every URL */
  fixed?: Pairs;
  /** names and values of the selection */
  parameters?: Pairs;
}

type Pairs = readonly (readonly [name: string, value: string])[];

/** Value of the parameter of a search for exactly what was typed. */
const IS_EXACT = '1';

/** URL parameter of the type of results, such as products. */
export const TYPE_PARAMETER = 'shop_type';

/** A hidden field of a form. */
export interface HiddenFieldView {
  key: string;
  name: string;
  value: string;
}

/** Hidden fields with which a form preserves these parameters. */
export const hiddenFields = (pairs: Pairs): HiddenFieldView[] =>
  pairs.map(([name, value]) => ({ key: `${name}=${value}`, name, value }));

/** @param page page number, starting at 0 as in the provider's API; in URLs it starts at 1 */
export function searchUrl(address: SearchAddress, query: string, page = 0): string {
  const pairs: string[] = [];
  if (address.queryName !== '' && (query !== '' || address.queryName === 's')) {
    pairs.push(`${address.queryName}=${encode(query)}`);
  }
  for (const [name, value] of [...(address.fixed ?? []), ...(address.parameters ?? [])]) {
    pairs.push(`${encode(name)}=${encode(value)}`);
  }
  if (page > 0) {
    pairs.push(`${address.pageName}=${page + 1}`);
  }
  if (pairs.length === 0) {
    return address.path;
  }
  return address.path + (address.path.includes('?') ? '&' : '?') + pairs.join('&');
}

/** The address of a search for exactly what was typed, or of one that also finds similar words. */
export function exactAddress(address: SearchAddress, isExact: boolean): SearchAddress {
  const { exactName = '', fixed = [] } = address;
  const others = fixed.filter(([name]) => name !== exactName);
  return { ...address, fixed: isExact ? [...others, [exactName, IS_EXACT]] : others };
}

export const isExactAddress = ({ exactName, fixed = [] }: SearchAddress): boolean =>
  fixed.some(([name, value]) => name === exactName && value === IS_EXACT);

/**
 * @returns the query, '' if it is missing; the page number, starting at 0, which is 0 if it is missing or
 *   invalid
 */
export function parseSearchUrl(address: SearchAddress, search: string): { query: string; page: number } {
  const params = new URLSearchParams(search);
  const page = Number(params.get(address.pageName) ?? '1');
  return {
    query: params.get(address.queryName) ?? '',
    page: Number.isInteger(page) && page > 1 ? page - 1 : 0,
  };
}

/**
 * Encodes like rawurlencode() of PHP. A lone surrogate, which cannot be encoded, becomes the replacement
 * character.
 */
function encode(text: string): string {
  const wellFormed = text.replace(
    /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g,
    '\uFFFD',
  );
  return encodeURIComponent(wellFormed).replace(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
