import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteFolder, wpIn } from '../wp';
import { copySiteFiles } from './copied-site';
import { freePort, getPage, servePhp } from './php-server';

const OBJECT_CACHE = fileURLToPath(new URL('../../fixtures/object-cache.php', import.meta.url));

export interface WebServer {
  /** Runs PHP on this server, see wp(). */
  run: <T = unknown>(code: string, args?: unknown) => Promise<T>;
  /** Requests a page of the shop from this server, as a load balancer does: with the host name of the shop. */
  get: (path: string) => Promise<{ status: number; body: string }>;
  stop: () => Promise<void>;
}

/**
 * A second web server of the tests' site: PHP files, uploads and index files of its own, and the same database.
 * @param redis socket of a Redis that is its object cache; '': none
 */
export async function startSecondServer(redis = ''): Promise<WebServer> {
  const port = await freePort();
  const folder = `${siteFolder()}-server-${port}`;
  copySiteFiles(folder);
  symlinkSync(join(siteFolder(), 'database'), join(folder, 'database'));
  if (redis !== '') {
    writeFileSync(join(folder, 'redis'), redis);
    cpSync(OBJECT_CACHE, join(folder, 'www/wp-content/object-cache.php'));
  }
  const { host } = new URL(process.env.E2E_URL ?? '');
  const stop = await servePhp(folder, port, { workers: 2, host });
  return {
    run: (code, args) => wpIn(folder, code, args),
    get: (path) => getPage(port, path, host),
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
