/** @jest-environment jsdom */
import { correctAutocomplete } from './emailAutocomplete';

const INVALID = '<input type="email" autocomplete="section-contact contact email">';

const values = (): string[] =>
  [...document.querySelectorAll('input')].map((input) => input.getAttribute('autocomplete') ?? '');

test('the email field of the checkout block gets a valid value, other fields keep theirs', () => {
  document.body.innerHTML = `<div>${INVALID}<input autocomplete="section-billing billing given-name"></div>`;
  correctAutocomplete(document.body);
  expect(values()).toEqual(['email', 'section-billing billing given-name']);
});

test('a field that the block renders later is corrected as well', async () => {
  document.body.innerHTML = '<div></div>';
  correctAutocomplete(document.body);
  document.querySelector('div')?.insertAdjacentHTML('beforeend', INVALID);
  await Promise.resolve();
  expect(values()).toEqual(['email']);
});
