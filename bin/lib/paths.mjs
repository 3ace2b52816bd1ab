import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's own folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
export const SITES = join(ROOT, '.sites');
/** What is true of this work tree only: stamps, locks, results of test runners. */
export const WORK = join(ROOT, '.cache');
/** What several work trees share: the unpacked WordPress. */
export const SHARED = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'stallkeeper');
export const at = (...parts) => join(ROOT, ...parts);
