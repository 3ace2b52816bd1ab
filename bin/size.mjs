import { build, nodePackages } from './lib/packages.mjs';
import { main } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { sizeLine, sizes } from './lib/sizes.mjs';

// Built first where needed: yesterday's files would prove nothing about today's source.
await main(async () => {
  await nodePackages();
  await build();
  const all = sizes();
  say('\nSizes after gzip:');
  all.forEach((size) => say(sizeLine(size)));
  const over = all.filter(({ ok }) => !ok).map(({ file }) => file);
  if (over.length > 0) say(`\nOver budget: ${over.join(', ')}`);
  return over.length > 0 ? 1 : 0;
});
