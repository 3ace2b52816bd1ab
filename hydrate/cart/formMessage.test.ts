/** @jest-environment jsdom */
import { showMessage } from './formMessage';

const NOTICES = (html: string): DocumentFragment =>
  document.createRange().createContextualFragment(`<div data-part="cart-notices">${html}</div>`);

function show(html: string, error?: string): Element {
  document.body.innerHTML = '<form></form>';
  const form = document.querySelector('form');
  if (!form) throw new Error();
  showMessage(form, NOTICES(html), error);
  const message = form.nextElementSibling;
  if (!message) throw new Error('no message');
  return message;
}

test('an error is an alert, once, without nested alerts', () => {
  const message = show('<ul class="woocommerce-error" role="alert"><li>Sold out</li><li>Sold out</li></ul>');
  expect(message.role ?? message.getAttribute('role')).toBe('alert');
  expect(message.innerHTML).toBe('<ul class="woocommerce-error"><li>Sold out</li></ul>');
});

test('a message of success is a status', () => {
  const message = show('<div class="woocommerce-message">Added</div>');
  expect(message.role ?? message.getAttribute('role')).toBe('status');
});

test('an own error replaces the messages, as text', () => {
  const message = show('<div class="woocommerce-message">Added</div>', '<b>No cookies</b>');
  expect(message.textContent).toBe('<b>No cookies</b>');
});

test('a new message replaces the old one', () => {
  show('<div class="woocommerce-message">Added</div>');
  const form = document.querySelector('form');
  if (form) showMessage(form, NOTICES('<div class="woocommerce-message">Again</div>'));
  expect(document.body.textContent).toBe('Again');
});
