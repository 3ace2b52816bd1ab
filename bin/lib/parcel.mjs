import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { packClient } from './client.mjs';
import { at } from './paths.mjs';

const PURE_ROOMS = ['php-render', 'php-search'];

/**
 * Lays out the theme as a shop installs it: the theme with its built files, in its `lib/` the two pure rooms and the hosted
 * provider's client, the licence.
 * Nothing of the demo, and so nothing that only looks like a shop.
 * @param {string} folder absent until now
 */
export function layOutTheme(folder) {
  mkdirSync(folder, { recursive: true });
  cpSync(at('theme'), folder, {
    recursive: true,
    filter: (file) => !file.endsWith('/build/css.theme.js'),
  });
  for (const room of PURE_ROOMS)
    cpSync(at(room, 'src'), join(folder, 'lib', room, 'src'), { recursive: true });
  packClient(folder);
  cpSync(at('LICENSE'), join(folder, 'LICENSE'));
}
