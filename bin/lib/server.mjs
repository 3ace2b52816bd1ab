import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { join } from 'node:path';
import { at } from './paths.mjs';
import { watch } from './run.mjs';
import { Fail } from './say.mjs';

const HOST = '127.0.0.1';
const READY_WITHIN_MS = 60_000;
const WORKERS = 4;

export const PHP_SETTINGS = {
  // Without output buffering, as on some hosts, so that late headers fail.
  output_buffering: 0,
  'opcache.enable_cli': 1,
  'opcache.revalidate_freq': 0,
  'opcache.memory_consumption': 192,
  'opcache.interned_strings_buffer': 32,
  'opcache.max_accelerated_files': 20000,
  memory_limit: '256M',
  upload_max_filesize: '64M',
  post_max_size: '64M',
  max_execution_time: 120,
  display_errors: 0,
  expose_php: 0,
};

// PHP's workers survive their parent. A guard process reads from this process; when the stream ends,
// it stops the whole process group.
export const GUARDED = '(cat <&3 >/dev/null; kill -TERM 0) 2>/dev/null & exec 3<&-; exec "$@"';

/** @throws {Fail} when another program listens on the port, or this user may not */
export function portMustBeFree(port, host = HOST) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      reject(
        new Fail(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken: choose another with --port N.`
            : `Port ${port} cannot be opened by this user: choose another with --port N.`,
        ),
      ),
    );
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/** A port that is free now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, HOST, () => {
      const { port } = /** @type {net.AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Serves a site and waits until its front page answers 200.
 * @param {string} folder of the site
 * @param {number} port
 * @param {{settings?: Record<string, string|number>, workers?: number, router?: string, host?: string}} more settings: PHP settings
 *   beside the usual ones; workers: processes, or 1 for a single one; router: PHP file that serves a request; host: IP address to listen on
 * @returns {Promise<{group: number, gone: Promise<number|null>}>} the process group, and a promise of its end
 */
export async function serve(
  folder,
  port,
  { settings: own = {}, workers = WORKERS, router = at('demo/router.php'), host = HOST } = {},
) {
  const log = join(folder, 'server.log');
  const out = openSync(log, 'w');
  const settings = Object.entries({ ...PHP_SETTINGS, error_log: join(folder, 'debug.log'), ...own }).flatMap(
    ([name, value]) => ['-d', `${name}=${value}`],
  );
  const command = ['php', ...settings, '-S', `${host}:${port}`, '-t', join(folder, 'www'), router];
  const child = spawn('sh', ['-c', GUARDED, 'sh', ...command], {
    cwd: folder,
    detached: true,
    // Without the variable, PHP's server is one process.
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: workers > 1 ? String(workers) : undefined },
    stdio: ['ignore', out, out, 'pipe'],
  });
  closeSync(out);
  watch(child);
  const server = {
    group: child.pid,
    gone: new Promise((resolve) => child.once('exit', (code) => resolve(code))),
  };
  const over = server.gone.then(() => ({ over: true }));
  for (
    const end = Date.now() + READY_WITHIN_MS;
    ;
    await Promise.race([over, new Promise((resolve) => setTimeout(resolve, 50))])
  ) {
    const answer = await Promise.race([over, status(port)]);
    if (answer === 200) return server;
    if (answer?.over) throw new Fail(`PHP's server did not start: ${lastLine(log)}`);
    if (Date.now() > end)
      throw new Fail(
        `The site does not respond (${answer ?? 'no response'}): ${lastLine(join(folder, 'debug.log')) || lastLine(log)}`,
      );
    if (answer >= 400)
      throw new Fail(
        `The front page responds with ${answer}: ${lastLine(join(folder, 'debug.log')) || 'see .sites for its log'}`,
      );
  }
}

const status = (port) =>
  new Promise((resolve) => {
    const request = http.get({ host: HOST, port, path: '/', timeout: 30_000 }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    request.once('error', () => resolve(null)).once('timeout', () => request.destroy());
  });

function lastLine(file) {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').at(-1);
  } catch {
    return '';
  }
}
