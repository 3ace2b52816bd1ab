const STATUS = '[data-part="cart-status"]';

/** Announces that the product is in the cart. The product can have its own message. */
export function announce(button: HTMLElement): void {
  const status = document.querySelector<HTMLElement>(STATUS);
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
  const text = document.querySelector<HTMLElement>(STATUS)?.dataset['view'];
  const cart = document.querySelector<HTMLAnchorElement>('a.cart-link');
  if (text === undefined || cart === null || button.parentElement?.querySelector('.added_to_cart') !== null) {
    return;
  }
  const link = document.createElement('a');
  link.className = 'added_to_cart wc-forward';
  link.href = cart.href;
  link.textContent = text;
  button.after(link);
  button.classList.add('added');
}
