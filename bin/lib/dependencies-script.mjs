import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';

const SCRIPT = /\.(?:[cm]?[jt]s|[jt]sx)$/;
const TEST = /\.test\.\w+$|(^|\/)test\//;
/** Prefix of this project's script modules in the import map (see webpack.config.js). */
const OWN_MODULES = '@stallkeeper/';
/** Packages that WooCommerce provides on the page. No package registry has them. */
const PROVIDED_PACKAGES = ['@woocommerce/blocks-checkout'];
/** Directories that a directory may import from, besides itself. Directories not listed here may import from all except NOT_IMPORTABLE. */
const MAY = { src: [], hydrate: ['src'] };
const NOT_IMPORTABLE = ['demo', 'e2e', 'bin'];
/** Files of bin that browser tests may import: servers that benchmarks start, too, and messages that end a run. */
const FOR_BROWSER_TESTS = ['bin/lib/nginx.mjs', 'bin/lib/php-messages.mjs'];
/** A directory next to the repository that a clone does not have. Its name is joined, so that the check does not report this file. */
const BESIDE = ['..', 'shared'].join('/');

/**
 * @param {string} root @param {string[]} files named from the root
 * @returns {Promise<string[]>} forbidden imports of TypeScript and JavaScript files, one line each
 */
export async function scriptDependencies(root, files) {
  // Only here: the other commands of bin run before any package is installed.
  const { default: ts } = await import('typescript');
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return files
    .filter((file) => SCRIPT.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return ts
        .preProcessFile(text, true, true)
        .importedFiles.filter(({ fileName }) => !isAllowed(root, file, fileName, dependencies))
        .map(({ fileName, pos }) => `${file}:${lineAt(text, pos)} imports ${fileName}.`);
    });
}

function isAllowed(root, file, name, dependencies) {
  const directory = directoryOf(file);
  const target = targetOf(root, file, name);
  if (target === null) return isPackageAllowed(directory, file, name, dependencies);
  const to = directoryOf(target);
  // Configuration files in the root may use bin.
  if (to === directory || (directory === '' && to === 'bin')) return true;
  if (directory === 'e2e' && FOR_BROWSER_TESTS.includes(target)) return true;
  return directory in MAY ? MAY[directory].includes(to) : to !== '..' && !NOT_IMPORTABLE.includes(to);
}

/** Code for the browser may only import packages from `dependencies` in package.json. Tests may also import Node modules and `devDependencies`. */
function isPackageAllowed(directory, file, name, dependencies) {
  if (!(directory in MAY) || TEST.test(file)) return true;
  if (name.startsWith(OWN_MODULES) || PROVIDED_PACKAGES.includes(name)) return directory === 'hydrate';
  const own = name.split('/').slice(0, name.startsWith('@') ? 2 : 1);
  return !isBuiltin(name) && Object.hasOwn(dependencies, own.join('/'));
}

/** The imported file, named from the root; null for a package. */
function targetOf(root, file, name) {
  if (name.startsWith('file:')) return relative(root, new URL(name).pathname);
  if (name.startsWith('/')) return relative(root, name);
  return /^\.\.?(\/|$)/.test(name) ? relative(root, join(root, dirname(file), name)) : null;
}

/** The first folder of a name; '' for a file of the root itself. */
const directoryOf = (file) =>
  file.includes('/') ? file.slice(0, file.indexOf('/')) : file === '..' ? '..' : '';

const lineAt = (text, position) => text.slice(0, position).split('\n').length;

/** Files that name the folder beside the project. Only a browser test that skips without it may. */
export function mentions(root, files) {
  return files
    .filter((file) => directoryOf(file) !== 'e2e')
    .flatMap((file) =>
      readFileSync(join(root, file), 'latin1')
        .split('\n')
        .flatMap((line, i) => (line.includes(BESIDE) ? [`${file}:${i + 1} names ${BESIDE}.`] : [])),
    );
}
