/** @jest-environment jsdom */
import fc from 'fast-check';
import { attributesOf, elementList, kindOf, valuesOf, writtenCase } from '../test/elementCases';
import { hydrateInBrowser, pageHtml, renderInBrowser } from '../test/renderTemplate';

const RUNS = { seed: 17, numRuns: 60 };

/** An element of the standard with some of its attributes. */
const someElement = fc
  .constantFrom(...Object.keys(elementList.elements))
  .chain((name) =>
    fc
      .subarray(attributesOf(name).filter((attribute) => kindOf(attribute) !== 'page'))
      .chain((attributes) =>
        fc
          .tuple(...attributes.map((attribute) => fc.constantFrom(...valuesOf(attribute))))
          .map((values) =>
            writtenCase(name, Object.fromEntries(attributes.map((one, at) => [one, values[at] ?? '']))),
          ),
      ),
  );

/** A text as PHP prints it. HTML parsers remove NUL and convert CR. */
const escapeText = (text: string): string =>
  text
    .replace(/\0/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const someText = fc.string({
  unit: fc.constantFrom(
    'a',
    ' ',
    '\n',
    '\r',
    '\0',
    '<',
    '&',
    '"',
    "'",
    '\u00a0',
    'é',
    '茶',
    '👩‍🌾',
    '</p>',
    '&amp;',
  ),
  maxLength: 12,
});

const someBoundText = fc
  .tuple(fc.constantFrom('p', 'pre', 'textarea', 'li', 'shop-card', 'b'), someText, someText)
  .map(([tag, title, value]) => {
    const text = escapeText(value);
    const first = ['pre', 'textarea'].includes(tag) && text.startsWith('\n') ? '\n' : '';
    return {
      source: `<${tag} data-shop-bind--title="title" data-shop-text="text"></${tag}>`,
      data: { title, text: value },
      page: `<${tag} title="${escapeText(title)}">${first}${text}</${tag}>`,
    };
  });

test.each([
  ['any element with any of its attributes', someElement],
  ['any text', someBoundText],
])('%s is rendered in the browser as PHP prints it, and hydrated without a change', (_, template) => {
  fc.assert(
    fc.property(template, (one) => {
      const html = [pageHtml(one.page)];
      expect(renderInBrowser([one])).toEqual({ html, reports: [] });
      expect(hydrateInBrowser([one])).toEqual({ html, reports: [], lost: [] });
    }),
    RUNS,
  );
});
