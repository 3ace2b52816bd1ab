import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../paths.mjs';

/**
 * The texts that WordPress translates without a call in PHP: headers of the theme, the plugin and the patterns, names in
 * theme.json, and the files block.json. Their contexts and comments are those of WordPress and of `wp i18n make-pot`.
 * @typedef {{file: string, text: string, context?: string, comment?: string}} DataText
 */

/** The contexts in theme-i18n.json of WordPress, by the list that an entry is in. */
const THEME_JSON = {
  palette: { name: 'Color name' },
  gradients: { name: 'Gradient name' },
  duotone: { name: 'Duotone name' },
  fontSizes: { name: 'Font size name' },
  fontFamilies: { name: 'Font family name' },
  spacingSizes: { name: 'Space size name' },
  aspectRatios: { name: 'Aspect ratio name' },
  presets: { name: 'Shadow name' },
  customTemplates: { title: 'Custom template name' },
  templateParts: { title: 'Template part name' },
};

const PATTERN = { Title: 'Pattern title', Description: 'Pattern description' };

/** @param {import('./packages.mjs').TranslatedPackage} translated */
export const dataTexts = ({ folder, kind, main }) => [
  ...headerTexts(`${folder}/${main}`, kind),
  ...themeJsonTexts(`${folder}/theme.json`),
  ...patternTexts(`${folder}/patterns`),
  ...blockTexts(`${folder}/blocks`),
];

/** @param {string} file @param {string} kind @returns {DataText[]} */
function headerTexts(file, kind) {
  const name = kind === 'theme' ? 'Theme Name' : 'Plugin Name';
  return [name, 'Description', 'Author']
    .map((field) => ({ file, text: header(file, field), comment: `${field} of the ${kind}` }))
    .filter(({ text }) => text !== '');
}

/** @param {string} folder @returns {DataText[]} */
function patternTexts(folder) {
  if (!existsSync(at(folder))) return [];
  return readdirSync(at(folder))
    .filter((name) => name.endsWith('.php'))
    .sort()
    .flatMap((name) =>
      Object.entries(PATTERN).map(([field, context]) => {
        const file = join(folder, name);
        return { file, context, text: header(file, field) };
      }),
    )
    .filter(({ text }) => text !== '');
}

/** @param {string} folder with a directory for each block @returns {DataText[]} */
function blockTexts(folder) {
  if (!existsSync(at(folder))) return [];
  return readdirSync(at(folder))
    .sort()
    .flatMap((name) => {
      const file = join(folder, name, 'block.json');
      const { title, description, keywords } = JSON.parse(readFileSync(at(file), 'utf8'));
      return [
        { file, context: 'block title', text: title },
        { file, context: 'block description', text: description },
        ...keywords.map((text) => ({ file, context: 'block keyword', text })),
      ];
    });
}

/** Reads a field as get_file_data() of WordPress does. */
function header(file, field) {
  const found = new RegExp(`^[ \\t/*#@]*${field}:(.*)$`, 'im').exec(readFileSync(at(file), 'utf8'));
  return (found?.[1] ?? '').replace(/\s*(?:\*\/|\?>).*/, '').trim();
}

/** @param {string} file @returns {DataText[]} */
function themeJsonTexts(file) {
  if (!existsSync(at(file))) return [];
  const texts = [];
  JSON.parse(readFileSync(at(file), 'utf8'), (list, entries) => {
    if (!(list in THEME_JSON) || !Array.isArray(entries)) return entries;
    const [[field, context]] = Object.entries(THEME_JSON[list]);
    texts.push(...entries.map((entry) => ({ file, context, text: entry[field] })));
    return entries;
  });
  return texts;
}

/**
 * @param {DataText[]} texts
 * @returns {string} as entries of a .pot file. A JSON string is a valid string there, too.
 */
export const potEntries = (texts) =>
  texts
    .map(({ file, text, context, comment }) => [
      ...(comment === undefined ? [] : [`#. ${comment}`]),
      `#: ${file}`,
      ...(context === undefined ? [] : [`msgctxt ${JSON.stringify(context)}`]),
      `msgid ${JSON.stringify(text)}`,
      'msgstr ""',
    ])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
