/** Texts and addresses of the scripts of product lists: inc/QuickAdd/QuickAdd.php. */
export const listTexts = (): DOMStringMap =>
  document.querySelector<HTMLElement>('[data-part="list-texts"]')?.dataset ?? {};
