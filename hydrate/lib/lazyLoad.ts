/**
 * Strategies that start loading the code of an element. Each calls `load` at most once for each event type, attribute or
 * element. If an element uses several strategies, wrap `load` in `once()`.
 */

/** Limits a function to one call. */
export function once(load: () => void): () => void {
  let isCalled = false;
  return () => {
    if (isCalled) return;
    isCalled = true;
    load();
  };
}

/** Loads on these events. */
export function onEvents(element: HTMLElement, types: readonly string[], load: () => void): void {
  for (const type of types) element.addEventListener(type, load, { once: true });
}

/** Loads when a script sets this attribute. */
export function onAttribute(element: HTMLElement, name: string, load: () => void): void {
  new MutationObserver((_, observer) => {
    observer.disconnect();
    load();
  }).observe(element, { attributeFilter: [name] });
}

/** Loads when the element is this close to the viewport. An element in a closed tab is not close until the tab opens. */
export function nearViewport(element: HTMLElement, rootMargin: string, load: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin },
  );
  observer.observe(element);
}
