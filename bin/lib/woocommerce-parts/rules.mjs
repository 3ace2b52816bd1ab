import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';

/**
 * What the selectors of a stylesheet style: the last element of each selector that has classes, and elements inside of it.
 * @param {string} file
 * @param {string} [font] only rules with this font
 * @returns {Map<string, string>} the first selector by part, such as `.shop_table td` or `.form-row.woocommerce-invalid label`
 */
export function styledParts(file, font) {
  const parts = new Map();
  for (const selector of selectors(readFileSync(file), file, font)) {
    const compounds = compoundsOf(selector);
    const last = compounds.findLastIndex((one) => classesOf(one).length > 0);
    if (last === -1) continue;
    const inside = compounds.slice(last + 1).map((one) => text(one.filter(isElement)));
    for (const names of alternatives(compounds[last])) {
      const part = ['', ...names].join('.') + ['', ...inside.filter(Boolean)].join(' ');
      if (!parts.has(part)) parts.set(part, text(selector));
    }
  }
  return parts;
}

/** @param {string} file @returns {Set<string>} each class in the selectors of a stylesheet */
export const styledClasses = (file) => new Set(selectors(readFileSync(file), file).flatMap(classesOf));

function selectors(code, filename, font) {
  const found = [];
  const hasFont = ({ property, value }) => property === 'font-family' && value.includes(font);
  transform({
    filename,
    code,
    errorRecovery: true,
    drafts: { customMedia: true },
    visitor: {
      Rule: {
        style: ({ value }) => {
          if (font === undefined || value.declarations.declarations.some(hasFont))
            found.push(...value.selectors);
        },
      },
    },
  });
  return found;
}

/** Splits a selector at its combinators. */
function compoundsOf(selector) {
  const compounds = [[]];
  for (const one of selector) {
    if (one.type === 'combinator') compounds.push([]);
    else compounds.at(-1).push(one);
  }
  return compounds;
}

const classesOf = (components) =>
  components.flatMap((one) => {
    if (one.type === 'class') return [one.name];
    // Not what the selector excludes.
    return one.kind === 'not' ? [] : (one.selectors ?? []).flatMap(classesOf);
  });

/** The classes of a compound selector: its own, or those of each alternative in `:is()` and `:where()`. */
function alternatives(compound) {
  const own = compound.filter(({ type }) => type === 'class').map(({ name }) => name);
  if (own.length > 0) return [own];
  return compound
    .flatMap((one) => one.selectors ?? [])
    .map(classesOf)
    .filter((names) => names.length > 0);
}

const isElement = ({ type }) => ['type', 'id', 'universal', 'attribute'].includes(type);

const text = (components) => components.map(textOf).join('');

function textOf(one) {
  switch (one.type) {
    case 'class':
      return `.${one.name}`;
    case 'id':
      return `#${one.name}`;
    case 'type':
      return one.name;
    case 'universal':
      return '*';
    case 'nesting':
      return '&';
    case 'attribute':
      return `[${one.name}]`;
    case 'combinator':
      return (
        { descendant: ' ', child: ' > ', 'next-sibling': ' + ', 'later-sibling': ' ~ ' }[one.value] ?? ' '
      );
    case 'pseudo-element':
      return `::${one.kind === 'custom' ? one.name : one.kind}`;
    default:
      return one.selectors ? `:${one.kind}(${one.selectors.map(text).join(', ')})` : `:${one.kind}`;
  }
}
