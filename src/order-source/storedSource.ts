import { ADDRESS_WEIGHT, sanitize, splitOnce, decode, VALUE_WEIGHT } from './safeText';

export const PREFIX = 'sbjs_';
export const DELIMITER = '|||';

const VALID_TYPE = /(^|\|{3})typ=(utm|organic|referral|typein)(\|{3}|$)/;
const MAX_COOKIE_LENGTH = 4096;

/**
 * The parts of the stored source and their values, in the cookie format of WooCommerce's sourcebuster. The
 * PHP counterparts are `StoredSource` and `Cookies`.
 */
export type StoredSource = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * @param header value of `document.cookie`. Of repeated names the last one counts: browsers return the newest
 *   cookie last, and the older one may be of a parent domain, which may be another shop
 * @returns the raw text of each part, without invalid parts
 */
export function parseCookies(header: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const pair of header.split('; ')) {
    const [name, value] = splitOnce(pair, '=');
    const text = decode(fromBase64(value));
    if (name.startsWith(PREFIX) && text && text.length <= MAX_COOKIE_LENGTH) {
      parts.set(name.slice(PREFIX.length), text);
    }
  }
  for (const name of ['current', 'first']) {
    if (!VALID_TYPE.test(parts.get(name) ?? '')) {
      parts.delete(name);
    }
  }
  return parts;
}

/** WooCommerce's filter `wc_order_attribution_use_base64_cookies` changes only new cookies. Other values contain `%`. */
function fromBase64(value: string): string {
  try {
    return /^[A-Za-z0-9+/]+$/.test(value) ? atob(value) : value;
  } catch {
    return value;
  }
}

/** @returns sanitized values; null if the current source is not stored */
export function readStoredSource(header: string): StoredSource | null {
  const parts = parseCookies(header);
  return parts.has('current') ? new Map([...parts].map(([name, text]) => [name, parseValues(text)])) : null;
}

const parseValues = (text: string): Map<string, string> =>
  new Map(
    text
      .split(DELIMITER)
      .reverse()
      .map((pair) => {
        const [key, raw] = splitOnce(pair, '=');
        const value = decode(raw);
        return [
          key,
          /pgs|vst/.test(key)
            ? `${parseCount(value)}`
            : sanitize(value, /ep|rf|cpg|uag/.test(key) ? ADDRESS_WEIGHT : VALUE_WEIGHT),
        ];
      }),
  );

/** An invalid count becomes 1. */
export const parseCount = (text: string): number => (/^\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : 1);
