import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';

const SCRIPT = /\.(?:[cm]?[jt]s|[jt]sx)$/;
const TEST = /\.test\.\w+$|(^|\/)test\//;
/** Named by its import map (see webpack.config.js): the island that hydrate itself loads late. */
const OWN_ISLANDS = '@stallkeeper/';
/** What WooCommerce puts into the page by itself; it is in no package registry. */
const OF_THE_PAGE = ['@woocommerce/blocks-checkout'];
/** Which rooms a room may import from, beside its own; rooms that are not named may import from any but those of NOBODYS. */
const MAY = { src: [], hydrate: ['src'] };
const NOBODYS = ['demo', 'e2e', 'bin'];
/** The folder beside the project that a clone does not have. Put together, or this file would name it. */
const BESIDE = ['..', 'shared'].join('/');

/**
 * @param {string} root @param {string[]} files named from the root
 * @returns {Promise<string[]>} what TypeScript and JavaScript files import that they may not
 */
export async function scriptArrows(root, files) {
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
  const room = roomOf(file);
  const target = targetOf(root, file, name);
  if (target === null) return isPackageAllowed(room, file, name, dependencies);
  const to = roomOf(target);
  // Configuration files in the root may use bin.
  if (to === room || (room === '' && to === 'bin')) return true;
  return room in MAY ? MAY[room].includes(to) : to !== '..' && !NOBODYS.includes(to);
}

/** What runs in the page is in package.json's dependencies; a test may also use Node and the tools. */
function isPackageAllowed(room, file, name, dependencies) {
  if (!(room in MAY) || TEST.test(file)) return true;
  if (name.startsWith(OWN_ISLANDS) || OF_THE_PAGE.includes(name)) return room === 'hydrate';
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
const roomOf = (file) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : file === '..' ? '..' : '');

const lineAt = (text, position) => text.slice(0, position).split('\n').length;

/** Files that name the folder beside the project. Only a browser test that skips without it may. */
export function mentions(root, files) {
  return files
    .filter((file) => roomOf(file) !== 'e2e')
    .flatMap((file) =>
      readFileSync(join(root, file), 'latin1')
        .split('\n')
        .flatMap((line, i) => (line.includes(BESIDE) ? [`${file}:${i + 1} names ${BESIDE}.`] : [])),
    );
}
