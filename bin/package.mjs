import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, nodePackages } from './lib/packages.mjs';
import { ROOT } from './lib/paths.mjs';
import { main, run } from './lib/run.mjs';
import { say } from './lib/say.mjs';

/** Makes `dist/stallkeeper-VERSION.zip`: the theme with its scripts built and the two pure rooms in its `lib/`. */
await main(async () => {
  await nodePackages();
  await build();
  const dist = join(ROOT, 'dist');
  const theme = join(dist, 'stallkeeper');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  cpSync(join(ROOT, 'theme'), theme, {
    recursive: true,
    filter: (file) => !file.endsWith('/build/css.theme.js'),
  });
  for (const room of ['php-render', 'php-search']) {
    cpSync(join(ROOT, room, 'src'), join(theme, 'lib', room, 'src'), { recursive: true });
  }
  cpSync(join(ROOT, 'LICENSE'), join(theme, 'LICENSE'));
  const [, version] = /^Version: (\S+)/m.exec(readFileSync(join(theme, 'style.css'), 'utf8')) ?? [];
  const zip = join(dist, `stallkeeper-${version}.zip`);
  await run('php', [join(ROOT, 'bin/lib/zip.php'), theme, zip]);
  say(`made dist/stallkeeper-${version}.zip`);
  return 0;
});
