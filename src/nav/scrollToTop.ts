/** How long the way back to the top takes (spec section 9). */
export const WAY_TO_TOP_MS = 700;

/** Until here the way back to the top is hidden (spec section 9), in pixels. */
export const NEAR_TOP_PX = 900;

/**
 * Where the page stands on its way to the top: it sets off and arrives gently.
 *
 * @param from where it began, in pixels
 * @param elapsedMs since then
 * @returns pixels from the top; 0 at the end and after it
 */
export function scrollTopAt(from: number, elapsedMs: number): number {
  const done = Math.min(1, Math.max(0, elapsedMs / WAY_TO_TOP_MS));
  return from * (1 - (done < 0.5 ? 2 * done ** 2 : 1 - 2 * (1 - done) ** 2));
}
