import { once, onEvents } from '../lib/lazyLoad';

/** Loads the suggestions on the first use of the header's search form. If that fails, the form still submits. */
export function loadSuggestionsOnFirstUse(element: HTMLElement): void {
  const load = once(() => {
    import(/* webpackIgnore: true */ '@stallkeeper/suggestions').then(
      ({ addSuggestions }) => addSuggestions(element),
      (error: unknown) => console.error('Stallkeeper: the suggestions could not be loaded', error),
    );
  });
  onEvents(element, ['focusin', 'input'], load);
  if (element.contains(document.activeElement)) load();
}
