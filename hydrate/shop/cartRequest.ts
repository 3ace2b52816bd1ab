/** What the shop answers: the parts of the page that show the cart, by CSS selector, or where to read what went wrong. */
export interface CartAnswer {
  fragments: Record<string, string>;
  cartHash: string;
}

/**
 * Puts a product into the cart by WooCommerce's own address for scripts, which needs no nonce and therefore also works
 * on a page from a cache.
 *
 * @param page the address of the page that the visitor is on
 * @param fields what the button says: product_id, quantity and its other data attributes
 * @throws when the shop refuses, cannot be reached, or answers with something else than a cart
 */
export async function addToCart(page: string, fields: URLSearchParams): Promise<CartAnswer> {
  const address = new URL(page);
  address.search = '?wc-ajax=add_to_cart';
  address.hash = '';
  const response = await fetch(address, { method: 'POST', body: fields, credentials: 'same-origin' });
  const answer: unknown = await response.json();
  if (!isObject(answer) || !isObject(answer['fragments'])) {
    throw new Error('The shop did not take the product');
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
