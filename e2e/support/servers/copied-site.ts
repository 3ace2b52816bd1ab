import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { siteFolder } from '../wp';
import { freePort, HOST } from './php-server';

export interface CopiedSite {
  port: number;
  url: string;
  folder: string;
}

const DATABASE = 'database/wordpress.sqlite';

/**
 * Copies the tests' site, with its database, to a folder and an address of its own. The database still has the old address.
 * The copy has no search index.
 * @param name part of the folder's name
 */
export async function copySite(name: string): Promise<CopiedSite> {
  const port = await freePort();
  const url = `http://${HOST}:${port}`;
  const folder = `${siteFolder()}-${name}-${port}`;
  copySiteFiles(folder);
  mkdirSync(join(folder, 'database'));
  await copyDatabase(join(siteFolder(), DATABASE), join(folder, DATABASE));
  writeFileSync(join(folder, 'url'), url);
  return { port, url, folder };
}

/** Copies the files of the tests' site without database, search index, logs and compiled PHP. */
export function copySiteFiles(folder: string): void {
  const omitted = /\.log$|^\/(compiled|database)$|^\/www\/wp-content\/uploads\/stallkeeper-/;
  copyDirectory(siteFolder(), folder, (path) => !omitted.test(path));
}

/** Files that other tests delete while this runs are missing in the copy. */
function copyDirectory(from: string, to: string, isCopied: (path: string) => boolean, path = ''): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const entryPath = `${path}/${entry.name}`;
    if (!isCopied(entryPath)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    try {
      if (entry.isDirectory()) copyDirectory(source, target, isCopied, entryPath);
      else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
      else copyFileSync(source, target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/** Copies a database while others write to it. Its file alone could lack their last changes. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const program = `$db = new PDO('sqlite:' . $argv[1]); $db->exec('PRAGMA busy_timeout = 60000'); $db->exec('VACUUM INTO ' . $db->quote($argv[2]));`;
  await promisify(execFile)('php', ['-r', program, from, to]);
}
