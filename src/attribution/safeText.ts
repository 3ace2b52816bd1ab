export const NONE = '(none)';

/** How much a value may weigh, so that the fullest cookie stays below 4096 bytes; see the PHP twin, `Text`. */
export const VALUE_WEIGHT = 380;
export const ADDRESS_WEIGHT = 1700;
const QUERY_LENGTH = 8192;

/** @returns the text itself where it is not percent-encoded UTF-8 */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A letter or digit weighs 1, any other character 5 per byte: what it takes in a cookie. */
export function sanitize(text: string, weight: number): string {
  let remaining = weight;
  let kept = '';
  // eslint-disable-next-line no-control-regex
  for (const character of text.replace(/[\x00-\x1f\x7f]+/g, '').replace(/^ +| +$/g, '')) {
    remaining -= /[\w.-]/.test(character) ? 1 : 5 * encodeURIComponent(character).replace(/%../g, '.').length;
    if (remaining < 0) {
      break;
    }
    kept += character;
  }
  return kept.replace(/ +$/, '');
}

/** Query parameters by name, each with its first raw value. A Map: a parameter may be called `constructor`. */
export const queryParams = (query: string): Map<string, string> =>
  // The last of a name wins in a Map: the first one comes last.
  new Map(
    query
      .slice(0, QUERY_LENGTH)
      .split('&')
      .reverse()
      .map((pair) => splitOnce(pair, '=')),
  );

/** @returns the text before and after the first separator; '' for a missing part */
export function splitOnce(text: string, separator: string): [string, string] {
  const at = `${text}${separator}`.indexOf(separator);
  return [text.slice(0, at), text.slice(at + separator.length)];
}

/** @returns the host in lower case without `www.` and a final dot; '' if it is invalid */
export function normalizeHost(raw: string): string {
  const host = raw.toLowerCase().replace(/^www\.|\.$/g, '');
  return /^[\w-]+(\.[\w-]+)*$/.test(host) && host.length <= 253 ? host : '';
}
