import { existsSync, readFileSync } from 'node:fs';

const MESSAGE = /PHP (Fatal error|Parse error|Warning|Notice|Deprecated):|WordPress database error/;

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
    message: /undefined function mysqli_get_client_info\(\).*class-wp-site-health\.php/,
    reason:
      'Site Health asks mysqli for its version. Sites with the SQLite integration need not have this extension.',
  },
  {
    message: /"wp-editor" script should not be enqueued together with the new widgets editor/,
    reason: 'Scripts of WooCommerce 8.9 depend on wp-editor, on the screen of the widgets, too.',
  },
  {
    message: /strtoupper\(\): Passing null .*class-wp-sqlite-token\.php/,
    reason: 'The SQLite integration, for statements with a token that it does not know.',
  },
  {
    message: /database error.*wp_wc_orders.*LIMIT 0, 18446744073709551615/s,
    reason: 'WooCommerce 8.9 asks for all refunds of an order up to a number that is too large for SQLite.',
  },
  {
    message: /database error.*min_date_gmt.*wp_wc_orders.*UNION ALL/s,
    reason:
      'WooCommerce 11 lists orders with a union of statements in parentheses, which SQLite does not know.',
  },
];

/**
 * @param {string} log path of WordPress's debug.log; it may be missing
 * @param {number} after number of lines to skip
 * @returns {string[]} lines with messages of PHP or errors of the database that are not in the list above
 */
export function phpMessages(log, after = 0) {
  if (!existsSync(log)) return [];
  const lines = readFileSync(log, 'utf8').split('\n').slice(after);
  return lines.flatMap((line, index) => {
    const message = MESSAGE.test(line) ? line + restOf(lines, index) : '';
    return message === '' || isKnownMessage(message) ? [] : [message];
  });
}

/**
 * The SQLite integration describes an error in several lines of HTML.
 * @param {string[]} lines
 * @param {number} index of the first line of a message
 * @returns {string} text of the other lines of a database error; '' for other messages
 */
function restOf(lines, index) {
  if (!lines[index]?.includes('database error')) return '';
  const next = lines.findIndex((line, i) => i > index && line.startsWith('['));
  const rest = lines.slice(index + 1, next < 0 ? undefined : next);
  return ` ${rest.join(' ').replace(/<[^>]*>/g, ' ')}`.slice(0, 1000);
}

/**
 * @param {string} line of debug.log; for an error of the database, with its query
 * @returns {boolean} whether it is one of the messages above
 */
export const isKnownMessage = (line) => KNOWN.some(({ message }) => message.test(line));
