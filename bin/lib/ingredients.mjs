import { WOOCOMMERCE, WORDPRESS, latest } from './latest.mjs';
import { isOlder, mustFit, neededWordpress, shopOf } from './shop.mjs';
import { WORDPRESS_VERSION, wordpressVersion } from './wordpress.mjs';

/**
 * Resolves the WordPress and the shop plugin of a site.
 * @param {{wordpress: string|null, woocommerce: import('./shop.mjs').Given|null}} given what the environment names
 * @param {boolean} fetched whether the current WooCommerce is wanted, from the plugin directory
 * @returns {Promise<{core: string|null, shop: import('./shop.mjs').Shop|null}>} core: null is the WordPress that this
 *   project brings
 * @throws {Fail} when the two do not fit
 */
export async function ingredients({ wordpress, woocommerce }, fetched = false) {
  if (!fetched) {
    const shop = await shopOf(woocommerce);
    mustFit(shop, wordpressVersion(wordpress));
    return { core: wordpress, shop };
  }
  const shop = await fetchedShop();
  // The current WooCommerce often requires a newer WordPress than the default one.
  const isOurs = !isOlder(WORDPRESS_VERSION, neededWordpress(shop) ?? WORDPRESS_VERSION);
  const core = wordpress ?? (isOurs ? null : await latest('wordpress', 'WordPress', WORDPRESS));
  mustFit(shop, wordpressVersion(core));
  return { core, shop };
}

/** @returns {Promise<import('./shop.mjs').Shop>} the current WooCommerce, from the plugin directory */
export const fetchedShop = async () =>
  shopOf({ folder: await latest('woocommerce', 'WooCommerce', WOOCOMMERCE) });
