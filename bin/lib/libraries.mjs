import { cpSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { at } from './paths.mjs';

/**
 * The parts of the hosted provider's PHP client that the plugin needs: searching, writing an index, their errors. Its
 * thousand model classes and the clients of other services are left out, because its methods accept arrays. The
 * search needs the inflector for plurals.
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
  'doctrine/inflector/src': ['.'],
  'guzzlehttp/psr7/src': ['Query.php'],
  'psr/container/src': ['.'],
  'psr/http-message/src': ['.'],
  'psr/log/src': ['.'],
};
/** Files in the directories above that no other file uses. */
const UNUSED = [
  'CannotWaitException.php',
  'LoggerAwareInterface.php',
  'LoggerAwareTrait.php',
  'MissingObjectId.php',
  'NoopWordInflector.php',
  'NullLogger.php',
  'ObjectNotFoundException.php',
  'ServerRequestInterface.php',
  'UploadedFileInterface.php',
];

/**
 * Copies libraries, or the parts of them that a package needs, with their licences.
 * @param {string} target directory, such as `lib/vendor` of a package
 * @param {string[]} libraries names of Composer packages
 */
export function copyLibraries(target, libraries) {
  for (const library of libraries) {
    const [folder, parts] = Object.entries(PARTS).find(([name]) => name.startsWith(`${library}/`));
    for (const name of parts.flatMap((part) => phpFiles(at('vendor', folder), part)))
      if (!UNUSED.includes(basename(name)))
        cpSync(at('vendor', folder, name), join(target, folder, name), { recursive: true });
    cpSync(at('vendor', library, 'LICENSE'), join(target, library, 'LICENSE'));
  }
}

function phpFiles(folder, name) {
  if (!statSync(join(folder, name)).isDirectory()) return [name];
  return readdirSync(join(folder, name), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.php'))
    .map((file) => join(name, file));
}
