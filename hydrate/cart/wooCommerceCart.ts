interface JQueryCollection {
  trigger: (event: string) => void;
}

/** Triggers the events of WooCommerce's cart script, which plugins listen to. They exist with jQuery only. */
export function updatedCart(isEmpty: boolean): void {
  const query = Reflect.get(window, 'jQuery') as ((target: unknown) => JQueryCollection) | undefined;
  const body = query?.(document.body);
  if (isEmpty) body?.trigger('wc_cart_emptied');
  else body?.trigger('updated_cart_totals');
  body?.trigger('updated_wc_div');
}
