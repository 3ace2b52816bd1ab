import { makePart, partsText, type Part } from './highlight';

export const ELLIPSIS = '…';

const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
/** In scripts that are written without spaces every letter counts as a word; else a Chinese post would be one word long. */
const WORD = new RegExp(String.raw`[${UNSPACED}]|[^ \t\r\n${UNSPACED}]+`, 'gu');

/**
 * Cuts marked text to a number of words (docs/specification.md, HIT-7). The PHP twin is `Stallkeeper\Render\Text\Excerpt`.
 *
 * @param words how many to keep, at least 1
 * @returns parts that end with an ellipsis where something was cut
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
  const kept: Part[] = [];
  let left = length;
  for (const part of parts) {
    const text = partsText([part]).slice(0, left);
    if (text === '') {
      break;
    }
    kept.push(makePart(text, part.isMarked));
    left -= text.length;
  }
  return kept;
}
