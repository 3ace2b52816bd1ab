import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '../wp';

/** The shop plugin of the site. */
export interface Shop {
  kind: 'stand-in' | 'woocommerce';
  version: string;
}

/**
 * Returns the shop plugin that `npm start` or `npm run e2e` installed when it created the site.
 * @throws if the site has no shop
 */
export function shop(): Shop {
  const { shop: noted } = JSON.parse(readFileSync(join(siteFolder(), 'site.json'), 'utf8')) as {
    shop?: Shop | null;
  };
  if (!noted) throw new Error('This site has no shop. Create it again with `npm start -- --reset`.');
  return noted;
}

/** In words, for a test's annotations: "WooCommerce 11.0.1" or "stand-in 0.1.0". */
export function shopName(): string {
  const { kind, version } = shop();
  return `${kind === 'woocommerce' ? 'WooCommerce' : 'stand-in'} ${version}`;
}
