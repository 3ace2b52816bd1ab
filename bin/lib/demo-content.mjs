import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { WORK, at } from './paths.mjs';
import { readStamp, stampOf, writeStamp } from './stamp.mjs';

const INPUTS = ['demo/content', 'demo/php/Content/Model', 'demo/php/Package', 'bin/lib/demo-content.php'];

/**
 * Writes the demo shop that owners can import: posts.xml, products.csv, content.json and pictures.
 * @param {string} directory replaced if it exists
 */
export function writeDemoContent(directory) {
  rmSync(directory, { recursive: true, force: true });
  execFileSync('php', [at('bin/lib/demo-content.php'), directory]);
}

/** Writes it into the plugin's directory in the repository, if its sources have changed. Sites link to this directory. */
export function demoContent() {
  const file = join(WORK, 'stamps/demo-content');
  const stamp = stampOf({ files: INPUTS.map((name) => at(name)) });
  const target = at('plugin/demo-content');
  if (readStamp(file) === stamp && existsSync(join(target, 'content.json'))) return;
  writeDemoContent(target);
  writeStamp(file, stamp);
}
