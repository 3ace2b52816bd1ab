import type { Props } from './attributes';

/** What React adds to the elements that a template marks with `data-part`. */
export type Parts = Readonly<Record<string, Props | undefined>>;

export interface RenderOptions {
  parts: Parts;
  /** A translator of the browser has changed texts of the page: React keeps them and does not report differences. */
  isTranslated?: boolean;
  /** Whether the page still has the comments around a boundary's content; without them React must not look for any. */
  hasBoundary?: boolean;
}
