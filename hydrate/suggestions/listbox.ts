import type { Suggestions } from '../../src/suggestions/suggestions';
import { rowsOf } from './options';

export interface Listbox {
  /** @param keepsActive whether the active suggestion stays active, for more suggestions of the same query */
  show: (suggestions: Suggestions, keepsActive?: boolean) => void;
  count: () => number;
  /** index of the active suggestion; -1: none */
  active: () => number;
  setActive: (index: number) => void;
  /** Opens the link of a suggestion. */
  follow: (index: number) => void;
}

/**
 * The list below the search box. `aria-activedescendant` names the active option; focus stays in the input.
 *
 * @param countLabel read out before the number of posts and products of a link
 */
export function createListbox(input: HTMLInputElement, box: HTMLElement, countLabel: string): Listbox {
  let options: HTMLAnchorElement[] = [];
  let active = -1;

  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', box.id);
  input.setAttribute('aria-expanded', 'false');
  // Otherwise the input would lose focus and the list would close before the click.
  box.addEventListener('pointerdown', (event) => event.preventDefault());

  function show(suggestions: Suggestions, keepsActive = false): void {
    const href = keepsActive ? options[active]?.href : undefined;
    box.replaceChildren(...rowsOf(suggestions, countLabel));
    options = [...box.querySelectorAll<HTMLAnchorElement>('[role="option"]')];
    options.forEach((option, index) => (option.id = `${box.id}-${index}`));
    box.hidden = options.length === 0;
    input.setAttribute('aria-expanded', String(!box.hidden));
    setActive(href === undefined ? -1 : options.findIndex((option) => option.href === href));
  }

  function setActive(index: number): void {
    active = index;
    options.forEach((option, at) => option.setAttribute('aria-selected', String(at === index)));
    const option = options[index];
    if (option === undefined) {
      input.removeAttribute('aria-activedescendant');
    } else {
      input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    }
  }

  return {
    show,
    count: () => options.length,
    active: () => active,
    setActive,
    follow: (index) => options[index]?.click(),
  };
}
