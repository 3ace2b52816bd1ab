import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { at } from './paths.mjs';
import { Fail } from './say.mjs';

/**
 * Returns the directory in an environment variable, as an absolute path.
 * @param {string} variable WORDPRESS, WOOCOMMERCE or STOREFRONT
 * @param {string} proof a file that such a folder always holds
 * @returns {string|null} null when the variable is not set
 * @throws {Fail} when the folder is absent or is something else
 */
export function folderOf(variable, proof, env = process.env) {
  const given = env[variable];
  if (given === undefined || given === '') return null;
  const folder = resolve(env.INIT_CWD ?? process.cwd(), given);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Fail(`${variable}=${given} is not a directory.`);
  if (!existsSync(`${folder}/${proof}`)) throw new Fail(`${variable}=${given} does not contain ${proof}.`);
  return folder;
}

export function mustHaveTheme() {
  if (!existsSync(at('theme/style.css')))
    throw new Fail('The theme is missing: there is no theme/style.css.');
}
