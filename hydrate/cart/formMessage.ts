/**
 * Moves the messages of a response after a form or button: errors as an alert, the others as a status.
 *
 * @param content of the cart beside the page, with WooCommerce's notices
 * @param error text that replaces them
 */
export function showMessage(element: HTMLElement, content: ParentNode, error?: string): void {
  const notices = content.querySelector('[data-part="cart-notices"]');
  const isError = error !== undefined || notices?.querySelector('.woocommerce-error, .is-error') != null;
  document.querySelector('[data-part="cart-message"]')?.remove();
  const message = document.createElement('div');
  message.dataset['part'] = 'cart-message';
  message.role = isError ? 'alert' : 'status';
  element.after(message);
  if (error !== undefined) {
    const paragraph = document.createElement('p');
    paragraph.className = 'woocommerce-error';
    paragraph.textContent = error;
    message.append(paragraph);
  } else if (notices) {
    // The dialog says it in its title.
    message.append(...notices.childNodes);
    // The session may have the same message of an earlier attempt.
    const seen = new Set<string>();
    for (const one of message.querySelectorAll('li')) {
      if (seen.has(one.textContent)) one.remove();
      seen.add(one.textContent);
    }
    // One alert or status is enough: nested ones are announced twice.
    for (const nested of message.querySelectorAll('[role]')) nested.removeAttribute('role');
  }
}

/** Shows an error after a form or button. */
export const showError = (element: HTMLElement, text = ''): void =>
  showMessage(element, document.createDocumentFragment(), text);
