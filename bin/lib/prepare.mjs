import { mustHaveTheme } from './folders.mjs';
import { build, composerPackages, nodePackages } from './packages.mjs';
import { serverPackages, systemPackages } from './system.mjs';
import { wordpress } from './wordpress.mjs';

/**
 * Installs system and project packages and builds, if necessary.
 * @param {{browser: boolean, servers?: boolean, translations?: boolean, system?: boolean}} needs servers: nginx, php-fpm and Redis;
 *   translations: gettext; system: false (`--no-system`) installs no Debian packages
 */
export async function prepare({ browser, servers = false, translations = false, system = true }) {
  mustHaveTheme();
  await systemPackages({ browser, translations, install: system });
  if (servers) await serverPackages({ install: system });
  await Promise.all([nodePackages().then(() => browser && build()), composerPackages(), wordpress()]);
}
