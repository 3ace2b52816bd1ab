import { type Row, within } from './slideRange';

/** A finger that moves less has not swiped. */
export const LEAST_SWIPE_PX = 24;

/**
 * Where a slider goes when a finger is lifted: as far as it was pulled, rounded in its direction.
 *
 * @param pulledPx to the right is positive, in every direction of writing
 * @param stepPx from one slide to the next
 */
export function afterSwipe(row: Row, at: number, pulledPx: number, stepPx: number, isRtl: boolean): number {
  if (Math.abs(pulledPx) < LEAST_SWIPE_PX || !(stepPx > 0)) return at;
  const slides = (isRtl ? pulledPx : -pulledPx) / stepPx;
  return within(row, at + (slides > 0 ? Math.ceil(slides) : Math.floor(slides)));
}
