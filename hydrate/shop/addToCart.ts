import { announce, showViewLink } from './cartFeedback';
import { addToCart, showCart } from './cartRequest';
import { wooCommerceScript } from './wooCommerceScript';

/**
 * Adds a product to the cart without a page load when the visitor clicks the button in a list. If the request
 * fails, the browser follows the link, and the next page shows the error message.
 */
export function addWithoutPageLoad(element: HTMLElement): void {
  if (!(element instanceof HTMLAnchorElement) || wooCommerceScript.isLoaded()) {
    return;
  }
  element.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    if (element.ariaBusy !== 'true') {
      void add(element);
    }
  });
}

async function add(button: HTMLAnchorElement): Promise<void> {
  button.ariaBusy = 'true';
  try {
    const response = await addToCart(location.href, fieldsOf(button));
    showCart(response);
    announce(button);
    showViewLink(button);
    wooCommerceScript.triggerAddedToCart(response, button);
  } catch {
    location.assign(button.href);
  } finally {
    button.ariaBusy = null;
  }
}

/**
 * Sends each data attribute as a field, including those that plugins add: `data-product_id="7"` becomes
 * product_id=7.
 */
function fieldsOf(button: HTMLElement): URLSearchParams {
  return new URLSearchParams(
    Object.entries(button.dataset).filter((field): field is [string, string] => field[1] !== undefined),
  );
}
