/** Shows the buttons around a quantity. They respect its limits and steps; a button that can do nothing says so. */
export function addStepper(quantity: HTMLElement): void {
  const input = quantity.querySelector<HTMLInputElement>('input[type="number"]');
  const buttons = [...quantity.querySelectorAll<HTMLButtonElement>('[data-part="less"], [data-part="more"]')];
  if (input === null || input.readOnly || buttons.length !== 2) return;
  const isMore = (button: HTMLElement): boolean => button.dataset['part'] === 'more';
  const next = (button: HTMLElement): number => {
    const step = Number(input.step) > 0 ? Number(input.step) : 1;
    // Without the errors of binary fractions: 0.1 + 0.2.
    return Number((Number(input.value) + (isMore(button) ? step : -step)).toFixed(6));
  };
  const isAllowed = (button: HTMLElement): boolean =>
    isMore(button)
      ? input.max === '' || next(button) <= Number(input.max)
      : next(button) >= Number(input.min === '' ? 0 : input.min);
  const update = (): void =>
    buttons.forEach((button) => {
      button.ariaDisabled = isAllowed(button) ? null : 'true';
    });
  for (const button of buttons) {
    button.disabled = false;
    button.addEventListener('click', () => {
      if (!isAllowed(button)) return;
      input.value = String(next(button));
      for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
    });
  }
  for (const type of ['input', 'change']) input.addEventListener(type, update);
  // The limits follow the chosen variation.
  new MutationObserver(update).observe(input, { attributeFilter: ['min', 'max', 'step'] });
  update();
}
