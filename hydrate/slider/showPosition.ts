import { isSeen, lastStart, type Row } from '../../src/slider/slideRange';
import { statusFigures, type StatusTexts, statusWords } from '../../src/slider/statusText';
import type { Parts } from './parts';

/** The keyboard never comes into a hidden slide. */
export function hideUnseen(parts: Parts, row: Row, at: number): void {
  parts.slides.forEach((slide, index) => {
    const isHidden = !isSeen(row, at, index);
    // A swipe may take away what had focus: the slider keeps it.
    if (isHidden && slide.contains(document.activeElement)) keepFocus(parts.list);
    slide.inert = isHidden;
  });
}

/** Says where the slider stands, to the eye and to the ear. */
export function showPlace(parts: Parts, texts: StatusTexts, row: Row, at: number): void {
  hideUnseen(parts, row, at);
  const words = statusWords(texts, row, at);
  if (parts.status.textContent !== words) parts.status.textContent = words;
  parts.count.textContent = statusFigures(row, at);
  const isMovable = lastStart(row) > 0;
  parts.tools.hidden = !isMovable;
  parts.hint.hidden = isMovable;
}

function keepFocus(list: HTMLElement): void {
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
}
