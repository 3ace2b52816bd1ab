/**
 * The live region for messages of the cart. Its attributes contain texts and addresses. It is not in the page if
 * buttons in lists load the next page.
 */
export const cartStatus = (): HTMLElement | null => document.querySelector('[data-part="cart-status"]');

/** Announces that the product is in the cart. The product can have its own message. */
export function announce(button: HTMLElement): void {
  const status = cartStatus();
  if (status === null) {
    return;
  }
  status.textContent = '';
  // Screen readers announce changes only, so the text is removed first in case it is the same.
  requestAnimationFrame(() => {
    status.textContent = button.dataset['success_message'] ?? status.dataset['text'] ?? '';
  });
}

/** Adds a link to the cart after the button, with the same classes as WooCommerce's script. */
export function showViewLink(button: HTMLElement): void {
  const { view, cart } = cartStatus()?.dataset ?? {};
  button.classList.add('added');
  if (view === undefined || cart === undefined || button.parentElement?.querySelector('.added_to_cart')) {
    return;
  }
  const link = document.createElement('a');
  link.className = 'added_to_cart wc-forward';
  link.href = cart;
  link.textContent = view;
  button.after(link);
}
