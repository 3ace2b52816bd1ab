/**
 * @param {import('./inventory.mjs').Inventory} old
 * @param {import('./inventory.mjs').Inventory} found
 * @returns {string[]} what is new and what is gone, one line each
 */
export function differences(old, found) {
  const lines = [];
  const report = (before, after, text) => {
    for (const [name, detail] of after) if (!before.has(name)) lines.push(`+ ${text(name)}: ${detail}`);
    for (const name of before.keys()) if (!after.has(name)) lines.push(`- ${text(name)}`);
  };
  report(partsOf(old), partsOf(found), (name) => `part ${name}`);
  report(printedBy(old), printedBy(found), (name) => `class ${name}`);
  return lines;
}

/**
 * @param {import('./inventory.mjs').Inventory} inventory
 * @param {{reason: string, parts: string[]}[]} exceptions
 * @returns {string[]} the number of parts by version
 */
export function summary({ versions, parts, blocks, printed }, exceptions) {
  const without = new Set(exceptions.flatMap((one) => one.parts));
  return versions.map((version) => {
    const isIn = (lists) =>
      Object.entries(lists).flatMap(([one, names]) =>
        one === 'all' || one === version ? names.split(' ') : [],
      );
    const own = parts.filter((one) => (one.version ?? version) === version);
    const classes = new Set(Object.values(printed).flatMap(isIn));
    const styled = own.filter(({ part }) => !without.has(part)).length;
    return `WooCommerce ${version}: ${classes.size} classes; ${own.length} parts that need a style: ${styled} with a rule of the theme, ${own.length - styled} exceptions; ${isIn(blocks).length} classes of blocks with a rule of WooCommerce`;
  });
}

const partsOf = ({ parts }) =>
  new Map(parts.map(({ part, rule, version = '' }) => [`${part} ${version}`.trim(), rule]));

/** Each class once, with the first file that prints it. */
const printedBy = ({ printed }) =>
  new Map(
    Object.entries(printed)
      .flatMap(([file, lists]) =>
        Object.values(lists).flatMap((names) => names.split(' ').map((name) => [name, file])),
      )
      .reverse(),
  );
