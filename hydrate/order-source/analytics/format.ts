import CurrencyFactory from '@woocommerce/currency';
import { getSetting } from '@woocommerce/settings';

const locale = (): string => document.documentElement.lang || 'en';

/** @returns amount in the shop's currency, as WooCommerce writes it */
export function money(amount: number): string {
  return CurrencyFactory(getSetting('currency', {})).formatAmount(amount);
}

export function number(value: number): string {
  return value.toLocaleString(locale());
}

/** @param share 0 to 1 */
export function percent(share: number): string {
  return share.toLocaleString(locale(), { style: 'percent', maximumFractionDigits: 1 });
}
