interface JQueryCollection {
  on: (events: string, handler: () => void) => void;
  trigger: (event: string, args: unknown[]) => void;
}

const query = (element: HTMLElement): JQueryCollection | undefined =>
  (Reflect.get(window, 'jQuery') as ((target: unknown) => JQueryCollection) | undefined)?.(element);

/** Whether a plugin has enqueued WooCommerce's own script of variable products. */
export const isScriptLoaded = (): boolean => 'wc_add_to_cart_variation_params' in window;

/** Triggers an event of WooCommerce's script, for scripts of plugins: with jQuery if it is loaded. */
export function trigger(form: HTMLElement, type: string, ...args: unknown[]): void {
  const collection = query(form);
  if (collection) collection.trigger(type, args);
  else form.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: args }));
}

/** Calls the handler after events of WooCommerce's script, which jQuery triggers. */
export const onScript = (form: HTMLElement, events: string, handler: () => void): void =>
  query(form)?.on(events, handler);
