import { type SlideRange, clampIndex } from './slideRange';

/** A finger that moves less has not swiped. */
export const MIN_SWIPE_PX = 24;

/**
 * Returns the index after a swipe: the dragged distance in slides, rounded up.
 *
 * @param draggedPx to the right is positive, in every direction of writing
 * @param stepPx from one slide to the next
 */
export function indexAfterSwipe(
  range: SlideRange,
  at: number,
  draggedPx: number,
  stepPx: number,
  isRtl: boolean,
): number {
  if (Math.abs(draggedPx) < MIN_SWIPE_PX || !(stepPx > 0)) return at;
  const slides = (isRtl ? draggedPx : -draggedPx) / stepPx;
  return clampIndex(range, at + (slides > 0 ? Math.ceil(slides) : Math.floor(slides)));
}
