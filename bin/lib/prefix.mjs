/**
 * Namespaces of the libraries that a package carries a copy of, in code and in strings, with one or two backslashes.
 * `Stallkeeper\Tools\Search` is the plugin's own and is not one of them.
 */
const LIBRARIES =
  /(?<![\w\\])(\\{0,2})((?:Stallkeeper(\\{1,2})(?:Render|Search)|Algolia(\\{1,2})AlgoliaSearch|Doctrine(\\{1,2})Inflector|GuzzleHttp(\\{1,2})Psr7|Psr(\\{1,2})(?:Container|Http|Log))(?!\w))/g;

/** `Stallkeeper\Render` becomes `PREFIX\Render`, and `Psr\Log` becomes `PREFIX\Psr\Log`. */
const OWN = /^Stallkeeper\\{1,2}/;

/**
 * @param {string} php source code
 * @param {string} prefix namespace, such as `Stallkeeper\Tools\Lib`
 * @returns {string} the same code, with every library's namespace below the prefix
 */
export const prefixed = (php, prefix) =>
  php.replaceAll(LIBRARIES, (_, root, name, ...rest) => {
    const slash = rest.find((one) => /^\\+$/.test(one ?? ''));
    return root + prefix.replaceAll('\\', slash) + slash + name.replace(OWN, '');
  });
