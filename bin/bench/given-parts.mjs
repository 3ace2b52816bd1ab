import { folderOf } from '../lib/folders.mjs';
import { ingredients } from '../lib/ingredients.mjs';
import { Fail } from '../lib/say.mjs';
import { givenWooCommerce } from '../lib/shop.mjs';

/**
 * WordPress, shop plugin and the theme Storefront that the environment names: WORDPRESS, WOOCOMMERCE and STOREFRONT.
 * @returns {Promise<Awaited<ReturnType<typeof ingredients>> & {storefront: string|null}>} storefront: its directory, null
 *   if the benchmark compares nothing with it
 * @throws {Fail} when the parts do not fit
 */
export async function givenParts() {
  const storefront = folderOf('STOREFRONT', 'style.css');
  const { core, shop } = await ingredients({
    wordpress: folderOf('WORDPRESS', 'wp-includes/version.php'),
    woocommerce: givenWooCommerce(),
  });
  if (storefront && shop?.kind !== 'woocommerce')
    throw new Fail('Storefront needs WooCommerce: set WOOCOMMERCE to its directory or zip.');
  return { core, shop, storefront };
}
