import { UNSPACED_LETTERS } from '../unspacedScripts';
import { makePart, partsText, type Part } from './highlight';

const ELLIPSIS = '…';

/**
 * In scripts without spaces each character counts as a word. Otherwise a Chinese post would be a single word.
 */
const WORD = new RegExp(String.raw`[${UNSPACED_LETTERS}]|[^ \t\r\n${UNSPACED_LETTERS}]+`, 'gu');

/**
 * Shortens highlighted text to a number of words (docs/specification.md, HIT-7). The PHP counterpart is
 * `Stallkeeper\Render\Text\Excerpt`.
 *
 * @param words maximum number of words, at least 1
 * @returns parts; shortened text ends with an ellipsis
 */
export function cutExcerpt(parts: Part[], words: number): { parts: Part[]; isCut: boolean } {
  const found = [...partsText(parts).matchAll(WORD)];
  const last = found[words - 1];
  if (found.length <= words || last === undefined) {
    return { parts, isCut: false };
  }
  return { parts: [...head(parts, last.index + last[0].length), makePart(ELLIPSIS, false)], isCut: true };
}

function head(parts: readonly Part[], length: number): Part[] {
  const result: Part[] = [];
  let remaining = length;
  for (const part of parts) {
    const text = partsText([part]).slice(0, remaining);
    if (text === '') {
      break;
    }
    result.push(makePart(text, part.isMarked));
    remaining -= text.length;
  }
  return result;
}
