import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from './wp';

const DATABASE = 'database/wordpress.sqlite';
const UPLOADS = 'www/wp-content/uploads';

let unchanged = '';
let replacements = Date.now();

function makeFolder(path: string): string {
  mkdirSync(path, { recursive: true });
  return path;
}

/**
 * Restores the database and the search index of the site, if they differ from the copy that `npm run e2e` has made. Processes that still
 * run keep writing to the old files.
 */
export function restoreSite(): void {
  const folder = siteFolder();
  if (versionOf(folder) === unchanged) return;
  const copy = join(folder, 'unchanged');
  const database = join(folder, DATABASE);
  cpSync(join(copy, DATABASE), `${database}.new`);
  // SQLite would apply the log of the old file to the new one.
  for (const suffix of ['-wal', '-shm']) rmSync(`${database}${suffix}`, { force: true });
  renameSync(`${database}.new`, database);
  const replaced = join(folder, 'replaced');
  for (const name of indexFolders(join(folder, UPLOADS)))
    renameSync(join(folder, UPLOADS, name), join(makeFolder(replaced), `${replacements++}`));
  for (const name of indexFolders(join(copy, UPLOADS))) {
    cpSync(join(copy, UPLOADS, name), join(folder, name), { recursive: true, preserveTimestamps: true });
    renameSync(join(folder, name), join(folder, UPLOADS, name));
  }
  rmSync(join(folder, 'for-tests'), { recursive: true, force: true });
  unchanged = versionOf(folder);
}

const indexFolders = (uploads: string): string[] =>
  readdirSync(uploads).filter((name) => name.startsWith('stallkeeper-'));

/** Changes with each change of these files. */
function versionOf(folder: string): string {
  const uploads = join(folder, UPLOADS);
  const files = [
    ...['', '-wal'].map((suffix) => join(folder, `${DATABASE}${suffix}`)),
    ...indexFolders(uploads).flatMap((name) =>
      readdirSync(join(uploads, name)).map((file) => join(uploads, name, file)),
    ),
  ];
  return files
    .filter((file) => existsSync(file))
    .map((file) => {
      const { ino, mtimeMs, size } = statSync(file);
      return `${file} ${ino} ${mtimeMs} ${size}`;
    })
    .join('\n');
}
