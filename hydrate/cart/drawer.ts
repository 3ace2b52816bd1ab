import { announceUpdate } from '../lib/contentUpdated';
import { loadStyle } from '../lib/loadStyle';
import { showCart } from '../shop/cartRequest';
import type { Added } from './cartEvents';
import { requestDrawer } from './drawerRequest';
import { showMessage } from './formMessage';
import { addSteppers, focusedPart, isChanged, onQuantityChange, removePlainMessages } from './quantities';

/**
 * Opens the cart in a modal dialog. Escape and the inert page are the browser's own.
 *
 * @param opener gets the focus when the dialog closes
 */
export async function openDrawer(opener: HTMLElement, { product, content }: Added): Promise<void> {
  content ??= await currentContent(product);
  await loadStyle(content.dataset['style']);
  const dialog = theDialog();
  put(dialog, content);
  if (dialog.open) {
    title(dialog)?.focus();
    return;
  }
  dialog.addEventListener('close', () => giveFocusBack(opener), { once: true });
  dialog.showModal();
}

/**
 * Follows the link of a button without a page load, and shows beside it why the shop refuses to add the product: a visitor
 * without a session would not get the message of the first attempt.
 *
 * @throws if there is no message
 */
export async function explainRefusal(button: HTMLAnchorElement): Promise<void> {
  const response = await requestDrawer(new URL(button.href).searchParams);
  const { content } = response;
  if ('added' in content.dataset) {
    showCart(response);
    await openDrawer(button, { content });
    return;
  }
  if (!content.querySelector('[data-part="cart-notices"] :is(.woocommerce-error, .is-error)')) {
    throw new Error('The shop gave no reason');
  }
  showMessage(button, content);
}

async function currentContent(product: Added['product']): Promise<HTMLElement> {
  const fields = new URLSearchParams(product === undefined ? {} : { added: String(product) });
  const response = await requestDrawer(fields);
  showCart(response);
  return response.content;
}

/** The cart link is replaced whenever the cart changes. */
function giveFocusBack(opener: HTMLElement): void {
  const target = opener.isConnected ? opener : document.querySelector<HTMLElement>('a.cart-link');
  target?.focus();
}

function theDialog(): HTMLDialogElement {
  const found = document.querySelector<HTMLDialogElement>('dialog.cart-drawer');
  if (found) return found;
  const dialog = document.createElement('dialog');
  dialog.className = 'cart-drawer';
  dialog.setAttribute('aria-labelledby', 'cart-drawer-title');
  const status = document.createElement('p');
  status.className = 'screen-reader-text';
  status.role = 'status';
  status.dataset['part'] = 'cart-drawer-status';
  dialog.append(status);
  document.body.append(dialog);
  let latest = 0;
  const change = (
    request: () => ReturnType<typeof requestDrawer>,
    failed: () => void,
    sent?: FormData,
  ): Promise<void> => {
    const current = ++latest;
    dialog.ariaBusy = 'true';
    return request()
      .then((cart) => {
        if (current !== latest || (sent && isChanged(dialog, sent))) return;
        dialog.ariaBusy = null;
        showCart(cart);
        update(dialog, cart.content);
      })
      .catch(failed);
  };
  onQuantityChange(dialog, (form) => {
    const sent = new FormData(form);
    return change(
      () => requestDrawer(sent),
      () => form.submit(),
      sent,
    );
  });
  dialog.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target === dialog || target.closest('[data-part="close"]')) dialog.close();
    const link = target.closest<HTMLAnchorElement>('a.cart-drawer__remove, a.restore-item');
    if (!link) return;
    event.preventDefault();
    void change(
      () => requestDrawer(undefined, new URL(link.href).searchParams),
      () => location.assign(link.href),
    );
  });
  return dialog;
}

function put(dialog: HTMLDialogElement, content: HTMLElement): void {
  const old = dialog.querySelector('[data-part="cart-drawer-content"]');
  if (old) old.replaceWith(content);
  else dialog.prepend(content);
  addSteppers(content);
  // Buttons of suggested products work like those of a list.
  announceUpdate(content);
}

function update(dialog: HTMLDialogElement, content: HTMLElement): void {
  const focus = focusedPart(dialog);
  const scrolled = body(dialog)?.scrollTop ?? 0;
  removePlainMessages(content);
  put(dialog, content);
  const fresh = body(dialog);
  const message = fresh?.querySelector('[data-part="cart-notices"] > *');
  if (fresh) fresh.scrollTop = message ? 0 : scrolled;
  const next = focus === null ? null : dialog.querySelector<HTMLElement>(focus);
  if (next) next.focus({ preventScroll: true });
  else (fresh?.querySelector<HTMLElement>('a.restore-item') ?? title(dialog))?.focus();
  const status = dialog.querySelector('[data-part="cart-drawer-status"]');
  const subtotal = content.querySelector('[data-part="subtotal"]')?.textContent.trim() ?? '';
  if (status) status.textContent = (content.dataset['updated'] ?? '').replace('%s', subtotal);
}

const body = (dialog: HTMLElement): HTMLElement | null =>
  dialog.querySelector('[data-part="cart-drawer-body"]');
const title = (dialog: HTMLElement): HTMLElement | null => dialog.querySelector('#cart-drawer-title');
