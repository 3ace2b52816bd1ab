import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from './paths.mjs';
import { endGroup, watch } from './run.mjs';
import { Fail } from './say.mjs';
import { GUARDED, PHP_SETTINGS } from './server.mjs';
import { phpVersion, program } from './system.mjs';

const HOST = '127.0.0.1';
const READY_WITHIN_MS = 60_000;
const WORKERS = 4;
/** The documented configuration. Everything else that these servers need is in a temporary directory. */
const EXAMPLE = 'docs/examples/nginx.conf';

/**
 * Serves a site with nginx and php-fpm, with the documented configuration and a page cache of its own.
 * @param {string} folder of the site
 * @param {number} port
 * @param {{isCached?: boolean, php?: Record<string, string|number>}} [options] isCached: false stores no pages; php: more
 *   settings of PHP
 * @returns {Promise<import('./nginx.mjs').Nginx>}
 * @throws {Fail} when a server does not start
 */
export async function serveNginx(folder, port, { isCached = true, php = {} } = {}) {
  const own = mkdtempSync(join(tmpdir(), 'stallkeeper-nginx-'));
  const socket = join(own, 'php.sock');
  const cache = join(own, 'cache');
  mkdirSync(cache);
  writeFileSync(join(own, 'php-fpm.conf'), fpmConfiguration(own, socket));
  writeFileSync(join(own, 'nginx.conf'), nginxConfiguration({ own, socket, cache, folder, port, isCached }));
  const settings = { ...PHP_SETTINGS, error_log: join(folder, 'debug.log'), ...php };
  const fpm = start(own, program(`php-fpm${await phpVersion()}`), [
    ...(process.getuid?.() === 0 ? ['--allow-to-run-as-root'] : []),
    ...['--nodaemonize', '--fpm-config', join(own, 'php-fpm.conf')],
    ...Object.entries(settings).flatMap(([name, value]) => ['-d', `${name}=${value}`]),
  ]);
  await until(() => existsSync(socket), `php-fpm did not start: ${tail(join(own, 'log'))}`);
  const nginx = start(own, program('nginx'), [
    '-p',
    own,
    '-c',
    join(own, 'nginx.conf'),
    '-e',
    join(own, 'log'),
  ]);
  await until(
    async () => (await status(port)) === 200,
    () => `nginx does not serve the site: ${tail(join(own, 'log'))}`,
  );
  return {
    cache,
    groups: [fpm, nginx],
    stopPhp: () => endGroup(fpm),
    stop: async () => {
      await Promise.all([endGroup(nginx), endGroup(fpm)]);
      rmSync(own, { recursive: true, force: true });
    },
  };
}

/** @returns {Promise<boolean>} whether nginx and php-fpm are installed */
export const hasNginx = async () =>
  [`php-fpm${await phpVersion()}`, 'nginx'].every((name) => program(name) !== name);

/** Starts a program in a process group of its own, which ends with this process. */
export function start(own, file, args) {
  const log = openSync(join(own, 'log'), 'a');
  const child = spawn('sh', ['-c', GUARDED, 'sh', file, ...args], {
    cwd: own,
    detached: true,
    stdio: ['ignore', log, log, 'pipe'],
  });
  closeSync(log);
  watch(child);
  if (child.pid === undefined) throw new Fail(`${file} cannot be started.`);
  return child.pid;
}

/** @param {() => boolean|Promise<boolean>} isReady @param {string|(() => string)} failed */
export async function until(isReady, failed) {
  for (const end = Date.now() + READY_WITHIN_MS; !(await isReady());) {
    if (Date.now() > end) throw new Fail(typeof failed === 'string' ? failed : failed());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const fpmConfiguration = (own, socket) => `
[global]
error_log = ${own}/log
[shop]
${process.getuid?.() === 0 ? 'user = root\ngroup = root\n' : ''}
listen = ${socket}
pm = static
pm.max_children = ${WORKERS}
clear_env = no
`;

function nginxConfiguration({ own, socket, cache, folder, port, isCached }) {
  const values = {
    '/var/cache/nginx/stallkeeper': cache,
    'unix:/run/php/php-fpm.sock': `unix:${socket}`,
    'listen 80;': `listen ${HOST}:${port};`,
    'server_name shop.example;': `server_name ${HOST};`,
    'HTTP_HOST       $host;': `HTTP_HOST $host:${port};`,
    'root /var/www/shop;': `root ${join(folder, 'www')};`,
  };
  let site = readFileSync(at(EXAMPLE), 'utf8');
  for (const [documented, value] of Object.entries(values)) {
    if (site.split(documented).length !== 2) throw new Fail(`${EXAMPLE} must contain "${documented}" once.`);
    site = site.replace(documented, value);
  }
  if (!isCached) site = site.replace('fastcgi_cache stallkeeper;', 'fastcgi_cache off;');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${own}/nginx.pid;
error_log ${own}/log warn;
events { worker_connections 512; }
http {
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    access_log off;
    # autocannon measures wrong times after nginx has closed a connection.
    keepalive_requests 1000000;
    ${temporary.map((name) => `${name}_temp_path ${own}/${name};`).join('\n    ')}
    ${site.replaceAll('include fastcgi_params;', 'include /etc/nginx/fastcgi_params;')}
}
`;
}

const status = (port) =>
  new Promise((resolve) => {
    const request = http.get({ host: HOST, port, path: '/wp-login.php', timeout: 30_000 }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    request.once('error', () => resolve(null)).once('timeout', () => request.destroy());
  });

const tail = (file) =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(-3).join('\n  ') : '';
