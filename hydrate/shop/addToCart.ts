import { painted } from '../lib/afterPaint';
import { isPlainClick } from '../lib/isPlainClick';
import { announceAdded as openCart, type Added } from '../cart/cartEvents';
import { showError } from '../cart/formMessage';
import { announce, cartStatus, showViewLink } from './cartFeedback';
import { addToCart, isDisconnected, showCart, type CartResponse } from './cartRequest';
import { listTexts } from './listTexts';
import { announceAdded, announceRequest, dataOf, isAllowed, isScriptLoaded } from './wooCommerceScript';

/**
 * Adds a product to the cart without a page load when the visitor clicks the button in a list. A message of the
 * shop, for example that the product is sold out, is shown beside the button, and so is a missing connection. If the request
 * fails otherwise, the browser follows the link.
 */
export function addWithoutPageLoad(element: HTMLElement): void {
  // Without the status element, WooCommerce's setting for buttons in lists is off.
  if (!(element instanceof HTMLAnchorElement) || !cartStatus()) {
    return;
  }
  element.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event) || isScriptLoaded()) {
      return;
    }
    event.preventDefault();
    if (element.ariaBusy !== 'true' && isAllowed(element)) {
      add(element).catch(console.warn);
    }
  });
}

async function add(button: HTMLAnchorElement): Promise<void> {
  const text = button.textContent;
  button.ariaBusy = 'true';
  button.classList.add('loading');
  setText(button, listTexts()['adding'] ?? text);
  document.querySelector('[data-part="cart-message"]')?.remove();
  // Starting a request takes several milliseconds on a phone. The busy button is painted first.
  await painted();
  try {
    const response = await send(button).catch((error: unknown) => explain(button, error));
    // An error of another script after the request must not add the product again.
    if (response) showAdded(response, button, { product: button.dataset['product_id'] });
  } finally {
    button.ariaBusy = null;
    button.classList.remove('loading');
    setText(button, text);
  }
}

/** Keeps the text node if it is the only child: inserting a node makes browsers check the `:has()` rules of all ancestors. */
function setText(button: HTMLElement, text: string): void {
  const { firstChild: node } = button;
  if (node instanceof Text && node.nextSibling === null) node.data = text;
  else button.textContent = text;
}

async function send(button: HTMLAnchorElement): Promise<CartResponse> {
  // Each data attribute is a field, including those that plugins add: `data-product_id="7"` becomes product_id=7.
  const fields = Object.assign({}, dataOf(button), button.dataset);
  announceRequest(button, fields);
  return addToCart(location.href, fields);
}

/**
 * Shows that a product is in the cart.
 *
 * @param button has added it
 * @param added for the cart beside the page
 */
export function showAdded(response: CartResponse, button: HTMLElement, added: Added): void {
  const { cart, redirect, cookies } = cartStatus()?.dataset ?? {};
  if (cart !== undefined && redirect !== undefined) {
    location.assign(cart);
    return;
  }
  if (!navigator.cookieEnabled) {
    showError(button, cookies);
    return;
  }
  showCart(response);
  announce(button);
  showViewLink(button);
  announceAdded(response, button);
  openCart(button, added);
}

/** Shows why the request failed. If the shop gives no reason, the browser follows the link. */
async function explain(button: HTMLAnchorElement, error: unknown): Promise<void> {
  if (isDisconnected(error)) {
    showError(button, cartStatus()?.dataset['failed']);
    return;
  }
  try {
    const { explainRefusal } = await import(/* webpackChunkName: "cart-drawer" */ '../cart/drawer');
    await explainRefusal(button);
  } catch {
    location.assign(button.href);
  }
}
