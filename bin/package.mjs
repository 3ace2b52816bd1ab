import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, composerPackages, nodePackages } from './lib/packages.mjs';
import { layOutTheme } from './lib/parcel.mjs';
import { at } from './lib/paths.mjs';
import { main, run } from './lib/run.mjs';
import { say } from './lib/say.mjs';

/** Makes `dist/stallkeeper-VERSION.zip`. */
await main(async () => {
  await Promise.all([nodePackages(), composerPackages()]);
  await build();
  const theme = at('dist/stallkeeper');
  rmSync(at('dist'), { recursive: true, force: true });
  layOutTheme(theme);
  const [, version] = /^Version: (\S+)/m.exec(readFileSync(join(theme, 'style.css'), 'utf8')) ?? [];
  await run('php', [at('bin/lib/zip.php'), theme, at(`dist/stallkeeper-${version}.zip`)]);
  say(`made dist/stallkeeper-${version}.zip`);
  return 0;
});
