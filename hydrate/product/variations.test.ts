/** @jest-environment jsdom */
import { enhanceVariations } from './variations';

const VARIATIONS = [
  {
    attributes: { attribute_color: 'navy', attribute_size: 's' },
    variation_id: 11,
    is_in_stock: false,
    price_html: '<span class="price">€49</span>',
    availability_html: '<p class="stock out-of-stock">Out of stock</p>',
    image: {
      src: '/navy.jpg',
      full_src: 'http://localhost/navy-full.jpg',
      gallery_thumbnail_src: '/navy-thumb.jpg',
    },
  },
  {
    attributes: { attribute_color: 'navy', attribute_size: 'm' },
    variation_id: 12,
    price_html: '<span class="price">€52</span>',
    sku: '<b>LS-12</b>',
    max_qty: 3,
    image: { src: '/navy.jpg', full_src: 'http://localhost/navy-full.jpg' },
  },
  {
    attributes: { attribute_color: 'sand', attribute_size: 's' },
    variation_id: 13,
    is_sold_individually: 'yes',
  },
];

const COMBINATIONS = {
  names: ['attribute_color', 'attribute_size'],
  rows: [
    [['navy', 's'], false],
    [['navy', 'm'], true],
    [['sand', 's'], true],
  ],
  texts: { soldOut: '(sold out)', missing: '(missing)', isMissing: 'There is no %1$s.', failed: 'Failed.' },
};

const find = (selector: string): HTMLInputElement => {
  const element = document.querySelector<HTMLInputElement>(selector);
  if (element === null) throw new Error(selector);
  return element;
};

function aForm(variations: unknown = VARIATIONS): HTMLFormElement {
  const field = (name: string, values: string[]): string =>
    `<select id="${name}" name="attribute_${name}" data-attribute_name="attribute_${name}" hidden disabled><option value="">Choose</option>${values
      .map((value) => `<option value="${value}">${value.toUpperCase()}</option>`)
      .join('')}</select><fieldset data-part="options">${values
      .map(
        (value) =>
          `<input type="radio" id="o-${value}" name="attribute_${name}" value="${value}"><label for="o-${value}"><span data-part="state"></span></label>`,
      )
      .join('')}</fieldset>`;
  document.body.innerHTML = `<div class="product">
    <div class="woocommerce-product-gallery"><div class="woocommerce-product-gallery__wrapper"><div data-thumb="/own.jpg"><a href="/full.jpg"><img src="/own.jpg" alt="Own"></a></div></div></div>
    <div class="summary"><p class="price">€49 – €52</p>
    <form class="variations_form" data-product_id="7"><div class="variations">${field('color', ['navy', 'sand'])}${field('size', ['s', 'm'])}<a class="reset_variations" href="#">Clear</a></div>
    <p data-part="options-note" hidden></p>
    <script type="application/json" data-part="combinations">${JSON.stringify(COMBINATIONS)}</script>
    <div class="single_variation"></div><div class="quantity"><input class="qty" name="quantity" type="number" value="9"></div>
    <input type="hidden" name="variation_id" value="0"><button class="single_add_to_cart_button">Add</button></form>
    <span class="product_meta"><span class="sku">LS</span></span></div></div>`;
  const form = find('form') as HTMLElement as HTMLFormElement;
  form.dataset['product_variations'] = JSON.stringify(variations);
  enhanceVariations(form);
  return form;
}

const choose = (...values: string[]): void => values.forEach((value) => find(`#o-${value}`).click());
const marks = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('label[data-state]')].map(
    (label) => `${label.getAttribute('for') ?? ''} ${label.dataset['state'] ?? ''} ${label.textContent}`,
  );

beforeAll(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  Reflect.deleteProperty(window, 'wc_add_to_cart_variation_params');
  jest.restoreAllMocks();
});

test('price, SKU, quantity, image and the hidden fields follow the chosen options, and return', () => {
  const form = aForm();
  const found = jest.fn();
  form.addEventListener('found_variation', found);
  const state = (): unknown[] => [
    find('[name="variation_id"]').value,
    find('p.price').textContent,
    find('.sku').textContent,
    find('img').getAttribute('src'),
    find('.woocommerce-product-gallery__wrapper > *').dataset['thumb'],
  ];
  const before = ['0', '€49 – €52', 'LS', '/own.jpg', '/own.jpg'];
  expect(state()).toEqual(before);
  choose('navy');
  expect(state()).toEqual(before);
  choose('m');
  expect(state()).toEqual(['12', '€52', '<b>LS-12</b>', '/navy.jpg', '/navy.jpg']);
  expect([find('.qty').value, find('.qty').max]).toEqual(['3', '3']);
  expect([find('#color').value, find('#size').value]).toEqual(['navy', 'm']);
  expect(found).toHaveBeenCalledTimes(1);
  choose('s', 'sand');
  expect(find('.quantity').hidden).toBe(true);
  find('.reset_variations').click();
  expect(state()).toEqual(before);
  expect(form.querySelectorAll(':checked')).toHaveLength(2); // the empty options of the select fields
  expect(document.activeElement).toBe(find('#o-navy'));
});

test('sold-out and missing combinations are marked, and their button says why it does nothing', () => {
  aForm();
  expect(marks()).toEqual([]);
  choose('navy');
  expect(marks()).toEqual(['o-s sold-out (sold out)']);
  expect(find('[data-part="options-note"]').hidden).toBe(false);
  choose('s');
  expect(find('.single_variation').textContent).toContain('Out of stock');
  const isDefaultPrevented = (): boolean => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('.single_add_to_cart_button').dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(isDefaultPrevented()).toBe(true);
  choose('m', 'sand');
  expect(find('.single_variation').textContent).toBe('There is no SAND, M.');
  expect(marks()).toEqual(['o-sand missing (missing)', 'o-m missing (missing)']);
  expect(find('[name="variation_id"]').value).toBe('0');
  choose('s');
  expect(find('[name="variation_id"]').value).toBe('13');
  expect(marks()).toEqual(['o-navy sold-out (sold out)', 'o-m missing (missing)']);
});

test('a select field marks its options as well', () => {
  aForm();
  const select = find('#size');
  select.hidden = false;
  choose('navy');
  const texts = (): string[] => [...select.querySelectorAll('option')].map(({ text }) => text);
  expect(texts()).toEqual(['Choose', 'S (sold out)', 'M']);
  choose('sand', 'm');
  expect(texts()).toEqual(['Choose', 'S', 'M (missing)']);
  expect(find('.single_variation').textContent).toBe('There is no SAND, M.');
});

test('a script that changes a select field changes the chips', () => {
  aForm();
  const select = find('#color');
  select.value = 'sand';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  expect(find('#o-sand').checked).toBe(true);
});

test('many variations are loaded one by one; the last answer counts, and a failure is said', async () => {
  const form = aForm(false);
  const requests: string[] = [];
  const answers = [new Promise(() => undefined), Promise.resolve(VARIATIONS[1]), Promise.reject(new Error())];
  window.fetch = jest.fn((url: URL, { body }: { body: URLSearchParams }) => {
    requests.push(`${url.search} ${body.toString()}`);
    return Promise.resolve({ json: () => answers[requests.length - 1] });
  }) as unknown as typeof fetch;
  choose('navy', 's');
  choose('m');
  await new Promise((resolve) => setTimeout(resolve));
  expect(requests).toEqual([
    '?wc-ajax=get_variation attribute_color=navy&attribute_size=s&product_id=7',
    '?wc-ajax=get_variation attribute_color=navy&attribute_size=m&product_id=7',
  ]);
  expect(find('[name="variation_id"]').value).toBe('12');
  choose('s');
  await new Promise((resolve) => setTimeout(resolve));
  expect(find('.single_variation').textContent).toBe('Failed.');
  expect([find('[name="variation_id"]').value, form.ariaBusy]).toEqual(['0', null]);
});

test('with WooCommerce’s own script, only chips and marks are enhanced', () => {
  Reflect.set(window, 'wc_add_to_cart_variation_params', {});
  aForm();
  choose('navy', 'm');
  expect([find('#size').value, find('[name="variation_id"]').value]).toEqual(['m', '0']);
  expect(marks()).toEqual(['o-sand missing (missing)', 'o-s sold-out (sold out)']);
});
