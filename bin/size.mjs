import { withStaticImports } from './lib/eager-scripts.mjs';
import { build, nodePackages } from './lib/packages.mjs';
import { at } from './lib/paths.mjs';
import { main, run } from './lib/run.mjs';
import { say } from './lib/say.mjs';

/** Builds the scripts and styles, and compares their sizes with the limits in `.size-limit.json`. */
await main(async () => {
  await nodePackages();
  await build();
  const { code, output } = await run(at('node_modules/.bin/size-limit'), [], { allowFailure: true });
  say(output.trimEnd());
  const imports = withStaticImports();
  for (const file of imports) say(`${file} imports another file statically.`);
  return code === 0 && imports.length === 0 ? 0 : 1;
});
