/** The same media queries as in media.css (docs/specification.md, NAV-2). */
const WIDE = '(width >= 767px)';
const DESKTOP = '(width >= 62rem)';

export const isWide = (): boolean => matchMedia(WIDE).matches;

/** Calls a function when the screen becomes so wide that the catalog can be a column. */
export function onDesktop(run: () => void): void {
  matchMedia(DESKTOP).addEventListener('change', ({ matches }) => {
    if (matches) run();
  });
}

/**
 * Calls a function when the screen changes between wide and small, for example after a rotation or a zoom.
 *
 * @returns removes the listener
 */
export function onWidthChange(run: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', run);
  return () => query.removeEventListener('change', run);
}
