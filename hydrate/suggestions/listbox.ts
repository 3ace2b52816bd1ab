import type { Suggestion } from '../../src/suggestions/suggestions';

export interface Listbox {
  show: (suggestions: Suggestion[]) => void;
  count: () => number;
  /** -1: none */
  active: () => number;
  setActive: (index: number) => void;
  follow: (index: number) => void;
}

/** The list below the search box. `aria-activedescendant` names the active option; focus stays in the input. */
export function createListbox(input: HTMLInputElement, box: HTMLElement): Listbox {
  let shown: Suggestion[] = [];
  let active = -1;
  const options = (): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[role="option"]')];

  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', box.id);
  input.setAttribute('aria-expanded', 'false');
  // Otherwise the input would lose focus and the list would close before the click.
  box.addEventListener('pointerdown', (event) => event.preventDefault());
  box.addEventListener('click', (event) => {
    const option =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[role="option"]') : null;
    if (option !== null) follow(options().indexOf(option));
  });

  function show(suggestions: Suggestion[]): void {
    shown = suggestions;
    box.replaceChildren(...suggestions.map((one, index) => optionOf(one, `${box.id}-${index}`)));
    box.hidden = suggestions.length === 0;
    input.setAttribute('aria-expanded', String(!box.hidden));
    setActive(-1);
  }

  function setActive(index: number): void {
    active = index;
    options().forEach((option, at) => option.setAttribute('aria-selected', String(at === index)));
    const option = options()[index];
    if (option === undefined) {
      input.removeAttribute('aria-activedescendant');
    } else {
      input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    }
  }

  function follow(index: number): void {
    const to = shown[index]?.href;
    if (to !== undefined) location.assign(to);
  }

  return { show, count: () => shown.length, active: () => active, setActive: setActive, follow };
}

function optionOf({ parts, kind }: Suggestion, id: string): HTMLElement {
  const option = make('li', 'suggestions__option');
  option.id = id;
  option.setAttribute('role', 'option');
  const title = make('span', 'suggestions__title');
  title.dir = 'auto';
  for (const { text, isMarked } of parts) {
    title.append(isMarked ? make('mark', '', text) : text);
  }
  option.append(title);
  if (kind !== '') option.append(make('span', 'suggestions__kind', kind));
  return option;
}

function make(tag: string, name: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  if (name !== '') element.className = name;
  element.textContent = text;
  return element;
}
