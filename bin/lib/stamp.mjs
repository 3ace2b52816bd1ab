import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns one hash of files, directories and values. A missing file is part of the hash, too.
 * @param {{files?: string[], values?: unknown[]}} inputs absolute paths; values that JSON can hold
 */
export function stampOf({ files = [], values = [] }) {
  const hash = createHash('sha256').update(JSON.stringify(values));
  for (const file of files) addFile(hash, file, file);
  return hash.digest('hex');
}

function addFile(hash, file, top) {
  const kind = statSync(file, { throwIfNoEntry: false });
  // Relative names, so that a moved checkout keeps its hashes.
  const name = file.slice(dirname(top).length);
  if (kind?.isDirectory()) {
    for (const entry of readdirSync(file).sort()) addFile(hash, join(file, entry), top);
  } else {
    hash.update(`\0${name}\0`).update(kind ? readFileSync(file) : 'absent');
  }
}

export const readStamp = (file) => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
};

/** Written only after the step has succeeded, and whole or not at all. */
export function writeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, `${stamp}\n`);
  renameSync(`${file}.${process.pid}`, file);
}
