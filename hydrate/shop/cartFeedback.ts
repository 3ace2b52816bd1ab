const STATUS = '[data-part="cart-status"]';

/** Says politely that the product is in the cart, in the product's own words where the shop has given them. */
export function announce(button: HTMLElement): void {
  const status = document.querySelector<HTMLElement>(STATUS);
  if (status === null) {
    return;
  }
  status.textContent = '';
  // A screen reader hears a change; the same words twice in a row would be none.
  requestAnimationFrame(() => {
    status.textContent = button.dataset['success_message'] ?? status.dataset['text'] ?? '';
  });
}

/** Below the button, as WooCommerce's own script has it: the way to the cart. */
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
