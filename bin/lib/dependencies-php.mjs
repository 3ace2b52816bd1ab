import { join } from 'node:path';
import { classCycles } from './dependencies-cycles.mjs';
import { isPluginUseAllowed } from './dependencies-layers.mjs';
import { at } from './paths.mjs';
import { run } from './run.mjs';

/** Namespaces that each package may use. A package that is `isPure` uses nothing else except PHP itself: neither WordPress nor a library. */
const PACKAGES = {
  'php-render': { may: ['Stallkeeper\\Render\\'], isPure: true },
  'php-search': { may: ['Stallkeeper\\Search\\', 'Stallkeeper\\Render\\'], isPure: true },
  theme: {
    may: [
      'Stallkeeper\\Theme\\',
      ...['Http', 'Nav', 'Services', 'Settings', 'Slider', 'Url'].map(
        (part) => `Stallkeeper\\Render\\${part}\\`,
      ),
    ],
    isPure: false,
  },
  plugin: { may: ['Stallkeeper\\Tools\\', 'Stallkeeper\\Render\\', 'Stallkeeper\\Search\\'], isPure: false },
};
/** The files that use superglobals. Others use RequestInput; these run without its class, or are that class. */
const READERS = new Set([
  'php-render/src/Http/CacheHeaders.php',
  'php-render/src/Http/RequestInput.php',
  'plugin/api/search.php',
  'theme/inc/back-compat.php',
]);
const OUR_OWN = 'Stallkeeper\\';
/** Tests and benches may use their tools, and load them. */
const TOOLS = /^[\w-]+\/(tests|bench)\//;
/** Fixtures of php-render, and the test case inside WordPress, which theme and plugin share. */
const TEST_TOOLS = ['Stallkeeper\\Render\\Tests\\', 'Stallkeeper\\Tools\\Tests\\'];
const TEST_CLASSES = 'PHPUnit\\';
const TOOL_DIRECTORIES = /(^|\/)(demo|e2e|bin)\//;

/**
 * @param {string} root @param {string[]} files named from the root
 * @returns {Promise<string[]>} what PHP files use that they may not
 */
export async function phpDependencies(root, files) {
  const php = files.filter((file) => file.endsWith('.php') && Object.hasOwn(PACKAGES, packageOf(file)));
  const byPath = await namesOf(php.map((file) => join(root, file)));
  const names = Object.fromEntries(php.map((file) => [file, byPath[join(root, file)]]));
  const own = new Map(Object.keys(PACKAGES).map((name) => [name, new Set()]));
  for (const file of php) names[file].declares.forEach((name) => own.get(packageOf(file)).add(name));
  const wrong = php.flatMap((file) =>
    names[file].uses
      .filter((use) => !isAllowed(file, use, own.get(packageOf(file))))
      .map(([kind, name, line]) => `${file}:${line} uses the ${kind} ${name}.`),
  );
  return [...wrong, ...classCycles(names)];
}

const packageOf = (file) => file.slice(0, Math.max(0, file.indexOf('/')));

function isAllowed(file, [kind, name, , inNamespace], own) {
  const { may, isPure } = PACKAGES[packageOf(file)];
  const isTool = TOOLS.test(file);
  if (kind === 'include') return isTool || !(isPure ? name.includes('..') : TOOL_DIRECTORIES.test(name));
  if (kind === 'superglobal') return isTool || READERS.has(file);
  if (kind === 'class') {
    if (name.startsWith(OUR_OWN)) return isOwnAllowed(name, may, isTool) && isPluginUseAllowed(file, name);
    return !isPure || own.has(name) || (isTool && name.startsWith(TEST_CLASSES));
  }
  return !isPure || own.has(name) || own.has(inNamespace);
}

/** A name that ends with a backslash is a namespace, as in an autoloader. Tests may use TEST_TOOLS, too. */
const isOwnAllowed = (name, may, isTool) =>
  name.endsWith('\\')
    ? may.some((prefix) => prefix.startsWith(name) || name.startsWith(prefix))
    : [...may, ...(isTool ? TEST_TOOLS : [])].some((prefix) => `${name}\\`.startsWith(prefix));

async function namesOf(files) {
  const { output } = await run('php', ['-d', 'display_errors=stderr', at('bin/lib/php-names.php')], {
    input: JSON.stringify(files),
    failed: 'The PHP files could not be read:',
  });
  return JSON.parse(output);
}
