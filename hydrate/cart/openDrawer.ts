import { isPlainClick } from '../lib/isPlainClick';
import { ADDED, type Added } from './cartEvents';

/** Pages that show the cart or its total. A second form of the cart would be confusing there. */
const IS_CART_OR_CHECKOUT = '.woocommerce-cart, .woocommerce-checkout';

/**
 * Opens the cart beside the page after a product was added, and for the cart link. The code and the content are loaded
 * then. If that fails, the link is followed.
 */
export function openDrawerOnUse(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINK) : null;
    if (!link || event.defaultPrevented || !isPlainClick(event) || !isPossible()) return;
    event.preventDefault();
    open(link, {}).catch(() => location.assign(link.href));
  });
  document.addEventListener(ADDED, (event) => {
    const { target, detail } = event as CustomEvent<Added>;
    if (document.querySelector(LINK) && isPossible()) {
      // The status message has been announced, and the header has the new number.
      open(target as HTMLElement, detail).catch(console.warn);
    }
  });
}

const LINK = 'a.cart-link[data-drawer]';

const isPossible = (): boolean => !document.body.matches(IS_CART_OR_CHECKOUT);

async function open(opener: HTMLElement, added: Added): Promise<void> {
  opener.ariaBusy = 'true';
  try {
    const { openDrawer } = await import(/* webpackChunkName: "cart-drawer" */ './drawer');
    await openDrawer(opener, added);
  } finally {
    opener.ariaBusy = null;
  }
}
