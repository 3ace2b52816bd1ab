/** Fields of a request by name. */
export type CartFields = Record<string, unknown>;

/** WooCommerce's response for the cart. */
export interface CartResponse {
  /** HTML by CSS selector of the elements that it replaces */
  fragments: Record<string, string>;
  cartHash: string;
}

/** No response: the shop may have handled the request or not, so it must not be sent again without being asked. */
class ConnectionError extends Error {}

export const isDisconnected = (error: unknown): boolean => error instanceof ConnectionError;

/**
 * Adds a product to the cart.
 *
 * @param page URL of the current page
 * @param fields data attributes of the button, such as product_id and quantity
 * @throws if the request fails or the response contains no cart, for example because the product is not
 *   available
 */
export const addToCart = (page: string, fields: CartFields): Promise<CartResponse> =>
  requestCart(page, 'add_to_cart', new URLSearchParams(Object.entries(fields).filter(isText)));

/**
 * Requests the visitor's cart.
 *
 * @param page URL of the current page
 * @throws if the request fails or the response contains no cart
 */
export const readCart = (page: string): Promise<CartResponse> =>
  requestCart(page, 'get_refreshed_fragments', new URLSearchParams());

/**
 * Requests an endpoint that answers with the cart. WooCommerce's AJAX endpoints need no nonce, so they also work on cached
 * pages. If the shop redirects to another page, the browser opens it.
 *
 * @throws ConnectionError without a response; another error if the response contains no cart
 */
export async function requestCart(
  page: string,
  action: string,
  body: FormData | URLSearchParams,
  parameters = new URLSearchParams(),
): Promise<CartResponse> {
  const url = new URL(page);
  url.search = new URLSearchParams([['wc-ajax', action], ...parameters]).toString();
  url.hash = '';
  const response = await fetch(url, { method: 'POST', body, credentials: 'same-origin' }).catch(
    (cause: unknown) => {
      throw new ConnectionError('The shop cannot be reached', { cause });
    },
  );
  if (response.redirected && !new URL(response.url).searchParams.has('wc-ajax')) {
    location.assign(response.url);
    return new Promise(() => undefined);
  }
  const cart: unknown = await response.json();
  if (!isObject(cart) || !isObject(cart['fragments'])) {
    throw new Error('The response contains no cart');
  }
  const fragments = Object.entries(cart['fragments']).filter(
    (fragment): fragment is [string, string] => typeof fragment[1] === 'string',
  );
  const hash = cart['cart_hash'];

  return { fragments: Object.fromEntries(fragments), cartHash: typeof hash === 'string' ? hash : '' };
}

const isText = (field: [string, unknown]): field is [string, string] =>
  ['string', 'number', 'boolean'].includes(typeof field[1]);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Replaces the elements of the page that show the cart. */
export function showCart({ fragments }: CartResponse): void {
  for (const [selector, html] of Object.entries(fragments)) {
    for (const element of document.querySelectorAll(selector)) {
      element.outerHTML = html;
    }
  }
}
