import type { CartResponse } from './cartRequest';

interface JQueryLike {
  (target: unknown): { trigger: (event: string, args: unknown[]) => void };
}

/** Scripts of plugins that were written for WooCommerce's own, and listen to jQuery. The theme itself brings none. */
export const wooCommerceScript = {
  /** A plugin has brought WooCommerce's own script back: then one click must not add twice. */
  isLoaded(): boolean {
    return 'wc_add_to_cart_params' in window;
  },

  /** Triggers the jQuery event of WooCommerce's script, for plugins that listen to it. */
  triggerAddedToCart({ fragments, cartHash }: CartResponse, button: HTMLElement): void {
    const jQuery: unknown = Reflect.get(window, 'jQuery');
    if (isJQuery(jQuery)) {
      jQuery(document.body).trigger('added_to_cart', [fragments, cartHash, jQuery(button)]);
    }
  },
};

function isJQuery(value: unknown): value is JQueryLike {
  return typeof value === 'function';
}
