/** The parts of the page that show the cart, by CSS selector. */
export interface CartResponse {
  fragments: Record<string, string>;
  cartHash: string;
}

/**
 * Puts a product into the cart.
 *
 * @param page the address of the page that the visitor is on
 * @param fields what the button says: product_id, quantity and its other data attributes
 * @throws when the shop refuses, cannot be reached, or answers with something else than a cart
 */
export const addToCart = (page: string, fields: URLSearchParams): Promise<CartResponse> =>
  requestCart(page, 'add_to_cart', fields);

/**
 * Asks for the visitor's own cart.
 *
 * @param page the address of the page that the visitor is on
 * @throws as {@link addToCart}
 */
export const readCart = (page: string): Promise<CartResponse> =>
  requestCart(page, 'get_refreshed_fragments', new URLSearchParams());

/** WooCommerce's addresses for scripts need no nonce, so they also work from a page that a cache has stored. */
async function requestCart(page: string, action: string, body: URLSearchParams): Promise<CartResponse> {
  const address = new URL(page);
  address.search = `?wc-ajax=${action}`;
  address.hash = '';
  const response = await fetch(address, { method: 'POST', body, credentials: 'same-origin' });
  const answer: unknown = await response.json();
  if (!isObject(answer) || !isObject(answer['fragments'])) {
    throw new Error('The shop did not answer with a cart');
  }
  const fragments = Object.entries(answer['fragments']).filter(
    (fragment): fragment is [string, string] => typeof fragment[1] === 'string',
  );
  const hash = answer['cart_hash'];

  return { fragments: Object.fromEntries(fragments), cartHash: typeof hash === 'string' ? hash : '' };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Puts the parts of the page that show the cart in the place of those that are there. */
export function showCart({ fragments }: CartResponse): void {
  for (const [selector, html] of Object.entries(fragments)) {
    for (const place of document.querySelectorAll(selector)) {
      place.outerHTML = html;
    }
  }
}
