import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { layOut } from './lib/layout-dist.mjs';
import { build, composerPackages, nodePackages } from './lib/packages.mjs';
import { at } from './lib/paths.mjs';
import { main, run } from './lib/run.mjs';
import { Fail, say } from './lib/say.mjs';
import { unusedFiles } from './lib/unused-files.mjs';

/** @typedef {'theme'|'plugin'} Kind */

/** The file with each package's version, in a header line `Version: 1.2.3`. */
const PACKAGES = { theme: 'style.css', plugin: 'stallkeeper-tools.php' };

/** Builds `dist/stallkeeper-VERSION.zip` and `dist/stallkeeper-tools-VERSION.zip`. The same source gives the same bytes. */
await main(async () => {
  await Promise.all([nodePackages(), composerPackages()]);
  await build();
  rmSync(at('dist'), { recursive: true, force: true });
  for (const [kind, header] of Object.entries(PACKAGES)) {
    const directory = layOut(/** @type {Kind} */ (kind), at('dist'));
    const unused = unusedFiles(directory);
    if (unused.length > 0)
      throw new Fail(`The ${kind} contains files that it does not use: ${unused.join(', ')}`);
    const [, version] = /^[ *]*Version: (\S+)/m.exec(readFileSync(join(directory, header), 'utf8')) ?? [];
    const zip = `${directory}-${version}.zip`;
    await run('php', [at('bin/lib/zip.php'), directory, zip]);
    say(`Built ${zip.slice(at().length + 1)}`);
  }
  return 0;
});
