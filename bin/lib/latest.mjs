import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Unreachable, download } from './download.mjs';
import { SHARED } from './paths.mjs';
import { say, step } from './say.mjs';
import { inWork, unpacked } from './shared.mjs';

/** Addresses from which WordPress downloads them. */
export const WOOCOMMERCE = 'https://downloads.wordpress.org/plugin/woocommerce.latest-stable.zip';
export const WORDPRESS = 'https://wordpress.org/latest.zip';

/**
 * Returns the current release. Downloads and unpacks it only if it is a new one.
 * @param {'woocommerce'|'wordpress'} name of the only folder in the zip
 * @param {string} what name of the download, for messages
 * @param {string} url of the zip
 * @returns {Promise<string>} a folder that must not be changed
 * @throws {Fail} when it cannot be fetched and never was
 */
export async function latest(name, what, url) {
  const note = join(SHARED, `${name}-latest.json`);
  const known = knownRelease(note);
  const folder = await inWork((work) =>
    step(`${what}, current release`, async () => {
      const zip = join(work, 'latest.zip');
      const mark = await download(what, url, zip, { mark: known?.mark ?? null });
      if (mark === null) return known.folder;
      const fresh = await unpacked(name, what, zip);
      writeFileSync(note, JSON.stringify({ mark, folder: fresh }));
      return fresh;
    }),
  ).catch((error) => {
    if (!(error instanceof Unreachable) || known === null) throw error;
    say(`  ${new URL(url).host} cannot be reached. Using the earlier download of ${what}.`);
    return known.folder;
  });
  return join(folder, name);
}

function knownRelease(note) {
  try {
    const known = JSON.parse(readFileSync(note, 'utf8'));
    return typeof known.mark === 'string' && existsSync(known.folder) ? known : null;
  } catch {
    return null;
  }
}
