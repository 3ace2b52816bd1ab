/**
 * WooCommerce provides this module at run time as `wc.blocksCheckout`. It is not on npm, so the used exports
 * are declared.
 */
declare module '@woocommerce/blocks-checkout' {
  export interface CheckoutBlockProps {
    checkoutExtensionData: {
      setExtensionData: (namespace: string, key: string, value: unknown) => void;
    };
  }

  export function registerCheckoutBlock(options: {
    metadata: { name: string; parent: string[]; attributes: Record<string, unknown> };
    component: (props: CheckoutBlockProps) => unknown;
  }): void;
}
