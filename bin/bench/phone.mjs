import { Fail, say } from '../lib/say.mjs';
import { OURS } from './pages/compare.mjs';
import { PAGES } from './phone/pages.mjs';
import { report } from './phone/report.mjs';
import { visit } from './phone/visit.mjs';
import { withThemes } from './themes.mjs';

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
  return withThemes((site) => measure(site, Number(runs)));
}

/** @param {import('./themes.mjs').ThemeSite} site @param {number} runs */
async function measure(site, runs) {
  const product = await productOf(site.url);
  // Fill the caches of PHP and WordPress.
  for (const page of Object.values(PAGES)) await visits(site, page, product, 1);
  let isMissed = false;
  for (let run = 1; run <= runs; run++) {
    say(`Run ${run} of ${runs}`);
    for (const [name, page] of Object.entries(PAGES))
      isMissed = report(name, await visits(site, page, product, VISITS), page.maxScriptsKb) || isMissed;
  }
  return isMissed ? 1 : 0;
}

/**
 * @param {import('./themes.mjs').ThemeSite} site
 * @param {import('./phone/pages.mjs').PhonePage} page
 * @param {string} product ID of the product in the cart
 * @param {number} rounds
 */
async function visits({ browser, url, themes }, page, product, rounds) {
  /** @type {Record<string, import('./phone/visit.mjs').Visit[]>} */
  const byTheme = Object.fromEntries(themes.map((theme) => [theme, []]));
  const cart = page.hasCart ? product : null;
  for (let round = 0; round < rounds; round++)
    for (const theme of themes) {
      const path = theme === OURS ? page.path : (page.pathInStorefront ?? page.path);
      byTheme[theme].push(await visit(browser, url, { theme, path, cart }));
    }
  return byTheme;
}

/** @param {string} url of the site @returns {Promise<string>} ID of a product that can be put into the cart */
async function productOf(url) {
  const page = await (await fetch(`${url}/shop/`)).text();
  const [, id] = /data-product_id="(\d+)"/.exec(page) ?? [];
  if (id === undefined) throw new Fail('The shop has no product that can be put into the cart.');
  return id;
}
