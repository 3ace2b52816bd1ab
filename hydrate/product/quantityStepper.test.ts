/** @jest-environment jsdom */
import { addStepper } from './quantityStepper';

function aQuantity(attributes: string) {
  document.body.innerHTML = `<div><button data-part="less" disabled></button><input type="number" ${attributes}><button data-part="more" disabled></button></div>`;
  const [less, more] = document.querySelectorAll('button');
  const input = document.querySelector('input');
  if (!less || !more || !input) throw new Error();
  addStepper(document.body.firstElementChild as HTMLElement);
  return { less, more, input, disabled: () => [less.ariaDisabled, more.ariaDisabled] };
}

test('the buttons change the quantity within its limits', () => {
  const { less, more, input, disabled } = aQuantity('value="1" min="1" max="2"');
  const changed = jest.fn();
  document.body.addEventListener('change', changed);
  expect([less.disabled, more.disabled, disabled()]).toEqual([false, false, ['true', null]]);
  more.click();
  expect([input.value, disabled()]).toEqual(['2', [null, 'true']]);
  more.click();
  less.click();
  less.click();
  expect([input.value, changed.mock.calls.length]).toEqual(['1', 2]);
});

test('steps of a product that is sold by weight, and limits of another variation', async () => {
  const { more, input, disabled } = aQuantity('value="0.1" min="0.1" step="0.1"');
  more.click();
  more.click();
  expect(input.value).toBe('0.3');
  input.max = '0.3';
  await new Promise((resolve) => setTimeout(resolve));
  expect(disabled()).toEqual([null, 'true']);
});

test('a quantity that cannot change has no buttons', () => {
  expect(aQuantity('value="1" readonly').less.disabled).toBe(true);
});
