import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mentions, printedClasses } from './printed.mjs';
import { styledClasses, styledParts } from './rules.mjs';

/** WooCommerce's stylesheets that the theme removes (theme/inc/Shop/ShopStyles.php). Brands have a stylesheet since version 9. */
const REMOVED = ['woocommerce.css', 'woocommerce-layout.css', 'woocommerce-smallscreen.css', 'brands.css'];
/** Stylesheets of WooCommerce's blocks, which the theme keeps on pages with blocks. */
const KEPT = 'assets/client/blocks';
/** A font of letters that are stars and signs. The removed stylesheets contain it, and those of blocks use it. */
const FONT = 'WooCommerce';

/**
 * A part of WooCommerce's pages that needs a style, because WooCommerce's stylesheets have one.
 * @typedef {{part: string, rule: string, printedBy: string, version?: string}} Part
 *   part: an element with classes, and elements inside of it, such as `.shop_table td`; rule: a selector that styles it; printedBy: a file that
 *   prints the class, or ''; version: the only version that has it
 * @typedef {Record<string, string>} Lists  lists by version; 'all' for what all versions have
 * @typedef {{versions: string[], parts: Part[], blocks: Lists, printed: Record<string, Record<string, string>>}} Inventory
 *   blocks: classes that WooCommerce's stylesheets of blocks style; printed: classes by file
 */

/**
 * Reads what several versions of WooCommerce print and style.
 * @param {string[]} directories directories of the plugin
 * @returns {Inventory}
 */
export function inventoryOf(directories) {
  const shops = directories.map(readShop);
  const versions = shops.map(({ version }) => version);
  const names = merged(
    shops.map(({ parts }) => [...parts.keys()]),
    versions,
  );
  const parts = Object.entries(names).flatMap(([version, list]) =>
    list.map((part) => {
      const shop = shops.findLast((one) => one.parts.has(part));
      const printedBy = shop.printer(classOf(part));
      return { part, rule: shop.parts.get(part), printedBy, ...(version === 'all' ? {} : { version }) };
    }),
  );
  const files = [...new Set(shops.flatMap(({ printed }) => [...printed.keys()]))].sort();
  return {
    versions,
    parts: parts.sort((one, other) => (one.part < other.part ? -1 : 1)),
    blocks: joined(
      merged(
        shops.map(({ kept }) => [...kept]),
        versions,
      ),
    ),
    printed: Object.fromEntries(
      files.map((file) => [
        file,
        joined(
          merged(
            shops.map(({ printed }) => [...(printed.get(file) ?? [])]),
            versions,
          ),
        ),
      ]),
    ),
  };
}

function readShop(directory) {
  const main = readFileSync(join(directory, 'woocommerce.php'), 'utf8');
  const version = /^[ \t/*#@]*Version:\s*(\S+)/m.exec(main)[1];
  const parts = new Map();
  for (const name of REMOVED) {
    const file = join(directory, 'assets/css', name);
    for (const [part, rule] of existsSync(file) ? styledParts(file) : [])
      if (!parts.has(part)) parts.set(part, `${name}: ${rule}`);
  }
  const printed = printedClasses(directory);
  const files = readdirSync(join(directory, KEPT)).filter(
    (name) => name.endsWith('.css') && !/-rtl\.css$|editor/.test(name),
  );
  const kept = new Set(
    files
      .flatMap((name) => [...styledClasses(join(directory, KEPT, name))])
      .filter((name) => /^w[cp]-block/.test(name)),
  );
  for (const name of files)
    for (const [part, rule] of styledParts(join(directory, KEPT, name), FONT))
      if (!parts.has(part)) parts.set(part, `${name}, font: ${rule}`);
  const printer = (name) =>
    [...printed].find(([, classes]) => classes.has(name))?.[0] ?? mentions(directory, name) ?? '';
  return { version, parts, printed, kept, printer };
}

/** @param {Inventory} inventory @returns {string} JSON with a line for each part and each file */
export function toJson({ versions, parts, blocks, printed }) {
  const lines = (values) => values.map((one) => `    ${one}`).join(',\n');
  const members = (object) =>
    lines(Object.entries(object).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`));
  return [
    `{\n  "versions": ${JSON.stringify(versions)},`,
    `  "parts": [\n${lines(parts.map((one) => JSON.stringify(one)))}\n  ],`,
    `  "blocks": {\n${members(blocks)}\n  },`,
    `  "printed": {\n${members(printed)}\n  }\n}\n`,
  ].join('\n');
}

/** The last class of a part: a state, such as `.form-row.woocommerce-invalid`, has the others as well. */
const classOf = (part) => part.split(' ')[0].split('.').at(-1);

/** Lists by version: 'all' for what is in each of them. */
function merged(lists, versions) {
  const sets = lists.map((list) => new Set(list));
  const isInAll = (name) => sets.every((set) => set.has(name));
  const all = [...new Set(lists.flat())].sort();
  return Object.fromEntries(
    [
      ['all', all.filter(isInAll)],
      ...versions.map((version, i) => [version, all.filter((name) => sets[i].has(name) && !isInAll(name))]),
    ].filter(([, list]) => list.length > 0),
  );
}

const joined = (lists) =>
  Object.fromEntries(Object.entries(lists).map(([version, list]) => [version, list.join(' ')]));
