import { filterControls } from '../../src/filters/filterFocus';

/** A control of the filters, described by what stays the same when its link or its count changes. */
export interface FilterControl {
  /** Title of its group; '' outside the groups. */
  group: string;
  /** Text of a value, or name of a field; '' for a button. */
  label: string;
  isChip: boolean;
}

const CHIP = '[data-part="chip"]';
const CONTROLS = 'a, input:not([type="hidden"]), button, summary';

/** @returns the focused control; null if the focus is elsewhere */
export function controlAt(filters: Element | null, focused: Element | null): FilterControl | null {
  return filters && focused && filters.contains(focused) && focused.matches(CONTROLS)
    ? describe(focused)
    : null;
}

/** @returns the same control in new filters, then those that can have the focus instead of it */
export function findControls(filters: Element | null, wanted: FilterControl): (HTMLElement | null)[] {
  const controls = [...(filters?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  const same = controls.find((control) => {
    const { group, label } = describe(control);
    return group === wanted.group && label === wanted.label;
  });
  // A chip is removed with its filter, so another chip follows.
  const chip = wanted.isChip ? (filters?.querySelector<HTMLElement>(CHIP) ?? null) : null;
  return [same ?? null, chip, ...filterControls(filters)];
}

function describe(control: Element): FilterControl {
  return {
    group: control.closest('section')?.querySelector('h2')?.textContent ?? '',
    label:
      control instanceof HTMLInputElement
        ? control.name
        : control.matches('button')
          ? ''
          : control.matches(CHIP)
            ? control.textContent
            : (control.firstElementChild ?? control).textContent,
    isChip: control.matches(CHIP),
  };
}
