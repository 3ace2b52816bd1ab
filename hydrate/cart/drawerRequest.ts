import { requestCart, type CartResponse } from '../shop/cartRequest';

const CONTENT = '[data-part="cart-drawer-content"]';

/** The fragments of other parts of the page, and the new content of the drawer. */
interface DrawerResponse extends CartResponse {
  content: HTMLElement;
}

/**
 * Requests the cart beside the page. PHP handles the fields and parameters like those of a form or link of WooCommerce,
 * and then answers with the new cart.
 *
 * @param fields of the form of a product or of the cart
 * @param parameters of the link that removes or restores a line
 * @throws if the request fails or the response contains no cart
 */
export function requestDrawer(
  fields: FormData | URLSearchParams = new URLSearchParams(),
  parameters: URLSearchParams = new URLSearchParams(),
): Promise<DrawerResponse> {
  const url = new URL(location.href);
  url.hash = '';
  url.search = '?wc-ajax=stallkeeper_cart&again';
  // WooCommerce redirects to the referrer after it has handled a form. It ignores the address of the request itself.
  fields.set('_wp_http_referer', url.pathname + url.search);
  return requestCart(location.href, 'stallkeeper_cart', fields, parameters).then(withContent);
}

function withContent({ fragments, ...cart }: CartResponse): DrawerResponse {
  const { [CONTENT]: html = '', ...others } = fragments;
  const content = new DOMParser().parseFromString(html, 'text/html').querySelector<HTMLElement>(CONTENT);
  if (content === null) throw new Error('The response contains no drawer');
  return { ...cart, fragments: others, content };
}
