/**
 * Data for the URLs of queries and result pages. The PHP counterpart is
 * `Stallkeeper\Render\Search\SearchAddress`.
 */
export interface SearchAddress {
  path: string;
  /** URL parameter of the query; '' if the page determines the query */
  queryName: string;
  pageName: string;
  /** names and values that are part of every URL */
  parameters?: readonly (readonly [name: string, value: string])[];
}

/** URL parameter of the type of results, such as products. */
export const TYPE_PARAMETER = 'shop_type';

/** A hidden field of a form. */
export interface HiddenFieldView {
  key: string;
  name: string;
  value: string;
}

/** Hidden fields with which a form preserves these parameters. */
export const hiddenFields = (pairs: NonNullable<SearchAddress['parameters']>): HiddenFieldView[] =>
  pairs.map(([name, value]) => ({ key: `${name}=${value}`, name, value }));

/** @param page page number, starting at 0 as in the provider's API; in URLs it starts at 1 */
export function searchUrl(address: SearchAddress, query: string, page = 0): string {
  const pairs: string[] = [];
  if (address.queryName !== '' && (query !== '' || address.queryName === 's')) {
    pairs.push(`${address.queryName}=${encode(query)}`);
  }
  for (const [name, value] of address.parameters ?? []) {
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
