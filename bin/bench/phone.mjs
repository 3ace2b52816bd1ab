import { at } from '../lib/paths.mjs';
import { Fail, say } from '../lib/say.mjs';
import { shopLine } from '../lib/shop.mjs';
import { chromium as program } from '../lib/system.mjs';
import { wordpressVersion } from '../lib/wordpress.mjs';
import { FLAGS } from './flags.mjs';
import { givenParts } from './given-parts.mjs';
import { load } from './numbers.mjs';
import { prepareSite } from './pages.mjs';
import { OURS, STOREFRONT } from './pages/compare.mjs';
import { PAGES } from './phone/pages.mjs';
import { report } from './phone/report.mjs';
import { visit } from './phone/visit.mjs';
import { withSite } from './site.mjs';

const RUNS = 3;
const VISITS = 3;

/**
 * Seven pages on a phone: largest contentful paint, layout shift, bytes of JavaScript and styles. With STOREFRONT=directory and
 * WOOCOMMERCE, visits to our pages and to those of Storefront alternate.
 * @param {string[]} args number of runs
 * @returns {Promise<number>} 1 above a limit
 */
export async function bench([runs = String(RUNS)]) {
  if (!/^[1-9]$/.test(runs)) throw new Fail('Usage: npm run bench -- phone [RUNS (1 to 9)]');
  const { core, shop, storefront } = await givenParts();
  return withSite(
    (url) => {
      say(`\nWordPress ${wordpressVersion(core)}, shop: ${shopLine(shop)}; load before: ${load()}`);
      return measure(url, storefront === null ? [OURS] : [STOREFRONT, OURS], Number(runs));
    },
    {
      plugin: `<?php require '${at('bin/bench/pages/variant.php')}';`,
      shop,
      wordpress: core,
      change: (folder) => prepareSite(folder, storefront),
      server: { settings: { 'opcache.validate_timestamps': 0 } },
    },
  );
}

/** @param {string} url of the site @param {string[]} themes @param {number} runs @returns {Promise<number>} exit code */
async function measure(url, themes, runs) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: program(), args: FLAGS });
  const product = await productOf(url);
  try {
    let isMissed = false;
    for (let run = 0; run <= runs; run++) {
      // The first run fills the caches of PHP and WordPress.
      if (run > 0) say(`Run ${run} of ${runs}`);
      for (const [name, { path, theirs = path, hasCart = false, scripts }] of Object.entries(PAGES)) {
        /** @type {Record<string, import('./phone/visit.mjs').Visit[]>} */
        const visits = Object.fromEntries(themes.map((theme) => [theme, []]));
        for (let round = 0; round < (run === 0 ? 1 : VISITS); round++)
          for (const theme of themes) {
            const page = {
              theme,
              path: theme === OURS ? path : theirs,
              cart: hasCart ? product : null,
            };
            visits[theme].push(await visit(browser, url, page));
          }
        if (run > 0) isMissed = report(name, visits, scripts) || isMissed;
      }
    }
    return isMissed ? 1 : 0;
  } finally {
    await browser.close();
  }
}

/** @param {string} url of the site @returns {Promise<string>} ID of a product that can be put into the cart */
async function productOf(url) {
  const page = await (await fetch(`${url}/shop/`)).text();
  const [, id] = /data-product_id="(\d+)"/.exec(page) ?? [];
  if (id === undefined) throw new Fail('The shop has no product that can be put into the cart.');
  return id;
}
