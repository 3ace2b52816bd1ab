/**
 * Moves the items of a list by their buttons, and writes their order into the field of the setting.
 *
 * @param control `.section-order` with an `<ol>` of items that have `data-name` and buttons with `data-move` (-1 or 1),
 *     an `<input>`, and an element with `data-part="order-status"` that screen readers announce
 */
export function addSectionOrder(control: HTMLElement): void {
  const list = control.querySelector('ol');
  const input = control.querySelector('input');
  const status = control.querySelector<HTMLElement>('[data-part="order-status"]');
  if (list === null || input === null) return;
  const items = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-name]')];
  const update = (): void => {
    const all = items();
    all.forEach((item, i) => {
      for (const button of item.querySelectorAll<HTMLButtonElement>('[data-move]'))
        button.setAttribute(
          'aria-disabled',
          String(button.dataset['move'] === '-1' ? i === 0 : i === all.length - 1),
        );
    });
  };
  list.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-move]');
    const item = button?.closest<HTMLElement>('[data-name]');
    if (!button || !item) return;
    const isUp = button.dataset['move'] === '-1';
    const other = isUp ? item.previousElementSibling : item.nextElementSibling;
    if (other === null) return;
    if (isUp) other.before(item);
    else other.after(item);
    update();
    button.focus();
    const all = items();
    input.value = all.map((one) => one.dataset['name']).join(',');
    // The Customizer listens for changes of the field.
    input.dispatchEvent(new Event('change', { bubbles: true }));
    if (status)
      status.textContent = (status.dataset['text'] ?? '')
        .replace('%1$s', item.dataset['label'] ?? '')
        .replace('%2$s', String(all.indexOf(item) + 1))
        .replace('%3$s', String(all.length));
  });
  update();
}
