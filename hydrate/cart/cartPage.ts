import { announceUpdate } from '../lib/contentUpdated';
import { keepCouponCode } from './couponCode';
import {
  addSteppers,
  focusedPart,
  isChanged,
  onQuantityChange,
  removePlainMessages,
  sendEarlyChanges,
} from './quantities';
import { updatedCart } from './wooCommerceCart';

const FORM = '.woocommerce-cart-form';
const TOTALS = '.cart_totals';
const NOTICES = '.woocommerce-notices-wrapper';

/** Updates the cart when a quantity changes. If a request fails, the browser sends the form. */
export function updateOnChange(element: HTMLElement): void {
  const root = element.parentElement;
  if (root === null) throw new Error('The cart form has no parent');
  // The button stays in its place, but is not visible.
  root.dataset['live'] = '';
  addSteppers(root);
  // WooCommerce's script replaces the form after a coupon or a removed line.
  const keepCode = keepCouponCode(root);
  new MutationObserver(() => {
    addSteppers(root);
    keepCode();
  }).observe(root, { childList: true, subtree: true });
  let latest = 0;
  onQuantityChange(root, (form) => {
    const current = ++latest;
    const sent = new FormData(form);
    root.ariaBusy = 'true';
    return send(form.action, sent)
      .then((page) => {
        if (current !== latest || isChanged(root, sent)) return;
        root.ariaBusy = null;
        show(root, page);
      })
      .catch(() => submit(form));
  });
  sendEarlyChanges(root);
}

async function send(url: string, fields: FormData): Promise<Document> {
  fields.set('update_cart', '1');
  const response = await fetch(url, { method: 'POST', body: fields, credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The cart answered ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

function show(root: HTMLElement, page: Document): void {
  const form = page.querySelector(FORM);
  const focus = focusedPart(root);
  const hadFocus = focus !== null || root.contains(document.activeElement);
  removePlainMessages(page);
  if (form === null) {
    // The page of the empty cart has other parts.
    const empty = page.querySelector('.wc-empty-cart-message')?.parentElement;
    if (!empty) throw new Error('The response contains no cart');
    root.replaceChildren(...empty.childNodes);
    announceUpdate(root);
  } else {
    replace(root, FORM, page);
    replace(root, TOTALS, page);
    replace(root, NOTICES, page);
  }
  replace(document, 'a.cart-link', page);
  addSteppers(root);
  const next = focus === null ? null : root.querySelector<HTMLElement>(focus);
  if (next) next.focus();
  else if (hadFocus) focusMessage(root);
  announce(root);
  updatedCart(form === null);
}

function replace(root: ParentNode, selector: string, page: Document): void {
  const fresh = page.querySelector(selector);
  if (fresh) root.querySelector(selector)?.replaceWith(fresh);
}

/** A line that is gone cannot keep the focus. The message offers to restore it. */
function focusMessage(root: HTMLElement): void {
  const message = root.querySelector<HTMLElement>(`${NOTICES} > *`) ?? root;
  message.tabIndex = -1;
  message.focus();
}

function announce(root: ParentNode): void {
  const status = document.querySelector<HTMLElement>('[data-part="cart-page-status"]');
  const total = root.querySelector('.order-total td')?.textContent.trim();
  if (status && total !== undefined) {
    status.textContent = (status.dataset['text'] ?? '').replace('%s', total);
  }
}

function submit(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[name="update_cart"]');
  // WooCommerce's script disables it until a quantity changes.
  if (button) button.disabled = false;
  form.requestSubmit(button);
}
