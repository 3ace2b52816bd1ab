import { ADDRESS_WEIGHT, clean, VALUE_WEIGHT } from './text';

/** The parts and their values, in the cookie format of WooCommerce's sourcebuster. The PHP twin is `Cookies`. */
export const PARTS: Readonly<Record<string, string>> = {
  current: 'typ src mdm cmp cnt trm id plt fmt tct',
  current_add: 'fd ep rf',
  first: 'typ src mdm cmp cnt trm id plt fmt tct',
  first_add: 'fd ep rf',
  session: 'pgs cpg',
  udata: 'vst uag',
  promo: 'code',
};
export const PREFIX = 'sbjs_';
export const DELIMITER = '|||';

const TYPES = /(^|\|{3})typ=(utm|organic|referral|typein)(\|{3}|$)/;
const LONGEST = 4096;
const COUNTS = 'pgs vst';
const ADDRESSES = 'ep rf cpg uag';

export type Memory = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * @param header as `document.cookie` gives it
 * @returns the parts' raw texts; those that nobody can have written but by hand are left out
 */
export function rawParts(header: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const pair of header.split('; ')) {
    const [name = '', value = ''] = pair.split('=');
    const text = value.length <= 3 * LONGEST ? decodeOnce(value) : '';
    if (name.startsWith(PREFIX) && text !== '' && text.length <= LONGEST && !parts.has(name.slice(5))) {
      parts.set(name.slice(5), text);
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
  return parts.has('current')
    ? Object.fromEntries(
        [...parts].flatMap(([name, text]) => {
          const keys = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
          return keys === undefined ? [] : [[name, values(text, keys.split(' '))]];
        }),
      )
    : null;
}

function values(text: string, keys: string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const pair of text.split(DELIMITER)) {
    const [key = '', ...rest] = pair.split('=');
    if (keys.includes(key) && !Object.hasOwn(found, key)) {
      const value = decodeOnce(rest.join('='));
      found[key] = COUNTS.includes(key)
        ? String(countOf(value))
        : clean(value, ADDRESSES.includes(key) ? ADDRESS_WEIGHT : VALUE_WEIGHT);
    }
  }
  return found;
}

/** A count that somebody has written over begins anew. */
export const countOf = (text: string): number => (/^\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : 1);

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
