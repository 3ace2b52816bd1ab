/** InstantSearch's tags around a match. */
const PRE_TAG = '__ais-highlight__';
const POST_TAG = '__/ais-highlight__';

/** A run of text, and whether it matched the query. */
export interface Part {
  text: string;
  isMarked: boolean;
}

/**
 * Splits highlighted text into plain and marked parts. The PHP counterpart is
 * `Stallkeeper\Render\Text\Highlight`.
 *
 * @returns parts with collapsed white space, so that a minified page does not differ
 */
export function highlightParts(value: string): Part[] {
  const [first = '', ...rest] = value
    .replace(/\0/g, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .split(PRE_TAG);
  const parts: Part[] = [];
  const add = (text: string, isMarked: boolean) => text !== '' && parts.push(makePart(text, isMarked));
  add(first.replaceAll(POST_TAG, ''), false);
  for (const piece of rest) {
    const end = piece.indexOf(POST_TAG);
    // Without an end tag, the match extends to the end of the text.
    add(end < 0 ? piece : piece.slice(0, end), true);
    add(end < 0 ? '' : piece.slice(end).replaceAll(POST_TAG, ''), false);
  }
  return parts;
}

export function makePart(text: string, isMarked: boolean): Part {
  return { text, isMarked };
}

export function partsText(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('');
}
