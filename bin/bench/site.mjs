import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveNginx } from '../lib/nginx.mjs';
import { prepare } from '../lib/prepare.mjs';
import { atEnd, endGroup } from '../lib/run.mjs';
import { Fail } from '../lib/say.mjs';
import { freePort, serve } from '../lib/server.mjs';
import { site, siteCommand, siteFolder } from '../lib/site.mjs';

// All requests come from one address, which would exceed the limit of 300 requests a minute. The requests are still
// counted, because the counter is part of the measurement.
const NO_LIMIT =
  "<?php\nadd_filter('stallkeeper_search_rate_limit', static fn(): array => [1000000000, 60]);\n";

/** OPcache as on a live server: files are not checked for changes. */
export const OPCACHE = { 'opcache.validate_timestamps': 0 };

/**
 * Creates a temporary site like that of the browser tests, with a copy of the theme and its own port.
 * @param {(url: string, group: number, folder: string) => Promise<number>} measure gets the address, the server's process
 *   group and the site's folder
 * @param {{plugin?: string, shop?: import('../lib/shop.mjs').Shop|null, wordpress?: string|null,
 *   change?: (folder: string) => void, server?: Parameters<typeof serve>[2], nginx?: boolean}} more plugin: code of a must-use plugin; wordpress: its
 *   folder, null for the one that this project brings; change: changes the files of the site before it is served; server: see serve()
 */
export async function withSite(
  measure,
  {
    plugin = NO_LIMIT,
    shop = null,
    wordpress = null,
    change = () => {},
    server: more = {},
    nginx = false,
  } = {},
) {
  await prepare({ browser: true, servers: nginx });
  const name = `bench-${randomBytes(4).toString('hex')}`;
  const throwAway = atEnd(() => rmSync(siteFolder(name), { recursive: true, force: true }));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { folder } = await site({ name, url, ownTheme: true, shop, wordpress });
  writeFileSync(join(folder, 'www/wp-content/mu-plugins/bench.php'), plugin);
  change(folder);
  // The next WordPress request writes the settings of the fast endpoint.
  await siteCommand(folder, 'index');
  const server = nginx ? await serveNginx(folder, port, { php: OPCACHE }) : await serve(folder, port, more);
  const [group] = 'groups' in server ? server.groups : [server.group];
  try {
    return await measure(url, group, folder);
  } finally {
    await ('groups' in server ? server.stop() : endGroup(group));
    await throwAway();
  }
}

/** As withSite(), with nginx and php-fpm. The process group is that of php-fpm. */
export const withNginx = (measure) => withSite(measure, { nginx: true });

/**
 * Returns the configuration that the results page prints for its script: credentials, index, endpoints and parameters.
 * @param {string} url of the site
 */
export async function searchOf(url) {
  const page = await (await fetch(`${url}/?s=tea`)).text();
  const [appId, apiKey, indexName] = ['app-id', 'api-key', 'index-name'].map(
    (name) => new RegExp(`\\sdata-${name}="([^"]+)"`).exec(page)?.[1],
  );
  const data = /<script type="application\/json" data-shop-data>(.*?)<\/script>/s.exec(page)?.[1];
  const { endpoints, params } = JSON.parse(data ?? 'null') ?? {};
  if (!appId || !apiKey || !indexName || !endpoints?.light || !endpoints.rest)
    throw new Fail('The results page of the bench site has no working search.');
  return { appId, apiKey, indexName, endpoints, params };
}
