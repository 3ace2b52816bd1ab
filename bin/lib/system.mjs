import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { Fail, step } from './say.mjs';

const NODE_MAJOR = 20;
/** The theme itself runs from 8.1 on; its tests need PHPUnit 11. */
const PHP_FLOOR = '8.2';

/** PHP extension -> what Debian calls its package behind `php8.2-`. Without a package it is part of PHP itself. */
const EXTENSIONS = {
  pdo_sqlite: 'sqlite3',
  sqlite3: 'sqlite3',
  mbstring: 'mbstring',
  intl: 'intl',
  gd: 'gd',
  dom: 'xml',
  xml: 'xml',
  xmlwriter: 'xml',
  zip: 'zip',
  curl: 'curl',
};

/** Program -> Debian package. */
const PROGRAMS = { php: 'php-cli', composer: 'composer', tar: 'tar', gzip: 'gzip' };

export const which = (program) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file)) ?? null;

export const chromium = () => process.env.CHROMIUM || which('chromium') || which('chromium-browser');

/**
 * The Debian packages that this machine still lacks.
 * @param {{mysql?: boolean, browser?: boolean}} needs
 */
export async function missingPackages(needs) {
  const missing = Object.entries(PROGRAMS)
    .filter(([program]) => which(program) === null)
    .map(([, name]) => name);
  if (needs.browser && chromium() === null) missing.push('chromium');
  const { version, modules } = await phpModules();
  const extensions = needs.mysql ? { ...EXTENSIONS, mysqli: 'mysql' } : EXTENSIONS;
  for (const [extension, name] of Object.entries(extensions)) {
    if (!modules.has(extension)) missing.push(`php${version}-${name}`);
  }
  return [...new Set(missing)];
}

async function phpModules() {
  if (which('php') === null) return { version: '', modules: new Set() };
  const { output } = await run('php', [
    '-r',
    'echo PHP_MAJOR_VERSION . "." . PHP_MINOR_VERSION . "\n" . implode("\n", get_loaded_extensions());',
  ]);
  const [version, ...modules] = output.trim().split('\n');
  if (version.localeCompare(PHP_FLOOR, 'en', { numeric: true }) < 0) {
    throw new Fail(`PHP ${version} is too old: Stallkeeper needs PHP ${PHP_FLOOR} or newer.`);
  }
  return { version, modules: new Set(modules.map((name) => name.toLowerCase())) };
}

/** Installs what is missing with apt when it may; else says exactly what to install and stops. */
export async function systemPackages(needs = {}) {
  if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR) {
    throw new Fail(
      `Node ${process.versions.node} is too old: Stallkeeper needs Node ${NODE_MAJOR} or newer.`,
    );
  }
  const missing = await missingPackages(needs);
  if (missing.length === 0) return;
  const apt = await aptCommand();
  if (apt === null)
    throw new Fail(
      `These packages are missing; install them and start again: apt-get install ${missing.join(' ')}`,
    );
  await step(`System packages: ${missing.join(' ')}`, () => install(apt, missing));
  const still = await missingPackages(needs);
  if (still.length > 0)
    throw new Fail(`apt-get installed the packages, but these are still not in use: ${still.join(' ')}.`);
}

async function install([program, ...args], packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  await run(program, [...args, ...wait, 'update'], {
    env,
    failed: 'apt-get update failed: is there a network?',
  });
  await run(program, [...args, ...wait, 'install', '--yes', '--no-install-recommends', ...packages], {
    env,
    failed: `apt-get could not install ${packages.join(' ')}.`,
  });
}

/** How apt-get may be called without a question, or null. */
async function aptCommand() {
  if (which('apt-get') === null) return null;
  if (process.getuid() === 0) return ['apt-get'];
  if (which('sudo') === null) return null;
  const { code } = await run('sudo', ['-n', 'true'], { allowFailure: true });
  return code === 0 ? ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'] : null;
}
