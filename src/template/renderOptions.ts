import type { Props } from './attributes';

/** Props for the elements that a template marks with `data-part`. */
export type Parts = Readonly<Record<string, Props | undefined>>;

export interface RenderOptions {
  parts: Parts;
  /**
   * Whether the browser has translated the page. React then keeps the texts and does not report mismatches.
   */
  isTranslated?: boolean;
  /**
   * Whether the page still has the comments of boundaries. Without them, React must not hydrate a boundary.
   */
  hasBoundary?: boolean;
}
