/** The same words as in menu.css: 767 pixels are wide (docs/specification.md, NAV-2). */
const WIDE = '(width >= 767px)';

export const isWide = (): boolean => matchMedia(WIDE).matches;

/**
 * Calls back whenever a rotation, a resize or a zoom makes the screen wide or small.
 * @returns stops the calls
 */
export function onWidthChange(run: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', run);
  return () => query.removeEventListener('change', run);
}
