/** @jest-environment jsdom */
import { focusedPart, isChanged, onQuantityChange } from './quantities';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function aForm() {
  // Listeners of earlier tests are on other elements.
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  root.innerHTML =
    '<form><div class="quantity"><button type="button" data-part="less">-</button><input class="qty" type="number" name="cart[a][qty]" value="1" min="0" max="9"></div></form>';
  const input = document.querySelector('input');
  const button = document.querySelector('button');
  if (!input || !button) throw new Error();
  const send = jest.fn();
  onQuantityChange(root, send);
  const change = (value: string): void => {
    input.value = value;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { root, input, button, send, change };
}

test('several quick changes are sent once', () => {
  const { change, send } = aForm();
  change('2');
  jest.advanceTimersByTime(200);
  change('3');
  jest.advanceTimersByTime(400);
  expect(send).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a quantity that is not valid is not sent, and cancels an earlier change', () => {
  const { change, send } = aForm();
  change('2');
  change('99');
  jest.runAllTimers();
  expect(send).not.toHaveBeenCalled();
});

test('a link that removes a line waits for the quantities that were not sent yet', async () => {
  const { root, change, send } = aForm();
  root.insertAdjacentHTML('beforeend', '<a href="?remove_item=b"></a><a href="?other"></a>');
  const clicked = jest.fn((event: Event) => event.preventDefault());
  const links = [...document.querySelectorAll('a')];
  for (const link of links) link.addEventListener('click', clicked);
  let finish = (): void => undefined;
  send.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
  change('2');
  links[1]?.click();
  expect([send.mock.calls.length, clicked.mock.calls.length]).toEqual([0, 1]);
  links[0]?.click();
  expect([send.mock.calls.length, clicked.mock.calls.length]).toEqual([1, 1]);
  finish();
  await jest.runAllTimersAsync();
  expect([send.mock.calls.length, clicked.mock.calls.length]).toEqual([1, 2]);
});

test('a form that was replaced meanwhile is not sent', () => {
  const { change, send } = aForm();
  change('2');
  document.querySelector('form')?.remove();
  jest.runAllTimers();
  expect(send).not.toHaveBeenCalled();
});

test('a quantity that differs from what was sent is a change', () => {
  const { input } = aForm();
  const sent = new FormData(document.querySelector('form') ?? undefined);
  expect(isChanged(document.body, sent)).toBe(false);
  input.value = '2';
  expect(isChanged(document.body, sent)).toBe(true);
});

test('the Enter key sends the quantity instead of the form', () => {
  const { input, send } = aForm();
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  input.dispatchEvent(event);
  jest.runAllTimers();
  expect([event.defaultPrevented, send.mock.calls.length]).toEqual([true, 1]);
});

test('the part with the focus is found in new lines', () => {
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  const { input, button } = aForm();
  expect(focusedPart(document.body)).toBeNull();
  input.focus();
  expect(focusedPart(document.body)).toBe('input[name="cart[a][qty]"]');
  button.focus();
  expect(focusedPart(document.body)).toBe('.quantity:has(input[name="cart[a][qty]"]) > [data-part="less"]');
});
