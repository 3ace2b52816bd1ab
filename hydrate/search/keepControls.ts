const CONTROLS = 'input:not([type=hidden]),details,summary,a,button';

type Control = HTMLInputElement & HTMLDetailsElement;

/**
 * Keeps what the visitor typed, opened and focused if React replaces the elements of the page.
 *
 * @returns look: remembers the focus, called before elements are replaced; restore: called after that
 */
export function keepControls(root: HTMLElement): { look: () => void; restore: () => void } {
  const find = () => root.querySelectorAll<Control>(CONTROLS);
  const before = find();
  let focused: Element | null = null;
  return {
    look: () => (focused = document.activeElement),
    restore: () =>
      find().forEach((control, index) => {
        const old = before[index];
        if (old === undefined || old === control || old.localName !== control.localName) return;
        if (old.localName === 'details') control.open = old.open;
        if (old.value !== old.defaultValue) {
          control.value = old.value;
          control.dispatchEvent(new Event('input', { bubbles: true }));
        }
        if (old !== focused) return;
        control.focus();
        if (old.type === 'search') control.setSelectionRange(old.selectionStart, old.selectionEnd);
      }),
  };
}
