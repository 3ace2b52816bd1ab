import { cpSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at } from './paths.mjs';

/**
 * What of the hosted provider's client for PHP a theme needs: searching, writing an index, their errors. Its thousand
 * classes of models, and the clients of other services, stay behind: its methods take arrays.
 */
const PARTS = {
  'algolia/algoliasearch-client-php/lib': [
    'Algolia.php',
    'Api/SearchClient.php',
    'Configuration/Configuration.php',
    'Configuration/SearchConfig.php',
    'Configuration/TransformationOptions.php',
    'Exceptions',
    'Http/CurlHttpClient.php',
    'Http/HttpClientInterface.php',
    'Http/Psr7',
    'Iterators',
    'Log',
    'Model/ModelInterface.php',
    'ObjectSerializer.php',
    'RequestOptions',
    'RetryStrategy',
    'Support',
  ],
  'guzzlehttp/psr7/src': ['Query.php'],
  'psr/http-message/src': ['.'],
  'psr/log/src': ['.'],
};
const LICENSES = ['algolia/algoliasearch-client-php', 'guzzlehttp/psr7', 'psr/http-message', 'psr/log'];

const OWN = 'Stallkeeper\\Vendor';
/** Names of the client's classes and of what it stands on, in code and in strings, with one backslash or two. */
const NAMES =
  /(?<![\w\\])(\\?)((?:Algolia(\\{1,2})AlgoliaSearch|GuzzleHttp(\\{1,2})Psr7|Psr(\\{1,2})(?:Http|Log))(?!\w))/g;

/** @param {string} php @returns {string} the same, with those classes in a namespace of the theme's own */
export const scoped = (php) =>
  php.replaceAll(NAMES, (_, root, name, a, b, c) => {
    const slash = a ?? b ?? c;
    return root + OWN.replaceAll('\\', slash) + slash + name;
  });

/**
 * Copies the client into a theme, and renames it there and in the theme's own classes: another plugin may bring an older
 * client under the same names.
 * @param {string} theme a theme that is laid out
 */
export function packClient(theme) {
  for (const [folder, names] of Object.entries(PARTS)) {
    for (const name of names.flatMap((one) => phpFiles(at('vendor', folder), one)))
      write(join(theme, 'lib/vendor', folder, name), scoped(read(at('vendor', folder, name))));
  }
  for (const name of LICENSES)
    cpSync(at('vendor', name, 'LICENSE'), join(theme, 'lib/vendor', name, 'LICENSE'));
  for (const name of phpFiles(theme, 'inc')) {
    const file = join(theme, name);
    const before = read(file);
    const after = scoped(before);
    if (after !== before) write(file, after);
  }
}

const read = (file) => readFileSync(file, 'utf8');

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function phpFiles(folder, name) {
  if (!statSync(join(folder, name)).isDirectory()) return [name];
  return readdirSync(join(folder, name), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.php'))
    .map((file) => join(name, file));
}
