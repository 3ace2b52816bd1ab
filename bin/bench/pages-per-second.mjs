import { randomBytes } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ingredients } from '../lib/ingredients.mjs';
import { folderOf } from '../lib/folders.mjs';
import { serveNginx } from '../lib/nginx.mjs';
import { at } from '../lib/paths.mjs';
import { prepare } from '../lib/prepare.mjs';
import { atEnd, run } from '../lib/run.mjs';
import { say } from '../lib/say.mjs';
import { freePort } from '../lib/server.mjs';
import { givenWooCommerce, shopLine } from '../lib/shop.mjs';
import { site, siteFolder } from '../lib/site.mjs';
import { clients } from './clients.mjs';
import { load, ms, percentile, processorMs } from './numbers.mjs';

const CLIENTS = 8;
const LASTS_MS = 4000;
const WARM_UP_MS = 1500;
const TIMEOUT_MS = 60_000;
/** Processor time of PHP during a second of stored pages. More means that PHP has answered some of them. */
const MAX_PHP_MS = 20;
/** OPcache as on a live server: files are not checked for changes. */
const PHP = { 'opcache.validate_timestamps': 0, output_buffering: 4096 };
const TOOLS = 'stallkeeper-tools/stallkeeper-tools.php';
const PAGES = {
  'front page': '/',
  post: '/how-the-stall-came-indoors/',
  shop: '/shop/',
  search: '/?s=kettle',
};

/** Pages per second with nginx and php-fpm: without and with the page cache, of Stallkeeper and of Storefront. */
export async function bench() {
  await prepare({ browser: true, servers: true });
  const storefront = folderOf('STOREFRONT', 'style.css');
  const { core, shop } = await ingredients({
    wordpress: folderOf('WORDPRESS', 'wp-includes/version.php'),
    woocommerce: givenWooCommerce(),
  });
  const name = `bench-${randomBytes(4).toString('hex')}`;
  const throwAway = atEnd(() => rmSync(siteFolder(name), { recursive: true, force: true }));
  const port = await freePort();
  const { folder } = await site({ name, url: `http://127.0.0.1:${port}`, wordpress: core, shop });
  say(
    `\nShop: ${shopLine(shop)}. ${CLIENTS} clients, ${LASTS_MS / 1000} s for each page; load before: ${load()}`,
  );
  const results = [await measureTheme('Stallkeeper', folder, port)];
  if (storefront) {
    cpSync(storefront, join(folder, 'www/wp-content/themes/storefront'), { recursive: true });
    await php(folder, `switch_theme('storefront'); deactivate_plugins('${TOOLS}');`);
    results.push(await measureTheme('Storefront', folder, port));
  }
  await throwAway();
  say(`load after: ${load()}`);
  const isKept = results.every(({ errors, phpMs }) => errors === 0 && phpMs <= MAX_PHP_MS);
  say(
    `${isKept ? '✓' : '✗'} stored pages use ${results.map(({ theme, phpMs }) => `${ms(phpMs)} (${theme})`).join(', ')} of PHP's processor time a second (at most ${ms(MAX_PHP_MS)}), without errors`,
  );
  return isKept ? 0 : 1;
}

async function measureTheme(theme, folder, port) {
  const found = { theme, errors: 0, phpMs: 0 };
  for (const isCached of [false, true]) {
    const nginx = await serveNginx(folder, port, { isCached, php: PHP });
    try {
      for (const [name, path] of Object.entries(PAGES)) {
        const url = `http://127.0.0.1:${port}${path}`;
        const options = { count: CLIENTS, timeoutMs: TIMEOUT_MS };
        await clients(url, { ...options, lastsMs: WARM_UP_MS });
        const before = processorMs(nginx.groups[0]);
        const { times, errors, seconds } = await clients(url, { ...options, lastsMs: LASTS_MS });
        const phpMs = (processorMs(nginx.groups[0]) - before) / seconds;
        found.errors += errors.length;
        if (isCached) found.phpMs = Math.max(found.phpMs, phpMs);
        say(
          `  ${theme.padEnd(12)}${isCached ? 'stored    ' : 'not stored'}  ${name.padEnd(11)}` +
            `${(times.length / seconds).toFixed(1).padStart(8)} pages/s, p50 ${ms(percentile(times, 50))}, p95 ${ms(percentile(times, 95))}` +
            `${isCached ? '' : `, PHP's processor time ${ms((phpMs * seconds) / times.length)} each`}${errors.length > 0 ? `, ${errors.length} errors, first: ${errors[0]}` : ''}`,
        );
      }
    } finally {
      await nginx.stop();
    }
  }
  return found;
}

const php = (folder, code) =>
  run(
    'php',
    [
      '-r',
      `require '${at('demo/php/boot.php')}'; require_once ABSPATH . 'wp-admin/includes/plugin.php'; ${code}`,
    ],
    { env: { STALLKEEPER_SITE: folder } },
  );
