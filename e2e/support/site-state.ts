import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from './wp';

const DATABASE = 'database/wordpress.sqlite';
const UPLOADS = 'www/wp-content/uploads';

/** Version of the site after the last restore by this worker. */
let restoredVersion = '';

/**
 * Restores the database and the search index of the site, if they differ from the copy that `npm run e2e` has made. Processes
 * that still run keep writing to the old files, which are deleted at the next restore.
 */
export function restoreSite(): void {
  const folder = siteFolder();
  if (versionOf(folder) === restoredVersion) return;
  const copy = join(folder, 'unchanged');
  const database = join(folder, DATABASE);
  cpSync(join(copy, DATABASE), `${database}.new`);
  // SQLite would apply the log of the old file to the new one.
  for (const suffix of ['-wal', '-shm']) rmSync(`${database}${suffix}`, { force: true });
  renameSync(`${database}.new`, database);
  const replaced = join(folder, 'replaced');
  rmSync(replaced, { recursive: true, force: true, maxRetries: 3 });
  mkdirSync(replaced);
  for (const name of indexFolders(join(folder, UPLOADS)))
    renameSync(join(folder, UPLOADS, name), join(replaced, name));
  for (const name of indexFolders(join(copy, UPLOADS))) {
    cpSync(join(copy, UPLOADS, name), join(folder, name), { recursive: true, preserveTimestamps: true });
    renameSync(join(folder, name), join(folder, UPLOADS, name));
  }
  rmSync(join(folder, 'for-tests'), { recursive: true, force: true });
  restoredVersion = versionOf(folder);
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
