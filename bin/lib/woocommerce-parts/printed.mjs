import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where WooCommerce's code for visitors is. Not: e-mails, the admin, screens with a page of their own (`auth`), and templates for
 * block themes.
 */
const PLACES = [
  {
    directory: 'templates',
    not: /^(emails|auth|parts|templates|product-form)\/|dashboard-widget|attribution-details|customer-history/,
  },
  {
    directory: 'includes',
    not: /^(admin|cli|rest-api|api|emails|export|import|react-admin|tracks|theme-support|libraries|legacy)\/|install|privacy/,
  },
  { directory: 'src/Blocks', not: /^(Patterns|AIContent|Templates|Domain|Migration)\// },
  { directory: 'src/Internal/OrderReviews', not: /Email/ },
  { directory: 'src/Internal/StockNotifications', not: /Admin|Email/ },
  { directory: 'assets/js/frontend', not: /\.min\.js$|^test\// },
  { directory: 'assets/client/blocks', not: /editor|\.css$|\.json$|\.php$|-style\.js$/ },
];

/** `class="a b"`, in PHP's HTML and in strings of scripts. PHP inside of the attribute may contain quotes. */
const ATTRIBUTE = /class(?:Name)?=\\?(["'])((?:<\?php[\s\S]*?\?>|(?!\1)[^\\])*)\\?\1/g;
/** `'class' => 'a b'`, `'class' => array( 'a', 'b' )`, `$classes[] = 'a'`, `className:"a b"`. */
const ASSIGNED =
  /(?:['"](?:\w+_)?class(?:es)?['"]\s*(?:=>|\]\s*\.?=)|\$\w*class(?:es)?(?:\[\])?\s*\.?=|className:|_(?:post|product|cat)_class\(|\b(?:add|toggle)Class\(|classList\.(?:add|toggle)\()\s*((?:(?:array\(|\[|\()\s*)?(?:['"][^'"]*['"][\s,.]*)+)/g;
/** `$class = $is_set ? 'a' : 'b';` */
const EXPRESSION = /\$\w*class(?:es)?(?:\[\])?\s*\.?=\s*([^;]{1,300});/g;
const QUOTED = /(["'])(.*?)\1/gs;
/** Scripts that a bundler has written contain many other words. */
const BUILT = 'assets/client/';
const BUILT_NAME = /^(w[cp]-|wp-block|woocommerce|has-|is-)[\w-]*[a-zA-Z0-9_]$/;
/** The end of a class may come from data: `'woocommerce-column--' . $name`. */
const NAME = /^(-?[a-zA-Z_][\w-]*[a-zA-Z0-9]|(wc|woocommerce|payment|product)[-_][\w-]*)$/;

/**
 * The classes that WooCommerce's code for visitors prints.
 * @param {string} woocommerce directory of the plugin
 * @returns {Map<string, Set<string>>} classes by file
 */
export function printedClasses(woocommerce) {
  const printed = new Map();
  for (const [file, code] of sources(woocommerce)) {
    const classes = classesIn(code, file.startsWith(BUILT));
    if (classes.size > 0) printed.set(file, classes);
  }
  return printed;
}

/**
 * The first file that mentions a class that no attribute contains as a whole, for example as the argument of a function.
 * @param {string} woocommerce directory of the plugin
 * @param {string} name
 */
export function mentions(woocommerce, name) {
  const quotedName = new RegExp(`['"\\s.]${name}(?![\\w-])[^'"\n]*['"]`);
  return sources(woocommerce).find(([, code]) => quotedName.test(code))?.[0];
}

const read = new Map();

/** @returns {[string, string][]} files and their content */
function sources(woocommerce) {
  if (!read.has(woocommerce))
    read.set(
      woocommerce,
      PLACES.flatMap(({ directory, not }) =>
        filesOf(join(woocommerce, directory))
          .filter((file) => /\.(php|js)$/.test(file) && !not.test(file))
          .map((file) => [`${directory}/${file}`, readFileSync(join(woocommerce, directory, file), 'utf8')]),
      ),
    );
  return read.get(woocommerce);
}

/**
 * @param {string} code PHP with HTML, or JavaScript
 * @param {boolean} isBuilt whether a bundler has written it
 */
export function classesIn(code, isBuilt = false) {
  const texts = [
    ...[...code.matchAll(ATTRIBUTE)].flatMap(([, , value]) => [
      value.replace(/<\?php[\s\S]*?\?>/g, ' '),
      ...quoted(value),
    ]),
    ...[ASSIGNED, EXPRESSION].flatMap((one) =>
      [...code.matchAll(one)].flatMap(([, values]) => quoted(values)),
    ),
  ];
  const name = isBuilt ? BUILT_NAME : NAME;
  return new Set(texts.flatMap((text) => text.split(/[\s'"]+/)).filter((one) => name.test(one)));
}

const quoted = (text) =>
  [...text.matchAll(/<\?php[\s\S]*?\?>/g), [text]].flatMap(([one]) =>
    one === text && text.includes('<?php') ? [] : [...one.matchAll(QUOTED)].map(([, , value]) => value),
  );

/** @returns {string[]} in alphabetical order; none if there is no such directory */
const filesOf = (directory) =>
  statSync(directory, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(directory, { recursive: true }).map(String).sort()
    : [];
