import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serveNginx } from '../../../bin/lib/nginx.mjs';
import { siteFolder, wpIn } from '../wp';
import { copySite } from './copied-site';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Writes a line for each request that runs PHP, and tells the example plugin where the cache is. */
const RECORDER = `<?php
define('STALLKEEPER_CACHE_DIRECTORY', (string) getenv('STALLKEEPER_CACHE_DIRECTORY') ?: trim((string) @file_get_contents(dirname(ABSPATH) . '/cache-directory')));
if (PHP_SAPI !== 'cli') {
    file_put_contents(dirname(ABSPATH) . '/php-runs', $_SERVER['REQUEST_METHOD'] . ' ' . $_SERVER['REQUEST_URI'] . "\\n", FILE_APPEND);
}
`;

export interface NginxSite {
  url: string;
  /** Runs PHP in this site, see wp(). */
  run: <T = unknown>(code: string, args?: unknown) => Promise<T>;
  /**
   * Requests that have run PHP since the last call, such as `GET /about/`. Without those that count searches and start
   * events: they may belong to a page of an earlier test.
   */
  phpRuns: () => string[];
  /** Deletes all stored pages. */
  emptyCache: () => void;
  stopPhp: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * A copy of the tests' site, with its own database, behind nginx and php-fpm with the documented configuration and the
 * example plugin that empties the cache.
 */
export async function startNginxSite(): Promise<NginxSite> {
  const { port, url, folder } = await copySite('nginx');
  const from = readFileSync(join(siteFolder(), 'url'), 'utf8').trim();
  addPlugins(folder);
  const command = promisify(execFile)('php', [join(ROOT, 'demo/php/cli.php'), 'move'], {
    env: { ...process.env, STALLKEEPER_SITE: folder },
  });
  command.child.stdin?.end(JSON.stringify({ from, to: url }));
  await command;
  const run: NginxSite['run'] = (code, args) => wpIn(folder, code, args);
  await run(`do_action('stallkeeper_reindex');`);
  const nginx = await serveNginx(folder, port);
  writeFileSync(join(folder, 'cache-directory'), nginx.cache);
  const runs = join(folder, 'php-runs');
  return {
    url,
    run,
    phpRuns: () => {
      const lines = existsSync(runs) ? readFileSync(runs, 'utf8').trim().split('\n') : [];
      rmSync(runs, { force: true });
      return lines.filter((line) => line !== '' && !/\/wp-cron\.php|\/v1\/report/.test(line));
    },
    emptyCache: () =>
      readdirSync(nginx.cache).forEach((name) => rmSync(join(nginx.cache, name), { recursive: true })),
    stopPhp: nginx.stopPhp,
    stop: async () => {
      await nginx.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function addPlugins(folder: string): void {
  const plugins = join(folder, 'www/wp-content/mu-plugins');
  writeFileSync(join(plugins, '0-recorder.php'), RECORDER);
  cpSync(join(ROOT, 'docs/examples/purge-page-cache.php'), join(plugins, 'purge-page-cache.php'));
}
