import { mustHaveTheme } from './folders.mjs';
import { build, composerPackages, nodePackages } from './packages.mjs';
import { systemPackages } from './system.mjs';
import { wordpress } from './wordpress.mjs';

/** Everything that tests need of the machine. */
export async function prepare({ browser }) {
  mustHaveTheme();
  await systemPackages({ browser });
  await Promise.all([
    nodePackages().then(() => browser && build()),
    composerPackages(),
    browser && wordpress(),
  ]);
}
