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
const LICENSES = [
  'algolia/algoliasearch-client-php',
  'doctrine/inflector',
  'guzzlehttp/psr7',
  'psr/http-message',
  'psr/log',
];

/**
 * Copies the libraries, or the parts of them that the plugin needs, with their licences.
 * @param {string} target directory, such as `lib/vendor` of a package
 */
export function copyLibraries(target) {
  for (const [folder, names] of Object.entries(PARTS)) {
    for (const name of names.flatMap((one) => phpFiles(at('vendor', folder), one)))
      if (!UNUSED.includes(basename(name)))
        cpSync(at('vendor', folder, name), join(target, folder, name), { recursive: true });
  }
  for (const name of LICENSES) cpSync(at('vendor', name, 'LICENSE'), join(target, name, 'LICENSE'));
}

function phpFiles(folder, name) {
  if (!statSync(join(folder, name)).isDirectory()) return [name];
  return readdirSync(join(folder, name), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.php'))
    .map((file) => join(name, file));
}
