import { isPlainClick } from '../lib/isPlainClick';
import { cartStatus } from './cartFeedback';

/**
 * Opens the options of a variable product in a dialog. Its script is loaded when the visitor presses a button for the
 * first time. If it cannot be loaded, the browser follows the link to the page of the product.
 */
export function loadQuickAdd(link: HTMLElement): void {
  // Without the status element, WooCommerce's setting for buttons in lists is off.
  if (!(link instanceof HTMLAnchorElement) || !cartStatus()) return;
  link.ariaHasPopup = 'dialog';
  link.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    if (link.ariaBusy === 'true') return;
    link.ariaBusy = 'true';
    import(/* webpackChunkName: "quick-add" */ '../quick-add/quickAdd')
      .then(({ openQuickAdd }) => openQuickAdd(link))
      .catch((error: unknown) => {
        console.warn(error);
        location.assign(link.href);
      })
      .finally(() => {
        link.ariaBusy = null;
      });
  });
}
