const FIRST_USE_EVENTS = ['focusin', 'input'] as const;

/** Fetches what suggests when the header's box is first used; where that fails, the form still submits. */
export function loadSuggestionsOnFirstUse(place: HTMLElement): void {
  const stop = new AbortController();
  const load = (): void => {
    stop.abort();
    import('@stallkeeper/suggestions').then(
      ({ addSuggestions }) => addSuggestions(place),
      (error: unknown) => console.error('Stallkeeper: there are no suggestions', error),
    );
  };
  for (const type of FIRST_USE_EVENTS)
    place.addEventListener(type, load, { signal: stop.signal, passive: true });
  if (place.contains(document.activeElement)) load();
}
