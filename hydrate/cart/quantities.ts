import { addStepper } from '../product/quantityStepper';

/** Milliseconds without another change after which the quantities are sent. */
const DELAY = 450;

/** Shows the buttons of quantities that do not have them yet: the script, or WooCommerce's, may replace lines. */
export function addSteppers(root: ParentNode): void {
  for (const button of root.querySelectorAll('.quantity > [data-part="less"]:disabled')) {
    if (button.parentElement) addStepper(button.parentElement);
  }
}

/**
 * Calls `send` when the visitor has changed quantities below `root`, once for several quick changes. A quantity that the
 * browser rejects is reported and not sent. A link that removes a line waits for the quantities that were not sent yet.
 *
 * @param send resolves after the response is shown
 */
export function onQuantityChange(root: HTMLElement, send: (form: HTMLFormElement) => Promise<void>): void {
  let timer = 0;
  let unsent: HTMLFormElement | null = null;
  const sendNow = async (): Promise<void> => {
    const form = unsent;
    clearTimeout(timer);
    unsent = null;
    if (form?.isConnected) await send(form);
  };
  root.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const href = target instanceof Element ? target.closest('a')?.href : undefined;
      if (!unsent?.isConnected || !href?.includes('remove_item=')) return;
      event.preventDefault();
      event.stopPropagation();
      void sendNow().then(() => linkTo(root, href)?.click());
    },
    // Before WooCommerce's script and the drawer, which request the link.
    { capture: true },
  );
  // WooCommerce's script sends the form as well. It listens to `keypress`, which then does not happen.
  root.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !target.matches('input.qty')) return;
    event.preventDefault();
    target.dispatchEvent(new Event('change', { bubbles: true }));
  });
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('input.qty') || target.form === null) return;
    const { form } = target;
    clearTimeout(timer);
    unsent = null;
    if (!form.reportValidity()) return;
    unsent = form;
    timer = window.setTimeout(() => void sendNow(), DELAY);
  });
}

/** Sends the quantities that the visitor changed before the script loaded. Call it after `onQuantityChange()`. */
export function sendEarlyChanges(root: ParentNode): void {
  for (const input of root.querySelectorAll<HTMLInputElement>('input.qty')) {
    if (input.value !== input.defaultValue) input.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

const linkTo = (root: ParentNode, href: string): HTMLAnchorElement | undefined =>
  [...root.querySelectorAll('a')].find((link) => link.href === href);

/** Whether the visitor has changed a quantity since it was sent. The change is sent after its own delay. */
export const isChanged = (root: ParentNode, sent: FormData): boolean =>
  [...root.querySelectorAll<HTMLInputElement>('input.qty')].some(
    ({ name, value }) => (sent.get(name) ?? value) !== value,
  );

/** Returns a selector of the focused part of a line, to focus the same part of the new line; null if no part has the focus. */
export function focusedPart(root: ParentNode): string | null {
  const focused = document.activeElement;
  const input = focused?.closest('.quantity')?.querySelector('input');
  if (!focused || !input || !root.contains(focused)) return null;
  const line = `input[name="${CSS.escape(input.name)}"]`;
  const part = (focused as HTMLElement).dataset['part'];
  return part === undefined ? line : `.quantity:has(${line}) > [data-part="${part}"]`;
}

/** Removes messages such as "Cart updated.", which the status element announces. Messages with a link stay. */
export function removePlainMessages(content: ParentNode): void {
  for (const message of content.querySelectorAll(
    '.woocommerce-message:not(:has(a)), .wc-block-components-notice-banner.is-success:not(:has(a))',
  ))
    message.remove();
}
