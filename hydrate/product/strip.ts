/*
 * A strip: a list that scrolls sideways and whose items are as wide as the list. The browser swipes and snaps; these
 * functions only read and set the position.
 */

/** Distance of the item from the start of the strip. It is negative in languages that are written from right to left. */
const offset = (strip: HTMLElement, item: HTMLElement): number => item.offsetLeft - strip.offsetLeft;

/** Time without a scroll event, in milliseconds, after which the strip has stopped. */
const STOPPED = 150;

export interface Strip {
  /** Index of the item that is shown, to which the strip scrolls, or that is closest; 0 for an empty strip. */
  shown: () => number;
  /** Scrolls to an item. An index after the last item is the first, and one before the first is the last. */
  show: (index: number, behavior?: ScrollBehavior) => void;
  /** Call it for each scroll event. */
  scrolled: () => void;
}

/** @param element of the strip; a script may replace it and its items */
export function stripOf(element: () => HTMLElement | null, items: () => readonly HTMLElement[]): Strip {
  let target: number | null = null;
  let timer = 0;
  const scrolled = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => (target = null), STOPPED);
  };
  return {
    scrolled,
    shown: () => Math.min(target ?? closest(element(), items()), Math.max(0, items().length - 1)),
    show: (index, behavior = 'auto') => {
      const all = items();
      const next = (index + all.length) % Math.max(1, all.length);
      const strip = element();
      const item = all[next];
      if (strip === null || !item) return;
      target = next;
      scrolled();
      strip.scrollTo({ left: offset(strip, item), behavior });
    },
  };
}

function closest(strip: HTMLElement | null, items: readonly HTMLElement[]): number {
  let found = 0;
  let least = Infinity;
  items.forEach((item, index) => {
    const distance = strip === null ? Infinity : Math.abs(offset(strip, item) - strip.scrollLeft);
    if (distance < least) [least, found] = [distance, index];
  });
  return found;
}

/** @returns +1 or -1 if the key moves to the next or previous item in the direction of the text, otherwise 0 */
export function keyStep(key: string, element: Element): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  const isForward = (key === 'ArrowRight') === (getComputedStyle(element).direction !== 'rtl');
  return isForward ? 1 : -1;
}

/** Fills the placeholders `%1$s` and `%2$s` of a translated text. */
export const fill = (text: string, ...values: readonly (string | number)[]): string =>
  text.replace(/%(\d)\$s/g, (_, number: string) => String(values[Number(number) - 1] ?? ''));
