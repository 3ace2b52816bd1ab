import { announce, cartStatus, showViewLink } from './cartFeedback';
import { addToCart, Refusal, showCart, submitToCart, type CartResponse } from './cartRequest';
import { listTexts } from './listTexts';
import { announceAdded, announceRequest, dataOf, isAllowed, isScriptLoaded } from './wooCommerceScript';

/**
 * Adds a product to the cart without a page load when the visitor clicks the button in a list. If the request
 * fails, the browser follows the link, and the next page shows the error message.
 */
export function addWithoutPageLoad(element: HTMLElement): void {
  // Without the status element, WooCommerce's setting for buttons in lists is off.
  if (!(element instanceof HTMLAnchorElement) || !cartStatus()) {
    return;
  }
  element.addEventListener('click', (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (event.defaultPrevented || !isPlain || isScriptLoaded()) {
      return;
    }
    event.preventDefault();
    if (element.ariaBusy !== 'true' && isAllowed(element)) {
      void add(element);
    }
  });
}

async function add(button: HTMLAnchorElement): Promise<void> {
  const text = button.textContent;
  button.ariaBusy = 'true';
  button.classList.add('loading');
  button.textContent = listTexts()['adding'] ?? text;
  button.parentElement?.querySelector('.product-card__problem')?.remove();
  try {
    // Each data attribute is a field, including those that plugins add: `data-product_id="7"` becomes product_id=7.
    const fields = Object.assign({}, dataOf(button), button.dataset);
    announceRequest(button, fields);
    const response = await addToCart(location.href, fields);
    button.classList.remove('loading');
    showAdded(response, button);
  } catch (error) {
    if (!(error instanceof Refusal && (await explain(button)))) location.assign(button.href);
  } finally {
    button.ariaBusy = null;
    button.classList.remove('loading');
    button.textContent = text;
  }
}

/** Shows that a product is in the cart. */
export function showAdded(response: CartResponse, button: HTMLElement): void {
  const { cart, redirect } = cartStatus()?.dataset ?? {};
  if (cart !== undefined && redirect !== undefined) {
    location.assign(cart);
    return;
  }
  showCart(response);
  announce(button);
  showViewLink(button);
  announceAdded(response, button);
}

/**
 * Asks why WooCommerce has refused a product, and shows the answer beside the button.
 *
 * @returns whether there is an answer
 */
async function explain(button: HTMLAnchorElement): Promise<boolean> {
  const { product_id: id = '', quantity = '1' } = button.dataset;
  const answer = await submitToCart(
    location.href,
    new URLSearchParams({ 'add-to-cart': id, quantity }),
  ).catch(() => []);
  if (!Array.isArray(answer)) showAdded(answer, button);
  else if (answer.length > 0) problemOf(button).textContent = answer.join(' ');
  return !Array.isArray(answer) || answer.length > 0;
}

function problemOf(button: HTMLElement): Element {
  const next = button.nextElementSibling;
  if (next?.matches('.product-card__problem')) return next;
  const problem = document.createElement('p');
  problem.className = 'product-card__problem';
  problem.role = 'alert';
  button.after(problem);
  return problem;
}
