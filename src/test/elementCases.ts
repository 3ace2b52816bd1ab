import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TemplateCase } from './renderTemplate';

interface ElementList {
  values: Record<string, string[]>;
  attributes: Record<string, { kind: string; values?: string[] }>;
  globalAttributes: string;
  globalSvgAttributes: string;
  contexts: Record<string, string>;
  elements: Record<string, string>;
  svgElements: Record<string, string>;
}

/** The lists of elements and attributes. `ElementCases` of PHP generates the same cases from them. */
export const elementList = JSON.parse(
  readFileSync(join(__dirname, '../../php-render/fixtures/template/elements.json'), 'utf8'),
) as ElementList;

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

export const elementNames = [...Object.keys(elementList.elements), ...Object.keys(elementList.svgElements)];

/** @param name such as `input[type=reset]` */
const ownAttributesOf = (name: string): string[] =>
  words(elementList.elements[name] ?? elementList.svgElements[name]);

export const attributesOf = (name: string): string[] => [
  ...ownAttributesOf(name),
  ...words(elementList[name in elementList.svgElements ? 'globalSvgAttributes' : 'globalAttributes']),
];

export const kindOf = (attribute: string): string => elementList.attributes[attribute]?.kind ?? '';

export const valuesOf = (attribute: string): string[] =>
  elementList.attributes[attribute]?.values ?? elementList.values[kindOf(attribute)] ?? [];

/** Elements of each kind that React treats differently. The others get every global attribute once, to save time. */
const WITH_EVERY_GLOBAL_ATTRIBUTE = ['div', 'input', 'shop-card', 'svg'];

/** Every attribute of an element with every value, written and bound, and all attributes together. */
export function casesOf(name: string): TemplateCase[] {
  const all = attributesOf(name);
  const attributes = WITH_EVERY_GLOBAL_ATTRIBUTE.includes(name) ? all : ownAttributesOf(name);
  const bindable = attributes.filter((attribute) => kindOf(attribute) !== 'style');
  return [
    ...attributes.flatMap((attribute) =>
      valuesOf(attribute).map((value) => writtenCase(name, { [attribute]: value })),
    ),
    ...bindable.flatMap((attribute) =>
      boundValues(attribute).map(([value, text]) => boundCase(name, attribute, value, text)),
    ),
    writtenCase(name, Object.fromEntries(all.map((attribute) => [attribute, valuesOf(attribute)[0] ?? '']))),
  ];
}

/** Values to bind, each with the attribute's text; null where the attribute is left out. */
function boundValues(attribute: string): [unknown, string | null][] {
  const isState = /^(?:aria|data)-/.test(attribute);
  return [
    ...valuesOf(attribute).map((value): [unknown, string] => [value, value]),
    [true, isState ? 'true' : ''],
    [false, isState ? 'false' : null],
    [null, null],
    ...(kindOf(attribute) === 'url' ? [['javascript:alert(1)', null] as [string, null]] : []),
    ...(kindOf(attribute) === 'number' ? [[7, '7'] as [number, string]] : []),
  ].filter(([value]) => !(value === true && ['url', 'number'].includes(kindOf(attribute)))) as [
    unknown,
    string | null,
  ][];
}

export function writtenCase(name: string, attributes: Record<string, string>): TemplateCase {
  const text = Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`)
    .join('');
  return { source: wrap(name, `${text} data-part="x"`), data: {}, page: wrap(name, `${text} data-part="x"`) };
}

function boundCase(name: string, attribute: string, value: unknown, text: string | null): TemplateCase {
  return {
    source: wrap(name, ` data-shop-bind--${attribute}="value"`),
    data: { value },
    page: wrap(name, text === null ? '' : ` ${attribute}="${escapeHtml(text)}"`),
  };
}

const VOID = /^(?:area|br|col|hr|img|input|source|track|wbr)$/;

/** Wraps the element in the parents that it requires. */
function wrap(name: string, attributes: string): string {
  const [, tag = name, type] = /^(\w+)\[type=(\w+)\]$/.exec(name) ?? [];
  const around = words(elementList.contexts[name]);
  const typeAttribute = type === undefined ? '' : ` type="${type}"`;
  return (
    around.map((one) => `<${one}>`).join('') +
    `<${tag}${typeAttribute}${attributes}>${VOID.test(tag) ? '' : `</${tag}>`}` +
    around
      .map((one) => `</${one}>`)
      .reverse()
      .join('')
  );
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
