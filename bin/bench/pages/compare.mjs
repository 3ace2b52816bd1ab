import { say } from '../../lib/say.mjs';
import { load } from '../numbers.mjs';
import { report } from './report.mjs';
import { measured } from './requests.mjs';

const RUNS = 3;
const ROUNDS = 11;
/** The first requests compile the files, and fill PHP's and WordPress's caches. */
const WARM_UP_ROUNDS = 3;

export const BLANK = 'bench-blank';
export const STOREFRONT = 'storefront';
export const OURS = 'stallkeeper';

/** Paths of the demo's pages. */
export const PAGES = {
  front: '/',
  shop: '/shop/',
  product: '/product/copper-kettle/',
  single: '/how-the-stall-came-indoors/',
  search: '/?s=tea',
};

/**
 * Rounds of one request for each theme, so that the load of the machine is the same for all of them.
 * @param {string} url of the site
 * @param {string} folder of the site
 * @param {boolean} hasStorefront whether the site has Storefront
 * @returns {Promise<number>} 1 above a limit
 */
export async function compare(url, folder, hasStorefront) {
  const themes = hasStorefront ? [BLANK, STOREFRONT, OURS] : [BLANK, OURS];
  /** @type {Parameters<typeof report>[0]} */
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    /** @type {Parameters<typeof report>[0][number]} */
    const pages = {};
    for (const [page, path] of Object.entries(PAGES)) {
      const rounds = [];
      for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
        /** @type {Record<string, import('./requests.mjs').Measures>} */
        const measures = {};
        for (const theme of themes) measures[theme] = await measured(url + path, folder, theme);
        if (round >= WARM_UP_ROUNDS) rounds.push(measures);
      }
      pages[page] = rounds;
    }
    runs.push(pages);
    say(`  run ${run + 1} of ${RUNS}; load ${load()}`);
  }
  return report(runs, { themes, blank: BLANK, ours: OURS });
}
