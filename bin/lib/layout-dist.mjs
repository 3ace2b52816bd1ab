import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDemoContent } from './demo-content.mjs';
import { copyLibraries } from './libraries.mjs';
import { at } from './paths.mjs';
import { guarded } from './guard.mjs';
import { prefixed } from './prefix.mjs';

/** Build results that only webpack needs, and the sources of the stylesheets in `build/`. */
const NOT_SHIPPED = /\/build\/(css\.[\w-]+\.js|.*\.map)$|\/assets\/css$/;

/**
 * The two packages that shops install. `prefix` is the namespace of the copies in `lib/`: theme and plugin may have
 * different versions of them at the same time.
 */
const DIST = {
  theme: {
    name: 'stallkeeper',
    prefix: 'Stallkeeper\\Theme\\Lib',
    libraries: { 'php-render': ['Http', 'Nav', 'Services', 'Settings', 'Slider', 'Style', 'Url.php'] },
    vendor: ['psr/container'],
    classes: ['inc', 'lib/php-render/src', 'lib/vendor/psr/container/src'],
  },
  plugin: {
    name: 'stallkeeper-tools',
    prefix: 'Stallkeeper\\Tools\\Lib',
    libraries: {
      'php-render': ['Http', 'OrderSource', 'Search', 'Services', 'Settings', 'Template', 'Text', 'Url.php'],
      'php-search': [''],
    },
    vendor: [
      'algolia/algoliasearch-client-php',
      'doctrine/inflector',
      'guzzlehttp/psr7',
      'psr/container',
      'psr/http-message',
      'psr/log',
    ],
    classes: ['src', 'lib/php-render/src', 'lib/php-search/src', 'lib/vendor/psr/container/src'],
  },
};

/**
 * Copies the theme or the plugin as shops install it: its own files with the built ones, the pure PHP packages and the
 * libraries in `lib/` under a prefix, all classes in one more file, the content of the demo shop, and the licence. Nothing of
 * the demo's code, tests or sources of scripts and styles.
 * @param {'theme'|'plugin'} kind
 * @param {string} parent a directory; must not contain the package yet
 * @returns {string} the package's directory
 */
export function layOut(kind, parent) {
  const { name, prefix, libraries, vendor, classes } = DIST[kind];
  const target = join(parent, name);
  mkdirSync(target, { recursive: true });
  cpSync(at(kind), target, {
    recursive: true,
    filter: (file) =>
      !NOT_SHIPPED.test(file) && file !== at(kind, 'tests') && file !== at(kind, 'demo-content'),
  });
  if (kind === 'plugin') writeDemoContent(join(target, 'demo-content'));
  for (const [library, parts] of Object.entries(libraries))
    for (const part of parts)
      cpSync(at(library, 'src', part), join(target, 'lib', library, 'src', part), { recursive: true });
  copyLibraries(join(target, 'lib/vendor'), vendor);
  for (const file of phpFiles(target)) {
    const before = readFileSync(file, 'utf8');
    const after = prefixed(before, prefix);
    if (after !== before) writeFileSync(file, after);
  }
  execFileSync('php', [at('bin/lib/class-file.php'), target, join(target, 'build/classes.php'), ...classes]);
  for (const file of phpFiles(target)) {
    const before = readFileSync(file, 'utf8');
    const after = guarded(before);
    if (after !== before) writeFileSync(file, after);
  }
  cpSync(at('LICENSE'), join(target, 'LICENSE'));
  return target;
}

const phpFiles = (directory) =>
  readdirSync(directory, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.php'))
    .map((file) => join(directory, file));
