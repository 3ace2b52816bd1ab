import type { CartFields, CartResponse } from './cartRequest';

interface JQueryCollection {
  data: () => CartFields;
  trigger: (event: string, args: unknown[]) => void;
  triggerHandler: (event: string, args: unknown[]) => unknown;
}

/*
 * Compatibility with WooCommerce's add-to-cart script, which this theme replaces, and with scripts that
 * listen to its events.
 */

/** Whether a plugin has enqueued WooCommerce's script again. A click must not add a product twice. */
export const isScriptLoaded = (): boolean => 'wc_add_to_cart_params' in window;

/** Values that a script has stored with jQuery, which become fields of the request. */
export const dataOf = (button: HTMLElement): CartFields => query(button)?.data() ?? {};

/** Whether no script objects to the request, for example because a field of the product is empty. */
export function isAllowed(button: HTMLElement): boolean {
  const answer = query()?.triggerHandler(`should_send_ajax_request.${ADDING}`, [argument(button)]);
  if (answer === false) trigger(`ajax_request_not_sent.${ADDING}`, false, false, argument(button));
  return answer !== false;
}

/** @param fields fields of the request, which scripts may change */
export const announceRequest = (button: HTMLElement, fields: CartFields): void =>
  triggerForBlocks(ADDING, argument(button), fields);

export function announceAdded({ fragments, cartHash }: CartResponse, button: HTMLElement): void {
  trigger('wc_cart_button_updated', argument(button));
  trigger('wc_fragments_loaded');
  triggerForBlocks('added_to_cart', fragments, cartHash, argument(button));
}

const ADDING = 'adding_to_cart';

const query = (element: HTMLElement = document.body): JQueryCollection | undefined =>
  (Reflect.get(window, 'jQuery') as ((target: unknown) => JQueryCollection) | undefined)?.(element);

/** The button as an argument of an event. Handlers without jQuery read its first element, too. */
const argument = (button: HTMLElement): unknown => query(button) ?? [button];

/** Triggers an event like jQuery, which also calls the handler in a property such as `body.onadded_to_cart`. */
function trigger(type: string, ...args: unknown[]): void {
  const jQueryBody = query();
  if (jQueryBody) {
    jQueryBody.trigger(type, args);
    return;
  }
  const event = dispatch(type, args);
  const handler: unknown = Reflect.get(document.body, `on${type}`);
  if (typeof handler === 'function') handler.call(document.body, event, ...args);
}

/** Triggers an event, and the event of WooCommerce's blocks, unless they have translated the former themselves. */
function triggerForBlocks(type: string, ...args: unknown[]): void {
  const name = `wc-blocks_${type}`;
  const heard: string[] = [];
  document.body.addEventListener(name, () => heard.push(name), { once: true });
  trigger(type, ...args);
  if (heard.length === 0) dispatch(name, { preserveCartData: false });
}

function dispatch(type: string, detail: unknown): Event {
  const event = new CustomEvent(type, { bubbles: true, detail });
  document.body.dispatchEvent(event);
  return event;
}
