/** The same words as in menu.css: 767 pixels are wide (docs/specification.md, NAV-2). */
const WIDE = '(width >= 767px)';

export const isWide = (): boolean => matchMedia(WIDE).matches;

/** Calls back whenever a rotation, a resize or a zoom makes the screen wide or small. */
export function onWidthChange(run: () => void): void {
  matchMedia(WIDE).addEventListener('change', run);
}
