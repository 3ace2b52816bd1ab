import { announce, showViewLink } from './cartFeedback';
import { addToCart, showCart } from './cartRequest';
import { wooCommerceScript } from './wooCommerceScript';

/**
 * A list's button puts its product into the cart without a page load. Whatever goes wrong, the link is followed as if
 * there were no script: the page that comes says what the matter is.
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

/** `data-product_id="7"` is sent as product_id=7, and so is what a plugin has added to the button. */
function fieldsOf(button: HTMLElement): URLSearchParams {
  return new URLSearchParams(
    Object.entries(button.dataset).filter((field): field is [string, string] => field[1] !== undefined),
  );
}
