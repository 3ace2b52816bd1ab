import { isWide } from './wideScreen';

/** Maximum height of a sticky header, as a share of the screen. A taller one would cover the content. */
const MAX_SCREEN_SHARE = 0.35;

/**
 * Provides the state of the sticky header to CSS. The root element gets `data-header` ("stuck" or "free") and
 * the height in `--stallkeeper-header-height`. The header gets `data-tall` if it is too tall to stick.
 *
 * It has no Interactivity API directives, because its state depends on the scroll position and its own
 * height, which directives do not observe. Without this script, the maximum height does
 * not apply.
 *
 * On wide screens only the row of the menu sticks, on small ones and in some layouts the whole header. The other one
 * has no effect: it has no box, or is in the box of the other.
 *
 * @param start element before one of them, which marks its original position
 */
export function enhanceStickyHeader(start: HTMLElement): void {
  const bar = start.nextElementSibling;
  if (!(bar instanceof HTMLElement)) return;
  watchHeight(bar);
  watchStart(start, bar);
}

function watchHeight(bar: HTMLElement): void {
  new ResizeObserver(() => {
    // An open menu increases the height only temporarily.
    if (!isWide() && bar.querySelector('details[open]') !== null) return;
    const height = bar.offsetHeight;
    if (height === 0 || isInBox(bar)) return;
    bar.toggleAttribute('data-tall', height > innerHeight * MAX_SCREEN_SHARE);
    setHeight(height);
  }).observe(bar);
}

/** Whether the header around the row of the menu has a box, which then sticks. */
const isInBox = (bar: HTMLElement): boolean => (bar.parentElement?.offsetHeight ?? 0) > 0;

/** Sets the custom property only if the stylesheet's default is wrong, because a change recalculates all styles. */
function setHeight(height: number): void {
  const { documentElement: root } = document;
  const styles = getComputedStyle(root);
  const value = styles.getPropertyValue('--stallkeeper-header-height').trim();
  const px = parseFloat(value) * (value.endsWith('rem') ? parseFloat(styles.fontSize) : 1);
  if (Math.round(px) !== height) root.style.setProperty('--stallkeeper-header-height', `${height}px`);
}

/** The header is stuck while its original position is above the viewport or behind the admin bar. */
function watchStart(start: HTMLElement, bar: HTMLElement): void {
  const top = parseFloat(getComputedStyle(bar).top) || 0;
  new IntersectionObserver(
    ([entry]) => {
      if (bar.offsetHeight === 0 || isInBox(bar)) return;
      const isPast = entry?.isIntersecting === false && entry.boundingClientRect.top <= top;
      const isStuck = isPast && getComputedStyle(bar).position === 'sticky';
      document.documentElement.dataset.header = isStuck ? 'stuck' : 'free';
    },
    { rootMargin: `${-top}px 0px 0px` },
  ).observe(start);
}
