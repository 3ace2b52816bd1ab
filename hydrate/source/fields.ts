/** The inputs of checkout and registration forms, kept true by React; fetched where a page has them, when it is idle. */
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SourceFields, type SourceField } from '../../src/attribution/SourceFields';
import { compileTemplate } from '../../src/template/compile';
import { INPUTS, SOURCE_CHANGED, type SourceChanged, type SourceShop } from './shop';

const hydrated = new WeakSet<Element>();

/** Called again after a withdrawal and a new consent: what is hydrated stays so. */
export function hydrateSourceFields(shop: SourceShop): void {
  for (const element of document.querySelectorAll<HTMLElement>(INPUTS)) {
    const root = element.querySelector<HTMLElement>('[data-shop-root]');
    const template = element.querySelector<HTMLTemplateElement>('template[data-shop-template]');
    // A payment button may bring an element of its own, without a template.
    if (root !== null && template !== null && !hydrated.has(root)) {
      hydrated.add(root);
      hydrate(root, template, shop);
    }
  }
}

function hydrate(root: HTMLElement, template: HTMLTemplateElement, { params, ...shop }: SourceShop): void {
  const { prefix } = params;
  const printed = [...root.querySelectorAll('input')].map(({ name, value }) => ({ name, value }));
  warnOfMissing([...Object.keys(shop.fields), ...Object.keys(shop.stallkeeper.extra)], printed, prefix);
  const compiled = compileTemplate(template.content);
  let current: readonly SourceField[] = printed;
  let tell = (): void => undefined;
  document.addEventListener(SOURCE_CHANGED, (event) => {
    event.preventDefault();
    const { detail } = event as SourceChanged;
    current = printed.map(({ name }) => ({ name, value: detail?.[name.slice(prefix.length)] ?? '' }));
    tell();
  });
  hydrateRoot(
    root,
    createElement(SourceFields, {
      printed,
      current: () => current,
      subscribe: (whenChanged) => {
        tell = whenChanged;
        return () => undefined;
      },
      render: (view) => compiled(view, { parts: {} }),
    }),
    { onRecoverableError: (error) => console.error('Stallkeeper: the source fields were drawn anew', error) },
  );
}

/** Spec section 8: an edited template, or another plugin, may have lost some. */
function warnOfMissing(expected: string[], printed: readonly SourceField[], prefix: string): void {
  const names = new Set(printed.map(({ name }) => name));
  for (const field of expected) {
    if (!names.has(prefix + field)) {
      console.warn(`Stallkeeper: the order will lack its field "${field}": its input is missing.`);
    }
  }
}
