import { at } from '../lib/paths.mjs';
import { say } from '../lib/say.mjs';
import { shopLine } from '../lib/shop.mjs';
import { chromium as program } from '../lib/system.mjs';
import { wordpressVersion } from '../lib/wordpress.mjs';
import { FLAGS } from './flags.mjs';
import { givenParts } from './given-parts.mjs';
import { load } from './numbers.mjs';
import { prepareSite } from './pages.mjs';
import { OURS, STOREFRONT } from './pages/compare.mjs';
import { OPCACHE, withSite } from './site.mjs';

/** @typedef {{browser: import('@playwright/test').Browser, url: string, themes: string[]}} ThemeSite */

/**
 * A site with our theme and, with STOREFRONT=directory and WOOCOMMERCE, Storefront, which the header `X-Bench-Theme` of a request
 * selects.
 * @param {(site: ThemeSite) => Promise<number>} measure
 * @returns {Promise<number>} what measure returns
 */
export async function withThemes(measure) {
  const { core, shop, storefront } = await givenParts();
  const themes = storefront === null ? [OURS] : [STOREFRONT, OURS];
  return withSite(
    async (url) => {
      say(`\nWordPress ${wordpressVersion(core)}, shop: ${shopLine(shop)}; load before: ${load()}`);
      const { chromium } = await import('@playwright/test');
      const browser = await chromium.launch({ executablePath: program(), args: FLAGS });
      try {
        return await measure({ browser, url, themes });
      } finally {
        await browser.close();
      }
    },
    {
      plugin: `<?php require '${at('bin/bench/pages/variant.php')}';`,
      shop,
      wordpress: core,
      change: (folder) => prepareSite(folder, storefront),
      server: { settings: OPCACHE },
    },
  );
}
