import { existsSync, readFileSync } from 'node:fs';

const MESSAGE = /PHP (Fatal error|Parse error|Warning|Notice|Deprecated):/;

/** Messages of other software, which this project cannot prevent. Every other message fails the tests. */
const KNOWN = [
  {
    message: /WordPress could not establish a secure connection to WordPress\.org/,
    reason: 'WordPress asks wordpress.org for updates. Demo sites send no request to other hosts.',
  },
  {
    message: /_load_textdomain_just_in_time.*<code>woocommerce<\/code>/,
    reason:
      'WooCommerce loads its texts early in the request in which the installer activates it (WordPress 6.7 and later).',
  },
  {
    message: /strtoupper\(\): Passing null .*class-wp-sqlite-token\.php/,
    reason: 'The SQLite integration, for statements with a token that it does not know.',
  },
];

/**
 * @param {string} log path of WordPress's debug.log; it may be missing
 * @param {number} after number of lines to skip
 * @returns {string[]} lines with PHP messages that are not in the list above
 */
export function phpMessages(log, after = 0) {
  if (!existsSync(log)) return [];
  return readFileSync(log, 'utf8')
    .split('\n')
    .slice(after)
    .filter((line) => MESSAGE.test(line) && !KNOWN.some(({ message }) => message.test(line)));
}
