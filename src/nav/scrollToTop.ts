/** How long the way back to the top takes (docs/specification.md, NAV-8). */
export const SCROLL_TO_TOP_MS = 700;

/** Until here the way back to the top is hidden (docs/specification.md, NAV-7), in pixels. */
export const NEAR_TOP_PX = 900;

/**
 * Returns the scroll position during the scroll to the top, with easing at both ends.
 *
 * @param from where it began, in pixels
 * @param elapsedMs since then
 * @returns pixels from the top; 0 at the end and after it
 */
export function scrollTopAt(from: number, elapsedMs: number): number {
  const done = Math.min(1, Math.max(0, elapsedMs / SCROLL_TO_TOP_MS));
  return from * (1 - (done < 0.5 ? 2 * done ** 2 : 1 - 2 * (1 - done) ** 2));
}
