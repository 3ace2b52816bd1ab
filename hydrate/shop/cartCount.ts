import { readCart, showCart } from './cartRequest';

/** WooCommerce sets this cookie while the cart has items. Scripts can read it. */
const HAS_ITEMS = /(?:^|;\s*)woocommerce_items_in_cart=1/;

/**
 * Updates the cart link on a page from a shared cache, which shows an empty cart to all visitors, and on a page to
 * which the visitor goes back. Other pages show the correct number without a script.
 */
export function updateCartCount(link: HTMLElement): void {
  if (link.dataset['empty'] !== undefined && HAS_ITEMS.test(document.cookie)) {
    updateCart();
  }
  addEventListener('pageshow', ({ persisted }) => persisted && updateCart());
}

function updateCart(): void {
  // If the request fails, the next uncached page shows the correct number.
  readCart(location.href).then(showCart).catch(console.warn);
}
