/**
 * Event on the button or form that has added a product. It bubbles. The shop's script then opens the cart beside the page,
 * unless the theme's setting is off:
 *
 *     button.dispatchEvent(new CustomEvent('stallkeeper-added', { bubbles: true, detail: { product: 7 } }));
 */
export const ADDED = 'stallkeeper-added';

export interface Added {
  /** ID of the product or variation, whose line is marked */
  product?: string | number | undefined;
  /** new content of the dialog, if there is one already */
  content?: HTMLElement | undefined;
}

export const announceAdded = (element: Element, detail: Added): boolean =>
  element.dispatchEvent(new CustomEvent(ADDED, { bubbles: true, detail }));
