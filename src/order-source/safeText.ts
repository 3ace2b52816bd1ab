export const NONE = '(none)';

/**
 * Maximum weight of a value. With it the largest cookie stays below 4096 bytes, the limit of browsers. The
 * PHP counterpart is `SafeText`.
 */
export const VALUE_WEIGHT = 380;
export const ADDRESS_WEIGHT = 1700;
const QUERY_LENGTH = 8192;

/** @returns the decoded text; the raw text if it is not percent-encoded UTF-8 */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Removes control characters and limits the length.
 *
 * @param weight maximum weight: a letter or digit counts 1, any other character 5 per byte, like its length
 *   in a cookie
 */
export function sanitize(text: string, weight: number): string {
  let remaining = weight;
  let result = '';
  // eslint-disable-next-line no-control-regex
  for (const character of text.replace(/[\x00-\x1f\x7f]+/g, '').replace(/^ +| +$/g, '')) {
    remaining -= /[\w.-]/.test(character) ? 1 : 5 * encodeURIComponent(character).replace(/%../g, '.').length;
    if (remaining < 0) {
      break;
    }
    result += character;
  }
  return result.replace(/ +$/, '');
}

/**
 * Links in e-mails may contain escaped ampersands.
 *
 * @returns the first raw value of each parameter; a Map, because a parameter may be named `constructor`
 */
export const queryParams = (query: string): Map<string, string> =>
  // A Map keeps the last value of a name, so the order is reversed.
  new Map(
    query
      .slice(0, QUERY_LENGTH)
      .split('&')
      .reverse()
      .map((pair) => splitOnce(pair.replace(/^(amp;)+/, ''), '=')),
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
