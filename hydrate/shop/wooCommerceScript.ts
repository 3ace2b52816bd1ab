import type { CartAnswer } from './cartRequest';

interface JQueryLike {
  (target: unknown): { trigger: (event: string, args: unknown[]) => void };
}

/** Scripts of plugins that were written for WooCommerce's own, and listen to jQuery. The theme itself brings none. */
export const legacy = {
  /** A plugin has brought WooCommerce's own script back: then one click must not add twice. */
  takesCareOfCart(): boolean {
    return 'wc_add_to_cart_params' in window;
  },

  /** The event that WooCommerce's script fires, for whoever waits for it. */
  tell({ fragments, cartHash }: CartAnswer, button: HTMLElement): void {
    const jQuery: unknown = Reflect.get(window, 'jQuery');
    if (isJQuery(jQuery)) {
      jQuery(document.body).trigger('added_to_cart', [fragments, cartHash, jQuery(button)]);
    }
  },
};

function isJQuery(value: unknown): value is JQueryLike {
  return typeof value === 'function';
}
