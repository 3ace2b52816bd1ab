import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './lock.mjs';
import { SHARED } from './paths.mjs';
import { atEnd, run } from './run.mjs';
import { step } from './say.mjs';

/**
 * Returns a directory that all checkouts share. It is filled in a temporary directory and renamed at the end, so that an
 * interrupted download is never used.
 * @param {string} name below the shared folder
 * @param {(work: string) => Promise<string>} fill gets an empty folder and returns the finished one inside of it
 * @returns {Promise<string>} a folder that must not be changed
 */
export async function shared(name, fill) {
  const folder = join(SHARED, name);
  if (!existsSync(folder)) await inWork(async (work) => publish(await fill(work), folder));
  return folder;
}

/**
 * Returns the unpacked content of a zip. The hash of the zip is part of its name.
 * @param {string} name of the shared folder, before the hash
 * @param {string} what as the person at the terminal knows it
 */
export function unpacked(name, what, zip) {
  const hash = createHash('sha256').update(readFileSync(zip)).digest('hex').slice(0, 16);
  return shared(`${name}-${hash}`, (work) =>
    step(`${what}, unpacked once`, async () => {
      await unzip(
        zip,
        join(work, 'whole'),
        `${what} could not be unpacked: is the zip whole, and the disk not full?`,
      );
      return join(work, 'whole');
    }),
  );
}

/** An empty folder on the same disk as the shared ones, gone when the work is done, however it ends. */
export async function inWork(work) {
  mkdirSync(SHARED, { recursive: true });
  forgetDeadWork();
  const folder = mkdtempSync(join(SHARED, `download-${process.pid}-`));
  const tidy = atEnd(() => rmSync(folder, { recursive: true, force: true }));
  try {
    return await work(folder);
  } finally {
    await tidy();
  }
}

const UNZIP = '$z = new ZipArchive; exit($z->open($argv[1]) === true && $z->extractTo($argv[2]) ? 0 : 1);';

/** @param {string} failed the sentence when it cannot be done */
export const unzip = (file, folder, failed) => run('php', ['-r', UNZIP, file, folder], { failed });

function publish(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    // Another checkout has created it in the meantime.
    if (!existsSync(to)) throw error;
  }
}

function forgetDeadWork() {
  for (const name of readdirSync(SHARED)) {
    const pid = /^download-(\d+)-/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(join(SHARED, name), { recursive: true, force: true });
  }
}
