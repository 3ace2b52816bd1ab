/** @jest-environment jsdom */
import { showFieldErrors } from './fieldErrors';

const field = (id: string): string =>
  `<p class="form-row"><span class="woocommerce-input-wrapper"><input id="${id}"></span></p>`;

const group = (items: string): string =>
  `<div class="woocommerce-NoticeGroup"><div class="woocommerce-error" tabindex="-1"><ul>${items}</ul></div></div>`;

const CITY = '<li data-id="billing_city"> Please fill in: <strong>City</strong> </li>';

function form(): HTMLFormElement {
  document.body.innerHTML = `<form>${field('billing_city')}${field('billing_email')}</form>`;
  const found = document.querySelector('form') as HTMLFormElement;
  showFieldErrors(found);
  return found;
}

async function refuse(target: HTMLElement, items: string): Promise<void> {
  target.querySelector('.woocommerce-NoticeGroup')?.remove();
  target.insertAdjacentHTML('afterbegin', group(items));
  await Promise.resolve();
}

const input = (id: string): HTMLInputElement => document.getElementById(id) as HTMLInputElement;

const messages = (): string[] =>
  [...document.querySelectorAll('.checkout-inline-error-message')].map((message) => message.textContent);

test('a message is a link to its field and is beside the field, and the list has the focus', async () => {
  await refuse(form(), `${CITY}<li>Sold out.</li><li data-id="unknown">Unknown field.</li>`);
  expect(document.querySelector('li a')?.getAttribute('href')).toBe('#billing_city');
  expect(document.querySelector('li a')?.innerHTML).toContain('<strong>City</strong>');
  expect(messages()).toEqual(['Please fill in: City']);
  expect(input('billing_city').getAttribute('aria-invalid')).toBe('true');
  expect(input('billing_city').getAttribute('aria-describedby')).toBe('billing_city_description');
  expect(document.activeElement?.className).toBe('woocommerce-error');
});

test('another new child of the form does not move the focus', async () => {
  const target = form();
  await refuse(target, CITY);
  input('billing_city').focus();
  target.insertAdjacentHTML('beforeend', '<div class="blockUI"></div>');
  await Promise.resolve();
  expect(document.activeElement?.id).toBe('billing_city');
});

test('the next attempt replaces the messages', async () => {
  const target = form();
  await refuse(target, CITY);
  await refuse(target, '<li data-id="billing_email">Please fill in: Email</li>');
  expect(messages()).toEqual(['Please fill in: Email']);
  expect(input('billing_city').hasAttribute('aria-invalid')).toBe(false);
  expect(input('billing_city').hasAttribute('aria-describedby')).toBe(false);
});

test('a changed field loses its message', async () => {
  await refuse(form(), CITY);
  input('billing_city').dispatchEvent(new Event('change', { bubbles: true }));
  expect(messages()).toEqual([]);
  expect(input('billing_city').hasAttribute('aria-invalid')).toBe(false);
});

test("links and messages of WooCommerce's own script stay", async () => {
  const target = form();
  const own = '<p class="checkout-inline-error-message" id="billing_city_description">Own</p>';
  input('billing_city').closest('p')?.insertAdjacentHTML('beforeend', own);
  await refuse(target, '<li data-id="billing_city"><a href="#billing_city">Own</a></li>');
  expect(messages()).toEqual(['Own']);
  expect(document.querySelectorAll('li a')).toHaveLength(1);
  input('billing_city').dispatchEvent(new Event('change', { bubbles: true }));
  expect(messages()).toEqual(['Own']);
});

test('another description of the field stays', async () => {
  const target = form();
  input('billing_city').setAttribute('aria-describedby', 'hint');
  await refuse(target, CITY);
  expect(input('billing_city').getAttribute('aria-describedby')).toBe('hint billing_city_description');
  input('billing_city').dispatchEvent(new Event('change', { bubbles: true }));
  expect(input('billing_city').getAttribute('aria-describedby')).toBe('hint');
});
