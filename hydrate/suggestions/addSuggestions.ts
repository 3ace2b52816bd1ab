import { createGroupsClient } from './groupsClient';
import type { Panel } from './createPanel';
import { createListbox, type Listbox } from './listbox';
import { createSuggestionsClient } from './suggestionsClient';
import {
  countSuggestions,
  nextActiveIndex,
  NO_SUGGESTIONS,
  parseConfig,
  type Suggestions,
  type SuggestionsConfig,
} from '../../src/suggestions/suggestions';
import { meetsMinimumLength } from '../../src/search/minimumLength';

/** Elements of a list of suggestions. */
interface Parts {
  box: HTMLElement;
  status: HTMLElement;
  /** list that the script has created and positions; null for the list that PHP has printed */
  panel: Panel | null;
}

/**
 * Turns a search box into a combobox that suggests a few hits and links while typing (ARIA Authoring Practices,
 * "Editable combobox with list autocomplete"). Focus and the typed text stay unchanged.
 *
 * @param element the form, or an element around the form and the empty list that PHP rendered; it has the configuration
 */
export function addSuggestions(element: HTMLElement): void {
  const config = parseConfig(element.dataset['suggest'] ?? '');
  const input = element.querySelector<HTMLInputElement>('input[data-part="input"]');
  const box = element.querySelector<HTMLElement>('[data-part="suggestions"]');
  const status = element.querySelector<HTMLElement>('[data-part="suggestions-status"]');
  if (config === null || input === null || (box === null) !== (status === null)) {
    console.warn('Stallkeeper: no suggestions', element);
  } else if (box !== null && status !== null) {
    connect(element, config, input, { box, status, panel: null });
  } else {
    import(/* webpackIgnore: true */ '@stallkeeper/suggestions-panel').then(
      ({ createPanel }) => {
        const panel = createPanel(element, input, config.label ?? '', config.limits ?? []);
        connect(element, config, input, { ...panel, panel });
      },
      (error: unknown) => console.error('Stallkeeper: the suggestions could not be loaded', error),
    );
  }
}

function connect(
  element: HTMLElement,
  config: SuggestionsConfig,
  input: HTMLInputElement,
  { box, status, panel }: Parts,
): void {
  const client = createSuggestionsClient(config);
  const { report } = config;
  const reporter = report
    ? import(/* webpackIgnore: true */ '@stallkeeper/search-report').then(
        ({ reportSearches }) => reportSearches(element, report, { opensPage: true }),
        () => null,
      )
    : null;
  const groupsClient = createGroupsClient(config);
  const list: Listbox = createListbox(input, box, config.links?.countLabel ?? '');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastQuery = '';

  /** @param isVisible whether the text replaces the list, because there is nothing in it */
  const tell = (text: string, isVisible = false): void => {
    status.className = isVisible
      ? 'stallkeeper-suggestions stallkeeper-suggestions--none'
      : 'screen-reader-text';
    status.textContent = text;
    panel?.place();
  };
  const close = (): void => {
    clearTimeout(timer);
    lastQuery = '';
    client.stop();
    groupsClient.stop();
    list.show(NO_SUGGESTIONS);
    tell('');
  };
  const open = (suggestions: Suggestions, isMore = false): void => {
    const count = countSuggestions(suggestions);
    list.show(suggestions, isMore);
    tell(config.announcements[count] ?? '', !(count || suggestions.all));
  };
  const update = (): void => {
    const query = input.value.trim();
    if (query === lastQuery) return;
    lastQuery = query;
    if (!meetsMinimumLength(query, config.minCharacters) || panel?.isLimited()) {
      close();
      return;
    }
    groupsClient.stop();
    void client.suggestions(query).then(
      (found) => {
        if (found === null) return;
        void reporter?.then((one) =>
          one?.shown({ query, results: found.all ? found.hits.length || 1 : 0, hits: found.hits }),
        );
        if (document.activeElement !== input) return;
        open(found);
        groupsClient.request(query, (groups) => {
          if (groups.length > 0) open({ ...found, groups }, true);
        });
      },
      // The form also works without suggestions.
      close,
    );
  };

  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(update, config.debounceMs);
  });
  input.addEventListener('keydown', (event) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const count = list.count();
    if (event.key === 'Escape' && (count > 0 || status.textContent !== '')) {
      event.preventDefault();
      // WordPress's search block hides its field on Escape.
      event.stopPropagation();
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
