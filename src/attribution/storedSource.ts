import { ADDRESS_WEIGHT, clean, cut, decode, VALUE_WEIGHT } from './safeText';

export const PREFIX = 'sbjs_';
export const DELIMITER = '|||';

const TYPES = /(^|\|{3})typ=(utm|organic|referral|typein)(\|{3}|$)/;
const LONGEST = 4096;

/** The parts and their values, in the cookie format of WooCommerce's sourcebuster. The PHP twins are `Memory` and `Cookies`. */
export type Memory = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * @param header as `document.cookie` gives it
 * @returns the parts' raw texts; those that nobody can have written but by hand are left out
 */
export function rawParts(header: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const pair of header.split('; ').reverse()) {
    const [name, value] = cut(pair, '=');
    const text = decode(value);
    if (name.startsWith(PREFIX) && text && text.length <= LONGEST) {
      parts.set(name.slice(PREFIX.length), text);
    }
  }
  for (const name of ['current', 'first']) {
    if (!TYPES.test(parts.get(name) ?? '')) {
      parts.delete(name);
    }
  }
  return parts;
}

/** @returns bounded texts, whatever anybody wrote into the cookies; null where the current source is not known */
export function readMemory(header: string): Memory | null {
  const parts = rawParts(header);
  return parts.has('current') ? new Map([...parts].map(([name, text]) => [name, values(text)])) : null;
}

const values = (text: string): Map<string, string> =>
  new Map(
    text
      .split(DELIMITER)
      .reverse()
      .map((pair) => {
        const [key, raw] = cut(pair, '=');
        const value = decode(raw);
        return [
          key,
          /pgs|vst/.test(key)
            ? `${countOf(value)}`
            : clean(value, /ep|rf|cpg|uag/.test(key) ? ADDRESS_WEIGHT : VALUE_WEIGHT),
        ];
      }),
  );

/** A count that somebody has written over begins anew. */
export const countOf = (text: string): number => (/^\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : 1);
