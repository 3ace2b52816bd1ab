import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { run } from './run.mjs';
import { Fail, say, step } from './say.mjs';

const NODE_MAJOR = 20;
/** The theme itself runs from 8.1 on; its tests need PHPUnit 11. */
const PHP_FLOOR = '8.2';

/** The part of a Debian package's name behind `php8.2-`: the extensions in it, and why they are needed. */
const PHP_PACKAGES = {
  sqlite3: {
    extensions: ['pdo_sqlite', 'sqlite3'],
    why: 'the search index, and the database of the demo shop',
  },
  mbstring: { extensions: ['mbstring'], why: 'text in UTF-8' },
  intl: { extensions: ['intl'], why: 'Unicode normalization in WordPress' },
  gd: { extensions: ['gd'], why: 'smaller versions of product pictures' },
  xml: { extensions: ['dom', 'xml', 'xmlwriter'], why: 'feeds and imports in WordPress, and PHPUnit' },
  zip: { extensions: ['zip'], why: 'unpacking WordPress and WooCommerce' },
  curl: { extensions: ['curl'], why: 'requests to a hosted search provider' },
};
const COVERAGE_PACKAGE = { extensions: ['pcov'], why: 'the line coverage of the PHP tests' };
const MYSQL_PACKAGE = { extensions: ['mysqli'], why: 'the MySQL or MariaDB database of the site' };

const HEADLESS_CHROMIUM = 'chromium-headless-shell';

/** Only for translations. */
const GETTEXT = { program: 'xgettext', name: 'gettext', why: 'the translation files' };

const REDIS_PACKAGE = { extensions: ['redis'], why: 'the test of the object cache' };

/** Servers of the cache tests, as PROGRAMS. Debian installs them in a directory that is not in everyone's PATH. */
const SERVERS = {
  nginx: { package: 'nginx', why: 'the test of the page cache' },
  'redis-server': { package: 'redis-server', why: 'the test of the object cache' },
};
const SYSTEM_PROGRAMS = '/usr/sbin';

/** Program -> its Debian package, and why it is needed. */
const PROGRAMS = {
  php: { package: 'php-cli', why: 'WordPress, and the tests written in PHP' },
  composer: { package: 'composer', why: 'the PHP packages in composer.json' },
  tar: { package: 'tar', why: 'unpacking WordPress' },
  gzip: { package: 'gzip', why: 'unpacking WordPress' },
};

/** @typedef {{name: string, why: string}} MissingPackage a Debian package that this machine lacks */

export const which = (program) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file)) ?? null;

/**
 * @param {string} name
 * @returns {string} path of the program; its name if it is not installed
 */
export const program = (name) =>
  which(name) ?? (existsSync(join(SYSTEM_PROGRAMS, name)) ? join(SYSTEM_PROGRAMS, name) : name);

const isInstalled = (name) => program(name) !== name;

/** Chromium without a window, which needs two thirds of the processor time, or else the one with windows. */
export const chromium = () =>
  process.env.CHROMIUM || which(HEADLESS_CHROMIUM) || which('chromium') || which('chromium-browser');

/**
 * @param {{mysql?: boolean, browser?: boolean, coverage?: boolean, servers?: boolean, translations?: boolean}} needs
 * @returns {Promise<MissingPackage[]>} each package once
 * @throws {Fail} when PHP is too old
 */
async function missingPackages(needs) {
  const missing = Object.entries(PROGRAMS)
    .filter(([program]) => which(program) === null)
    .map(([, { package: name, why }]) => ({ name, why }));
  if (needs.browser && chromium() === null)
    missing.push({ name: HEADLESS_CHROMIUM, why: 'the browser tests' });
  if (needs.translations && !isInstalled(GETTEXT.program))
    missing.push({ name: GETTEXT.name, why: GETTEXT.why });
  const { version, modules } = await phpModules();
  if (needs.servers) missing.push(...missingServers(version));
  const packages = {
    ...PHP_PACKAGES,
    ...(needs.mysql ? { mysql: MYSQL_PACKAGE } : {}),
    ...(needs.coverage ? { pcov: COVERAGE_PACKAGE } : {}),
    ...(needs.servers ? { redis: REDIS_PACKAGE } : {}),
  };
  for (const [name, { extensions, why }] of Object.entries(packages)) {
    if (!extensions.every((extension) => modules.has(extension)))
      missing.push({ name: `php${version}-${name}`, why });
  }
  return missing;
}

/** @param {string} version of PHP */
const missingServers = (version) =>
  Object.entries({
    ...SERVERS,
    [`php-fpm${version}`]: { package: `php${version}-fpm`, why: 'the test of the page cache' },
  })
    .filter(([name]) => !isInstalled(name))
    .map(([, { package: name, why }]) => ({ name, why }));

/** @returns {Promise<string>} such as "8.2" */
export const phpVersion = async () => (await phpModules()).version;

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

/**
 * Lists the Debian packages that are missing and why each is needed, asks in a terminal, then installs them with apt-get.
 * @param {{mysql?: boolean, browser?: boolean, coverage?: boolean, servers?: boolean, translations?: boolean, install?: boolean,
 *   ask?: boolean}} needs install: false (`--no-system`) only lists them; ask: false (`--yes`) installs them without a question
 * @throws {Fail} when Node or PHP is too old, when this user cannot install packages, or does not want to
 */
export async function systemPackages({
  install: mayInstall = true,
  ask = !process.argv.includes('--yes'),
  ...needs
} = {}) {
  if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR) {
    throw new Fail(
      `Node ${process.versions.node} is too old: Stallkeeper needs Node ${NODE_MAJOR} or newer.`,
    );
  }
  const missing = await missingPackages(needs);
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name);
  if (!mayInstall) {
    say('These Debian packages are missing. --no-system skips their installation; some steps may fail:');
    say(list(missing));
    return;
  }
  const advice = `Install them and start again: apt-get install ${names.join(' ')}`;
  const apt = await aptCommand();
  if (apt === null) throw new Fail(`These Debian packages are missing:\n${list(missing)}\n${advice}`);
  const isAsked = ask && process.stdin.isTTY && process.stdout.isTTY;
  say(
    isAsked
      ? 'These Debian packages are missing (--yes installs them without a question, --no-system skips this):'
      : 'These Debian packages are missing and will be installed with apt-get (--no-system skips this):',
  );
  say(list(missing));
  if (isAsked && !(await isConfirmed('Install them with apt-get? [Y/n] ')))
    throw new Fail(`Nothing was installed. ${advice}`);
  await step(`System packages: ${names.join(' ')}`, () => install(apt, names));
  const still = await missingPackages(needs);
  if (still.length > 0)
    throw new Fail(
      `apt-get installed the packages, but these are still not in use: ${still.map(({ name }) => name).join(' ')}.`,
    );
}

/**
 * Installs nginx, php-fpm and Redis, if possible. Without them, the tests of the page cache and the object cache are skipped.
 * @param {{install?: boolean}} options install: false only lists them
 */
export async function serverPackages({ install: mayInstall = true } = {}) {
  try {
    await systemPackages({ servers: true, install: mayInstall });
  } catch (error) {
    if (!(error instanceof Fail)) throw error;
    say(`${error.message}\nThe tests of the page cache or of the object cache are skipped.`);
  }
}

async function isConfirmed(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^(y(es)?)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}

/** One package a line, with its reason beside it. */
const list = (packages) => {
  const width = Math.max(...packages.map(({ name }) => name.length));
  return packages.map(({ name, why }) => `  ${name.padEnd(width)}  ${why}`).join('\n');
};

/** @param {string[]} apt @param {string[]} packages */
async function install([program, ...args], packages) {
  // With this runlevel, Debian does not start the servers that it installs.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  await run(program, [...args, ...wait, 'update'], {
    env,
    failed: 'apt-get update failed. Check the network connection.',
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
  return code === 0 ? ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'apt-get'] : null;
}
