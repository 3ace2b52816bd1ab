import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { siteFolder } from '../wp';
import { DEMO, freePort, HOST } from './php-server';

export interface CopiedSite {
  port: number;
  url: string;
  folder: string;
}

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
  await copyDatabase(join(folder, 'database/wordpress.sqlite'));
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

async function copyDatabase(file: string): Promise<void> {
  const command = promisify(execFile)('php', [join(DEMO, 'php/cli.php'), 'copy-database'], {
    env: { ...process.env, STALLKEEPER_SITE: siteFolder() },
  });
  command.child.stdin?.end(JSON.stringify({ file }));
  await command;
}
