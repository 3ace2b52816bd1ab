import { createSuggestionsClient } from './suggestionsClient';
import { createListbox, type Listbox } from './listbox';
import { nextActiveIndex, parseConfig, type Suggestion } from '../../src/suggestions/suggestions';
import { meetsMinimumLength } from '../../src/search/minimumLength';

/**
 * Turns the header's search box into a combobox that suggests a few hits while typing (ARIA Authoring Practices,
 * "Editable combobox with list autocomplete"). Focus and the typed text stay unchanged.
 *
 * @param place element around the form, with the configuration and the empty list that PHP rendered
 */
export function addSuggestions(place: HTMLElement): void {
  const config = parseConfig(place.dataset['suggest'] ?? '');
  const input = place.querySelector<HTMLInputElement>('[data-part="input"]');
  const box = place.querySelector<HTMLElement>('[data-part="suggestions"]');
  const status = place.querySelector<HTMLElement>('[data-part="suggestions-status"]');
  if (config === null || input === null || box === null || status === null) {
    console.warn('Stallkeeper: no suggestions here', place);
    return;
  }
  const client = createSuggestionsClient(config);
  const list: Listbox = createListbox(input, box);
  let timer = 0;
  let lastQuery = '';

  const close = (): void => {
    clearTimeout(timer);
    lastQuery = '';
    client.stop();
    list.show([]);
    status.textContent = '';
  };
  const open = (suggestions: Suggestion[]): void => {
    list.show(suggestions);
    status.textContent = config.said[suggestions.length] ?? '';
  };
  const update = (): void => {
    const query = input.value.trim();
    if (query === lastQuery) return;
    lastQuery = query;
    if (!meetsMinimumLength(query, config.minCharacters)) {
      close();
      return;
    }
    void client.suggestions(query).then(
      (found) => {
        if (found !== null && document.activeElement === input) open(found);
      },
      // Without suggestions the form still works.
      close,
    );
  };

  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(update, config.debounceMs);
  });
  input.addEventListener('keydown', (event) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const count = list.count();
    if (event.key === 'Escape' && count > 0) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && list.active() >= 0) {
      event.preventDefault();
      list.follow(list.active());
    } else if (event.key === 'ArrowDown' && count === 0) {
      update();
    } else {
      const to = nextActiveIndex(event.key, list.active(), count);
      if (to === null) return;
      event.preventDefault();
      list.setActive(to);
    }
  });
  input.addEventListener('blur', close);
  // Text typed before this script loaded.
  if (input.value !== input.defaultValue) update();
}
