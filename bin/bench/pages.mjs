import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layOut } from '../lib/layout-dist.mjs';
import { at } from '../lib/paths.mjs';
import { Fail, say } from '../lib/say.mjs';
import { shopLine } from '../lib/shop.mjs';
import { wordpressVersion } from '../lib/wordpress.mjs';
import { givenParts } from './given-parts.mjs';
import { load } from './numbers.mjs';
import { BLANK, PAGES, STOREFRONT, compare } from './pages/compare.mjs';
import { profile } from './pages/profile.mjs';
import { withSite } from './site.mjs';

/** Settings of a production server. */
const SERVER = {
  settings: { 'opcache.validate_timestamps': 0 },
  workers: 1,
  router: at('bin/bench/pages/router.php'),
};

/** Paths of the two packages in wp-content. */
const PACKAGES = { theme: 'themes/stallkeeper', plugin: 'plugins/stallkeeper-tools' };

/**
 * PHP's share of a page: the blank theme, Storefront (STOREFRONT=directory) and ours, in turn on one site. WORDPRESS and
 * WOOCOMMERCE choose what it runs on.
 * @param {string[]} args `--profile` prints where our time, queries and files go
 * @returns {Promise<number>} 1 above a limit
 */
export async function bench(args) {
  if (args.some((arg) => arg !== '--profile')) throw new Fail('Usage: npm run bench -- pages [--profile]');
  const isProfile = args.includes('--profile');
  const { core, shop, storefront } = await givenParts();
  const parts = isProfile ? ['variant.php', 'profiler.php'] : ['variant.php'];
  return withSite(
    async (url, _group, folder) => {
      say(`\nWordPress ${wordpressVersion(core)}, shop: ${shopLine(shop)}; load before: ${load()}`);
      return isProfile ? profile(url, folder, PAGES) : compare(url, folder, storefront !== null);
    },
    {
      plugin: parts.map((name) => `<?php require '${at('bin/bench/pages', name)}' ?>`).join(''),
      shop,
      wordpress: core,
      change: (folder) => prepareSite(folder, storefront),
      server: SERVER,
    },
  );
}

/** Theme and plugin as shops install them, the other themes, and the settings of a production site. */
export function prepareSite(folder, storefront) {
  const content = join(folder, 'www/wp-content');
  const themes = join(content, 'themes');
  for (const [kind, path] of Object.entries(PACKAGES)) {
    rmSync(join(content, path));
    symlinkSync(layOut(/** @type {'theme'|'plugin'} */ (kind), join(folder, 'dist')), join(content, path));
  }
  cpSync(at('bin/bench/pages/blank-theme'), join(themes, BLANK), { recursive: true });
  if (storefront) cpSync(storefront, join(themes, STOREFRONT), { recursive: true });
  const config = join(folder, 'www/wp-config.php');
  writeFileSync(config, readFileSync(config, 'utf8').replace("'WP_DEBUG', true", "'WP_DEBUG', false"));
}
