/**
 * Submits the form when the visitor selects a sort order, and hides the button, which is needed without
 * JavaScript only. The button stays if the visitor changed the selection before this script ran, because the
 * form was not submitted.
 */
export function sortOnChange(form: HTMLElement): void {
  const select = form.querySelector('select');
  const button = form.querySelector('button');
  if (!(form instanceof HTMLFormElement) || select === null || button === null) {
    throw new Error('The sort form has no select or no button');
  }
  select.addEventListener('change', () => form.requestSubmit());
  button.hidden = [...select.options].every((option) => option.selected === option.defaultSelected);
}
