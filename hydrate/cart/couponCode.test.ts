/** @jest-environment jsdom */
import { keepCouponCode } from './couponCode';

function sent(notice: string): string | undefined {
  document.body.innerHTML = '<main><form><input name="coupon_code" value="typo"></form></main>';
  const root = document.querySelector('main') as HTMLElement;
  const keep = keepCouponCode(root);
  // WooCommerce's script empties the field when it sends the code.
  root.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    (root.querySelector('input') as HTMLInputElement).value = '';
  });
  root.querySelector('form')?.requestSubmit();
  root.innerHTML = `${notice}<form><input name="coupon_code"></form>`;
  keep();
  return root.querySelector('input')?.value;
}

test.each([
  ['refused', '<ul class="woocommerce-error"><li>Unknown</li></ul>', 'typo'],
  [
    'refused, in a notice of a block',
    '<div class="wc-block-components-notice-banner is-error"></div>',
    'typo',
  ],
  ['accepted', '<div class="woocommerce-message">Applied</div>', ''],
])('the code of a coupon that was %s', (_, notice, value) => {
  expect(sent(notice)).toBe(value);
});
