import { isVisible, lastStart, type SlideRange } from '../../src/slider/slideRange';
import { statusNumbers, type StatusTexts, statusText } from '../../src/slider/statusText';
import type { Parts } from './parts';

/** Makes invisible slides inert, so that the keyboard does not reach them. */
export function hideInvisibleSlides(parts: Parts, range: SlideRange, at: number): void {
  parts.slides.forEach((slide, index) => {
    const isHidden = !isVisible(range, at, index);
    // A swipe may hide the focused slide. The focus then moves to the slider.
    if (isHidden && slide.contains(document.activeElement)) keepFocus(parts.list);
    slide.inert = isHidden;
  });
}

/** Updates the visible and the announced slide numbers. */
export function showPosition(parts: Parts, texts: StatusTexts, range: SlideRange, at: number): void {
  hideInvisibleSlides(parts, range, at);
  const words = statusText(texts, range, at);
  if (parts.status.textContent !== words) parts.status.textContent = words;
  parts.count.textContent = statusNumbers(range, at);
  const isMovable = lastStart(range) > 0;
  parts.tools.hidden = !isMovable;
  parts.hint.hidden = isMovable;
}

function keepFocus(list: HTMLElement): void {
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
}
