import { painted } from '../lib/afterPaint';
import { cartStatus } from '../shop/cartFeedback';
import { isDisconnected, showCart } from '../shop/cartRequest';
import { announceAdded } from './cartEvents';
import { requestDrawer } from './drawerRequest';
import { showError, showMessage } from './formMessage';

/**
 * Adds the product of a product page without a page load. The message about an error is beside the button, and what was
 * typed stays. If the request fails, the browser sends the form, unless there is no connection.
 */
export function addFromForm(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
  form.addEventListener('submit', (event) => {
    const { submitter } = event;
    const status = cartStatus();
    // Other buttons, such as “Buy now”, belong to plugins. The shop may open the cart page after adding.
    const isOurs = submitter?.matches('.single_add_to_cart_button') ?? false;
    if (event.defaultPrevented || !isOurs || !submitter || !status || 'redirect' in status.dataset) return;
    event.preventDefault();
    if (submitter.ariaBusy !== 'true') {
      add(form, submitter).catch(console.warn);
    }
  });
}

async function add(form: HTMLFormElement, button: HTMLElement): Promise<void> {
  button.ariaBusy = 'true';
  const fields = new FormData(form, button);
  await painted();
  try {
    const response = await requestDrawer(fields).catch((error: unknown) => {
      if (isDisconnected(error)) showError(form, cartStatus()?.dataset['failed']);
      else submit(form, button);
    });
    if (!response) return;
    // From here on an error must not send the form again: the product may be in the cart.
    const { content } = response;
    const isAdded = 'added' in content.dataset;
    const cookies = navigator.cookieEnabled ? undefined : cartStatus()?.dataset['cookies'];
    showMessage(form, content, cookies);
    if (!isAdded || cookies !== undefined) return;
    showCart(response);
    announceAdded(button, { content });
  } finally {
    button.ariaBusy = null;
  }
}

/** submit() does not send the button, which has the ID of the product. */
function submit(form: HTMLFormElement, button: HTMLElement): void {
  if (button instanceof HTMLButtonElement && button.name !== '') {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = button.name;
    field.value = button.value;
    form.append(field);
  }
  form.submit();
}
