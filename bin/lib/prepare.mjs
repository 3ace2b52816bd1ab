import { mustHaveTheme } from './folders.mjs';
import { build, composerPackages, nodePackages } from './packages.mjs';
import { systemPackages } from './system.mjs';
import { wordpress } from './wordpress.mjs';

/**
 * Installs system and project packages and builds, if necessary.
 * @param {{browser: boolean, system?: boolean}} needs system: false (`--no-system`) installs no Debian packages
 */
export async function prepare({ browser, system = true }) {
  mustHaveTheme();
  await systemPackages({ browser, install: system });
  await Promise.all([nodePackages().then(() => browser && build()), composerPackages(), wordpress()]);
}
