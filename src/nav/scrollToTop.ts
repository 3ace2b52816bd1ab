/** Duration of the scroll to the top (docs/specification.md, NAV-8). */
export const SCROLL_TO_TOP_MS = 700;

/** The link to the top is hidden above this scroll position (docs/specification.md, NAV-7), in pixels. */
export const NEAR_TOP_PX = 900;

/**
 * Returns the scroll position during the scroll to the top, with easing at both ends.
 *
 * @param from start position in pixels
 * @param elapsedMs time since the start
 * @returns pixels from the top; 0 at the end and after it
 */
export function scrollTopAt(from: number, elapsedMs: number): number {
  const done = Math.min(1, Math.max(0, elapsedMs / SCROLL_TO_TOP_MS));
  return from * (1 - (done < 0.5 ? 2 * done ** 2 : 1 - 2 * (1 - done) ** 2));
}
