/** A class that PHP cannot declare without another class. */
const DEPENDENT_CLASS =
  /^(?:(?:abstract|final|readonly) )*(?:class|interface|enum) \w+[^{;]*?\s(?:extends|implements)\s/m;
/** The statements that PHP requires at the beginning of a file. */
const OPENING =
  /^<\?php(?:\s|\/\*[\s\S]*?\*\/|\/\/.*\n)*(?:declare\(strict_types=1\);\s*)?(?:\/\*[\s\S]*?\*\/\s*)?(?:namespace [\w\\]+;\s*)?/;
/** Not for a file with several namespaces in braces (class-file.php), which contains the classes that its classes extend. */
const GUARD = "\\defined('ABSPATH') || \\defined('STALLKEEPER_TOOLS_ENDPOINT') || exit;";

/**
 * Web servers run each file of a plugin that a visitor requests. Without WordPress, a class that extends another one ends with a
 * fatal error, which fills the log and may show the server's path.
 * @param {string} php source code of one file
 * @returns {string} the same code, which does nothing outside of WordPress and of the light endpoint
 */
export function guarded(php) {
  const [opening] = OPENING.exec(php) ?? [''];
  const isMerged = /^namespace [\w\\]+ \{/m.test(php);
  if (opening === '' || isMerged || !DEPENDENT_CLASS.test(php)) return php;
  return `${opening.trimEnd()}\n\n${GUARD}\n\n${php.slice(opening.length)}`;
}
