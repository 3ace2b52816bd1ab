import { once, onEvents } from '../lib/lazyLoad';

/**
 * Loads the suggestions on the first use of a search form. If that fails, the form still submits.
 *
 * The plugin SearchWP Live Ajax Search marks boxes that have its own list.
 */
export function loadSuggestionsOnFirstUse(element: HTMLElement): void {
  if (element.querySelector('[data-swplive]')) return;
  const load = once(() => {
    import(/* webpackIgnore: true */ '@stallkeeper/suggestions').then(
      ({ addSuggestions }) => addSuggestions(element),
      (error: unknown) => console.error('Stallkeeper: the suggestions could not be loaded', error),
    );
  });
  onEvents(element, ['focusin', 'input'], load);
  if (element.contains(document.activeElement)) load();
}
