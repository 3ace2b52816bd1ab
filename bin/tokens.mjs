import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { at } from './lib/paths.mjs';
import { main } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { tokenFiles } from './lib/tokens/files.mjs';

/** Writes the files that are generated from design-tokens.json: `npm run tokens`. */
await main(async () => {
  for (const [file, text] of Object.entries(await tokenFiles())) {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
    say(`✓ ${file}`);
  }
  return 0;
});
