/** Fills the attribution elements of the page. The consent script fetches this module when the page has such an element. */
import type { FieldValues } from '../../src/order-source/fields';
import { whenIdle } from '../lib/whenIdle';
import { INPUTS_ELEMENT, SOURCE_CHANGED, type SourceChanged } from './orderAttribution';

/** WooCommerce's script gives its elements a `values` setter. Another script may define the element the same way. */
type AttributionElement = HTMLElement & { values?: FieldValues };

const orderAttribution = window.wc_order_attribution;
const { params, stallkeeper: settings } = orderAttribution;
const coreFields = Object.keys(orderAttribution.fields);
const allFields = [...coreFields, ...Object.keys(settings.extra)];
const isDefinedByOthers = 'values' in (customElements.get(INPUTS_ELEMENT)?.prototype ?? {});
const warned = new WeakSet<Element>();
const hydrated = new WeakSet<Element>();

document.addEventListener(SOURCE_CHANGED, (event) => update((event as SourceChanged).detail));

/** Adds missing inputs to all attribution elements of the page and brings their values up to date. */
export async function updateElements(): Promise<void> {
  // While the page is parsed, an element may not have its children yet.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  }
  update(settings.values ?? null);
}

function update(values: FieldValues | null): void {
  for (const element of document.querySelectorAll<AttributionElement>(INPUTS_ELEMENT)) {
    if (!isDefinedByOthers && !element.querySelector('input')) {
      element.append(...allFields.map(hiddenInput));
    }
    // Keep the values that the server printed until the browser has collected its own.
    if (values || !params.allowTracking) {
      if (isDefinedByOthers) {
        element.values = values ?? {};
      }
      if (!hydrated.has(element)) {
        fill(element, values);
      }
    }
    warnOfMissing(element);
    if (values) {
      hydrateWhenIdle(element);
    }
  }
}

/** Creates an input. If PHP printed the same field in another element, its value is copied. */
function hiddenInput(field: string): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = params.prefix + field;
  const [printed] = document.getElementsByName(input.name);
  input.value = printed instanceof HTMLInputElement ? printed.value : '';
  return input;
}

function fill(element: Element, values: FieldValues | null): void {
  for (const [field, input] of inputsOf(element)) {
    input.value = values?.[field] ?? '';
  }
}

/** The inputs of attribution fields. The element may also contain inputs of another plugin. */
const inputsOf = (element: Element): [string, HTMLInputElement][] =>
  [...element.querySelectorAll('input')]
    .map((input): [string, HTMLInputElement] => [input.name.slice(params.prefix.length), input])
    .filter(([field, { name }]) => allFields.includes(field) && name === params.prefix + field);

/** WooCommerce warns under the same condition: an element in the page lacks the input of an expected field. */
function warnOfMissing(element: Element): void {
  const found = new Set(inputsOf(element).map(([field]) => field));
  // A plugin that prints its own inputs includes only WooCommerce's fields.
  const expected = element.querySelector('[data-shop-root]') ? allFields : coreFields;
  const missing = expected.filter((field) => !found.has(field));
  if (missing.length > 0 && !warned.has(element)) {
    warned.add(element);
    const list = missing.map((field) => `"${field}"`).join(', ');
    console.warn(
      `Stallkeeper: <${INPUTS_ELEMENT}> has no input for ${list}. The order may lack these values.`,
      element,
    );
  }
}

/** React hydrates elements that were printed from the template. All others stay plain inputs. */
function hydrateWhenIdle(element: HTMLElement): void {
  if (hydrated.has(element) || !element.querySelector('[data-shop-root]')) return;
  whenIdle(async () => {
    const { hydrateSourceFields } = (await import(/* webpackIgnore: true */ settings.fields)) as {
      hydrateSourceFields: (element: HTMLElement) => void;
    };
    if (!hydrated.has(element)) {
      hydrated.add(element);
      hydrateSourceFields(element);
    }
  });
}
