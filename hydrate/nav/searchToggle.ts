/**
 * Moves the focus into the search form of the header, which small screens show only while it is used. Without this
 * script the link leads to the form, which is then shown as its target.
 *
 * It has no Interactivity API directives, because the form belongs to the plugin or a child theme.
 *
 * @param link link to the place of the form; unchanged if the page has none
 */
export function enhanceSearchToggle(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  const place = document.querySelector<HTMLElement>(link.hash);
  const input = place?.querySelector<HTMLInputElement>('input[type="search"]');
  if (!place || !input) return;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    place.toggleAttribute('data-shown', true);
    input.focus();
  });
  // Safari does not focus buttons on a click, so the focus alone does not tell whether the form is in use.
  const update = ({ target }: Event): void => {
    place.toggleAttribute('data-shown', target instanceof Node && place.contains(target));
  };
  document.addEventListener('focusin', update);
  document.addEventListener('pointerdown', update);
}
