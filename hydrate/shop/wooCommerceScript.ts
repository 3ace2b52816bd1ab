import type { CartResponse } from './cartRequest';

interface JQueryLike {
  (target: unknown): { trigger: (event: string, args: unknown[]) => void };
}

/**
 * Compatibility with WooCommerce's add-to-cart script, which this theme replaces, and with plugins that
 * depend on it.
 */
export const wooCommerceScript = {
  /** Whether a plugin has enqueued WooCommerce's script again. A click must not add a product twice. */
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
