export const NONE = '(none)';

/** How much a value may weigh, so that the fullest cookie stays below 4096 bytes; see the PHP twin, `Text`. */
export const VALUE_WEIGHT = 380;
export const ADDRESS_WEIGHT = 1700;
const QUERY_LENGTH = 8192;

/** @returns the raw text itself where it is not percent-encoded UTF-8 */
export function decode(raw: string, spaced = raw.replaceAll('+', ' ')): string {
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** A letter or digit weighs 1, any other character 5 per byte: what it takes in a cookie. */
export function clean(text: string, weight: number): string {
  let left = weight;
  let kept = '';
  // eslint-disable-next-line no-control-regex
  for (const character of text.replace(/[\x00-\x1f\x7f]+/g, '').replace(/^ +| +$/g, '')) {
    const code = character.codePointAt(0) ?? 0;
    left -= /[\w.-]/.test(character) ? 1 : 5 * (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
    if (left < 0) {
      break;
    }
    kept += character;
  }
  return kept.replace(/ +$/, '');
}

/** Query parameters by name, each with its first raw value. A Map: a parameter may be called `constructor`. */
export function params(query: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const pair of query.slice(0, QUERY_LENGTH).split('&')) {
    const [name = '', ...value] = pair.split('=');
    if (!found.has(name)) {
      found.set(name, value.join('='));
    }
  }
  return found;
}
