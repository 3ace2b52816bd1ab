/** A control of the filters, described by what stays the same when its link or its count changes. */
export interface FilterControl {
  /** Title of its group; '' outside the groups. */
  group: string;
  /** Text of a value, or name of a field; '' for a button. */
  label: string;
}

const CONTROLS = 'a, input:not([type="hidden"]), button, summary';

/** @returns the focused control; null if the focus is elsewhere */
export function controlAt(filters: Element | null, focused: Element | null): FilterControl | null {
  return filters && focused && filters.contains(focused) && focused.matches(CONTROLS)
    ? describe(focused)
    : null;
}

/** @returns the same control in new filters, or the button that opens the filters */
export function findControl(filters: Element | null, wanted: FilterControl): HTMLElement | null {
  const controls = [...(filters?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  return (
    controls.find((control) => {
      const { group, label } = describe(control);
      return group === wanted.group && label === wanted.label;
    }) ??
    filters?.querySelector('summary') ??
    null
  );
}

function describe(control: Element): FilterControl {
  return {
    group: control.closest('section')?.querySelector('h2')?.textContent ?? '',
    label:
      control instanceof HTMLInputElement
        ? control.name
        : control.matches('button')
          ? ''
          : (control.firstElementChild ?? control).textContent,
  };
}
