import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { at } from '../paths.mjs';
import { media, pluginProperties, themePalette, themeProperties } from './css.mjs';
import { readSource } from './source.mjs';
import { styleVariations } from './style-variations.mjs';
import { themeJson } from './theme-json.mjs';

/** @returns {Promise<Record<string, string>>} content of the generated files, by path in the project */
export async function tokenFiles(source = readSource()) {
  const theme = JSON.parse(readFileSync(at('theme/theme.json'), 'utf8'));
  const files = {
    'theme/assets/css/tokens/properties.css': themeProperties(source),
    'theme/assets/css/tokens/palette.css': themePalette(source),
    'theme/assets/css/tokens/media.css': media('stallkeeper', source.media.theme),
    'plugin/assets/css/tokens/properties.css': pluginProperties(source),
    'plugin/assets/css/tokens/media.css': media('stallkeeper-tools', source.media.plugin),
    'theme/theme.json': JSON.stringify(themeJson(theme, source)),
    ...styleVariations(source),
  };
  const formatted = Object.entries(files).map(async ([file, text]) => {
    const options = { ...(await resolveConfig(at(file))), filepath: at(file) };
    return [file, await format(text, options)];
  });
  return Object.fromEntries(await Promise.all(formatted));
}
