import { splitFlags } from './lib/options.mjs';
import { main } from './lib/run.mjs';
import { Fail, say } from './lib/say.mjs';
import { systemPackages } from './lib/system.mjs';
import { PACKAGES } from './lib/translations/packages.mjs';
import { updateTranslations } from './lib/translations/update.mjs';

/**
 * Updates the translation files of the theme and the plugin with gettext: `npm run translate`. Lists what the translations
 * lack; the exit code is 1 if anything is missing.
 *
 *     npm run translate -- [--check] [--no-system] [--yes]
 *
 * --check  writes nothing, and also fails if a file is not up to date
 */
await main(async () => {
  const { flags, rest } = splitFlags(process.argv.slice(2), ['--check', '--no-system', '--yes']);
  if (rest.length > 0)
    throw new Fail(`Unknown option ${rest[0]}. Use: npm run translate -- [--check] [--no-system] [--yes]`);
  const write = !flags.has('--check');
  await systemPackages({ translations: true, install: !flags.has('--no-system') });
  let ok = true;
  for (const translated of PACKAGES) {
    const { report, changed, missing } = await updateTranslations(translated, { write });
    report.forEach((line) => say(line));
    missing.forEach((text) => say(`  missing: ${text}`));
    if (!write) changed.forEach((file) => say(`  ${file} is not up to date. Run npm run translate.`));
    ok &&= missing.length === 0 && (write || changed.length === 0);
  }
  return ok ? 0 : 1;
});
