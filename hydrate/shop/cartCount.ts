import { readCart, showCart } from './cartRequest';

/** WooCommerce sets this cookie, readable by scripts, while there is something in the cart. */
const HAS_ITEMS = /(?:^|;\s*)woocommerce_items_in_cart=1/;

/**
 * Corrects the link to the cart in a page that a shared cache has stored: that page shows an empty cart to everybody.
 * A page for this visitor alone shows the right number without a script.
 */
export function showOwnCount(link: HTMLElement): void {
  if (link.dataset['empty'] !== undefined && HAS_ITEMS.test(document.cookie)) {
    // The number is right on the next page that is not from a cache.
    readCart(location.href).then(showCart).catch(console.warn);
  }
}
