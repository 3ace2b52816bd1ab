/** WooCommerce brings it at run time, as `wc.blocksCheckout`; no registry has it. Only what is used here is declared. */
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
