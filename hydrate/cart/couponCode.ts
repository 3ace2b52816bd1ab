const ERROR = '.woocommerce-error, .wc-block-components-notice-banner.is-error';

/**
 * Keeps the code of a coupon in its field if the shop refuses it. WooCommerce's scripts before version 9 empty the field.
 *
 * @returns a function that fills the field after the form was replaced
 */
export function keepCouponCode(root: HTMLElement): () => void {
  const field = (): HTMLInputElement | null => root.querySelector('input[name="coupon_code"]');
  let code = '';
  // Before WooCommerce's script, which sends the code.
  root.addEventListener('submit', () => (code = field()?.value ?? ''), { capture: true });

  return () => {
    const empty = field();
    if (code === '' || empty?.value !== '' || !root.querySelector(ERROR)) return;
    empty.value = code;
    code = '';
  };
}
