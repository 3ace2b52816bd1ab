import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { phpDependencies } from './dependencies-php.mjs';
import { mentions, scriptDependencies } from './dependencies-script.mjs';
import { ROOT } from './paths.mjs';

const NOT_OURS = new Set([
  'node_modules',
  'vendor',
  'build',
  'dist',
  'test-results',
  'playwright-report',
  '.git',
  '.sites',
  '.cache',
  '.phpunit.cache',
]);

/**
 * Finds forbidden dependencies between the top-level directories (see docs/decisions/architecture/services.md and ALLOWED in dependencies-php.mjs),
 * between the layers of the plugin (see dependencies-layers.mjs), and cycles of classes.
 * @param {string} root a work tree
 * @returns {Promise<string[]>} one sentence each, with file and line; empty when all is well
 */
export async function forbiddenDependencies(root = ROOT) {
  const files = filesOf(root);
  return [
    ...(await phpDependencies(root, files)),
    ...(await scriptDependencies(root, files)),
    ...mentions(root, files),
  ];
}

/** All files of the work tree that people write, named from its root. */
function filesOf(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const name = join(folder, entry.name);
    if (entry.isDirectory()) return filesOf(root, name);
    return entry.isFile() ? [name] : [];
  });
}
