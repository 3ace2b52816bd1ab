/**
 * Moves an item of a list by its button, and writes the order into the field of the setting.
 *
 * @param target what was clicked; ignored unless it is in a button with `data-move` (-1 or 1) of an item with
 *     `data-name` in `.section-order`, which also has an `<input>` and an element with `data-part="order-status"` that
 *     screen readers announce
 */
export function moveItem(target: Element): void {
  const button = target.closest<HTMLButtonElement>('.section-order [data-move]');
  const item = button?.closest<HTMLElement>('[data-name]');
  const control = item?.closest('.section-order');
  const isUp = button?.dataset['move'] === '-1';
  const other = isUp ? item?.previousElementSibling : item?.nextElementSibling;
  if (!button || !item || !control || !other) return;
  if (isUp) other.before(item);
  else other.after(item);
  button.focus();
  const items = [...control.querySelectorAll<HTMLElement>('[data-name]')];
  for (const move of control.querySelectorAll<HTMLButtonElement>('[data-move]')) {
    const end = items.at(move.dataset['move'] === '-1' ? 0 : -1);
    move.setAttribute('aria-disabled', String(end?.contains(move) === true));
  }
  const input = control.querySelector('input');
  if (input) {
    input.value = items.map((one) => one.dataset['name']).join(',');
    // The Customizer listens for changes of the field.
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const status = control.querySelector<HTMLElement>('[data-part="order-status"]');
  if (status)
    status.textContent = (status.dataset['text'] ?? '')
      .replace('%1$s', item.dataset['label'] ?? '')
      .replace('%2$s', String(items.indexOf(item) + 1))
      .replace('%3$s', String(items.length));
}
