const CHIP = '[data-part="chip"]';

/** @returns the chip that follows in the list, or else the one before; null for the only chip */
export function nextChip(chip: Element): HTMLElement | null {
  const chips = [...(chip.closest('ul')?.querySelectorAll<HTMLElement>(CHIP) ?? [])];
  const index = chips.findIndex((one) => one === chip);
  return chips[index + 1] ?? chips[index - 1] ?? null;
}

/** The button that opens the filters, and the first filter: where the filters are always open, the button is hidden. */
export const filterControls = (filters: Element | null): (HTMLElement | null)[] => [
  filters?.querySelector('summary') ?? null,
  filters?.querySelector<HTMLElement>('a, input:not([type="hidden"])') ?? null,
];

/** Focuses the first element that is visible. */
export function focusFirst(elements: readonly (HTMLElement | null)[]): void {
  // jsdom has no checkVisibility().
  elements
    .find((one) => one !== null && (one as Partial<HTMLElement>).checkVisibility?.call(one) !== false)
    ?.focus();
}
