import { type SlideRange, clampIndex } from './slideRange';

/** Shorter movements are not swipes. */
const MIN_SWIPE_PX = 24;

/**
 * Returns the index after a swipe: the dragged distance in slides, rounded up.
 *
 * @param draggedPx positive to the right, also in right-to-left languages
 * @param stepPx distance between two slides
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
