import type { ReactElement } from 'react';

export type Piece = string | ReactElement;

/** Joins adjacent texts and removes empty ones, because an HTML parser creates one text node for them. */
export function mergeTexts(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') {
      merged[merged.length - 1] = last + piece;
    } else if (piece !== '') {
      merged.push(piece);
    }
  }
  return merged;
}

export function keyOf(item: unknown): string | null {
  const key = typeof item === 'object' && item !== null && 'key' in item ? item.key : null;
  return typeof key === 'string' && key !== '' ? key : null;
}

/** Removes NUL and converts CR to LF, as the HTML parser does with the page that PHP sent. */
export function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).replace(/\0/g, '').replace(/\r\n?/g, '\n')
    : '';
}
