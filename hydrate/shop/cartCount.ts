import { readCart, showCart } from './cartRequest';

/** WooCommerce sets this cookie, readable by scripts, while there is something in the cart. */
const HAS_ITEMS = /(?:^|;\s*)woocommerce_items_in_cart=1/;

/**
 * Updates the cart link on a page from a shared cache, which shows an empty cart to all visitors. An uncached page shows
 * the correct number without a script.
 */
export function updateCartCount(link: HTMLElement): void {
  if (link.dataset['empty'] !== undefined && HAS_ITEMS.test(document.cookie)) {
    // The number is right on the next page that is not from a cache.
    readCart(location.href).then(showCart).catch(console.warn);
  }
}
