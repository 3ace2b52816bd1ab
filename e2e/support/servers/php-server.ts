import { spawn } from 'node:child_process';
import http from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const HOST = '127.0.0.1';
export const DEMO = fileURLToPath(new URL('../../../demo', import.meta.url));

const READY_WITHIN_MS = 60_000;
// PHP's workers survive their parent: they end when this process no longer holds the stream.
const GUARDED = '(cat <&3 >/dev/null; kill -TERM 0) 2>/dev/null & exec 3<&-; exec "$@"';

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, HOST, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Requests a page, with the host name of the site that runs behind this port. */
export const getPage = (
  port: number,
  path: string,
  host = `${HOST}:${port}`,
): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    http
      .get({ host: HOST, port, path, headers: { host } }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (part: string) => (body += part));
        response.once('end', () => resolve({ status: response.statusCode ?? 0, body }));
      })
      .once('error', reject);
  });

/**
 * Serves a site with PHP's own server. Returns when the front page responds.
 * @param folder of the site
 * @param host host name of the site
 * @returns stops the server and waits for its end
 */
export async function servePhp(
  folder: string,
  port: number,
  { workers, host }: { workers: number; host?: string },
): Promise<() => Promise<void>> {
  const settings = ['memory_limit=256M', 'display_errors=0', `error_log=${join(folder, 'debug.log')}`];
  const command = [
    ...['php', ...settings.flatMap((setting) => ['-d', setting])],
    ...['-S', `${HOST}:${port}`, '-t', join(folder, 'www'), join(DEMO, 'router.php')],
  ];
  const server = spawn('sh', ['-c', GUARDED, 'sh', ...command], {
    cwd: folder,
    detached: true,
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: String(workers) },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  for (const end = Date.now() + READY_WITHIN_MS; ;) {
    const response = await getPage(port, '/', host).catch(() => null);
    if (response?.status === 200) break;
    if (Date.now() > end)
      throw new Error(`The server of ${folder} does not respond: ${response?.status ?? 'no response'}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return async () => {
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
    await ended;
  };
}
