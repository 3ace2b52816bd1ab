/**
 * Hydrates the hidden inputs that PHP rendered. Loaded when the browser is idle, on pages that have these
 * inputs.
 */
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SourceFields, type SourceField } from '../../src/order-source/SourceFields';
import { compileTemplate } from '../../src/template/compile';
import { SOURCE_CHANGED, type SourceChanged } from './orderAttribution';

/** @param element attribution element with the template and the inputs that PHP rendered from it */
export function hydrateSourceFields(element: HTMLElement): void {
  const root = element.querySelector<HTMLElement>('[data-shop-root]');
  const template = element.querySelector<HTMLTemplateElement>('template[data-shop-template]');
  if (root === null || template === null) return;

  const { prefix } = window.wc_order_attribution.params;
  const printed = [...root.querySelectorAll('input')]
    .map(({ name, value }) => ({ name, value }))
    .filter(({ name }) => name.startsWith(prefix));
  const compiled = compileTemplate(template.content);
  let current: readonly SourceField[] = printed;
  let notify = (): void => undefined;
  document.addEventListener(SOURCE_CHANGED, (event) => {
    const { detail } = event as SourceChanged;
    current = printed.map(({ name }) => ({ name, value: detail?.[name.slice(prefix.length)] ?? '' }));
    notify();
  });
  hydrateRoot(
    root,
    createElement(SourceFields, {
      printed,
      current: () => current,
      subscribe: (whenChanged) => {
        notify = whenChanged;
        return () => undefined;
      },
      render: (view) => compiled(view, { parts: {} }),
    }),
    {
      onRecoverableError: (error) =>
        console.error('Stallkeeper: React rendered the source fields again', error),
    },
  );
}
