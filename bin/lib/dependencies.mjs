import { readFileSync } from 'node:fs';
import { at } from './paths.mjs';

const PACKAGES = /^(?:theme|plugin|php-render|php-search)\/(?!tests\/|bench\/).*\.php$/;
/** Files that use superglobals. Others use RequestInput; these run without its class, or are that class. */
const READERS =
  /^(?:php-render\/src\/Http\/(?:CacheHeaders|RequestInput)|plugin\/api\/search|theme\/inc\/back-compat)\.php$/;
/** A directory next to the repository that a clone does not have. Its name is joined, so that this file may name it. */
const BESIDE = ['..', 'shared'].join('/');
/** A backslash, which is doubled in some strings. */
const NS = String.raw`\\{1,2}`;
const classes = (names) => new RegExp(`Stallkeeper${NS}(?:${names})(?:${NS}|\\b)`);

/**
 * Texts that files may not contain, for what phpat and PHPStan do not see: class names in strings and in files without
 * classes, such as templates, and included files.
 *
 * @type {{files: RegExp, except?: RegExp, text: RegExp, says: string}[]}
 */
const RULES = [
  {
    files: /^php-render\/(?!tests\/).*\.php$/,
    text: classes('Search|Theme|Tools|Demo'),
    says: 'names a class that php-render may not use',
  },
  {
    files: /^php-search\/(?!tests\/|bench\/).*\.php$/,
    text: classes('Theme|Tools|Demo'),
    says: 'names a class that php-search may not use',
  },
  {
    files: /^theme\/(?!tests\/).*\.php$/,
    text: classes(
      `Search|Tools|Demo|Render${NS}(?=\\w)(?!(?:Http|Nav|Services|Settings|Slider|Style|Url)\\b)`,
    ),
    says: 'names a class that the theme may not use',
  },
  {
    files: /^plugin\/(?!tests\/).*\.php$/,
    text: classes('Theme|Demo'),
    says: 'names a class that the plugin may not use',
  },
  {
    files: /^plugin\/src\/(?:autoload|functions)\.php$/,
    text: classes(`Tools${NS}\\w+${NS}\\w+`),
    says: 'names a class of a feature',
  },
  {
    files: PACKAGES,
    except: READERS,
    text: /\$_(?:GET|POST|COOKIE|SERVER|REQUEST|FILES)\b/,
    says: 'uses a superglobal. Use RequestInput',
  },
  {
    files: /^php-(?:render|search)\/src\/.*\.php$/,
    text: /\b(?:require|include)(?:_once)?\b.*\.\./,
    says: 'includes a file outside of its package',
  },
  {
    files: PACKAGES,
    text: /\b(?:require|include)(?:_once)?\b.*\/(?:demo|e2e|bin)\//,
    says: 'includes a tool',
  },
  { files: /^(?!e2e\/)/, text: new RegExp(BESIDE.replaceAll('.', '\\.')), says: `names ${BESIDE}` },
];

const COMMENT = /^\s*(?:\/?\*|\/\/|#(?!\[))/;

/**
 * @param {string[]} files named from the root
 * @param {(file: string) => string} read
 * @returns {string[]} one sentence for each line with a forbidden text
 */
export function forbiddenTexts(files, read = (file) => readFileSync(at(file), 'latin1')) {
  return files.flatMap((file) => {
    const rules = RULES.filter((rule) => rule.files.test(file) && !rule.except?.test(file));
    return read(file)
      .split('\n')
      .flatMap((line, i) =>
        rules
          .filter(({ text }) => text.test(line) && !(file.endsWith('.php') && COMMENT.test(line)))
          .map(({ says }) => `${file}:${i + 1} ${says}.`),
      );
  });
}
