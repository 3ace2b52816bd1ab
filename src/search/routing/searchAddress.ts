/** Makes the addresses of queries and pages of results. The PHP twin is `Stallkeeper\Render\Search\SearchAddress`. */
export interface SearchAddress {
  path: string;
  /** parameter of the query; '' where the page decides what is searched for */
  queryName: string;
  pageName: string;
  /** names and values that every address of this place carries along */
  kept?: readonly (readonly [name: string, value: string])[];
}

/** A hidden field of a form. */
export interface HiddenFieldView {
  key: string;
  name: string;
  value: string;
}

/** What an address carries along, for a form that leads to it. */
export const hiddenFields = (pairs: NonNullable<SearchAddress['kept']>): HiddenFieldView[] =>
  pairs.map(([name, value]) => ({ key: `${name}=${value}`, name, value }));

/** @param page counted from 0, as the provider does; addresses count from 1 */
export function searchUrl(address: SearchAddress, query: string, page = 0): string {
  const pairs: string[] = [];
  if (address.queryName !== '' && (query !== '' || address.queryName === 's')) {
    pairs.push(`${address.queryName}=${encode(query)}`);
  }
  for (const [name, value] of address.kept ?? []) {
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

/** @returns query and page (from 0) of an address; what is missing, negative or no number is the first page of everything */
export function parseSearchUrl(address: SearchAddress, search: string): { query: string; page: number } {
  const params = new URLSearchParams(search);
  const page = Number(params.get(address.pageName) ?? '1');
  return {
    query: params.get(address.queryName) ?? '',
    page: Number.isInteger(page) && page > 1 ? page - 1 : 0,
  };
}

/** As PHP's rawurlencode; half a surrogate pair, which no address can carry, becomes the replacement character. */
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
