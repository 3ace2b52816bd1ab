import { isWide } from './wideScreen';

/** A bar that takes more of the screen than this would hide what is read. */
const MAX_SCREEN_SHARE = 0.35;

/**
 * Sets what CSS cannot know about the sticky header: on the root element whether it sticks at the moment (`data-header`,
 * "stuck" or "free") and its height (`--stallkeeper-header-height`), on the header whether it is too tall to stick (`data-tall`).
 *
 * @param start the element before the header, which marks where it begins
 */
export function enhanceStickyHeader(start: HTMLElement): void {
  const bar = start.nextElementSibling;
  if (!(bar instanceof HTMLElement)) return;
  watchHeight(bar);
  watchStart(start, bar);
}

function watchHeight(bar: HTMLElement): void {
  new ResizeObserver(() => {
    // A menu that is open in the bar belongs to its visitor, not to the bar's height.
    if (!isWide() && bar.querySelector('details[open]') !== null) return;
    const height = bar.offsetHeight;
    bar.toggleAttribute('data-tall', height > innerHeight * MAX_SCREEN_SHARE);
    setHeight(height);
  }).observe(bar);
}

/** Sets the custom property only if the stylesheet's default is wrong, because a change recalculates all styles. */
function setHeight(height: number): void {
  const { documentElement: root } = document;
  const styles = getComputedStyle(root);
  const guess = styles.getPropertyValue('--stallkeeper-header-height').trim();
  const px = parseFloat(guess) * (guess.endsWith('rem') ? parseFloat(styles.fontSize) : 1);
  if (Math.round(px) !== height) root.style.setProperty('--stallkeeper-header-height', `${height}px`);
}

/** Stuck is: the place where the bar began has gone up, out of the screen or under the admin bar. */
function watchStart(start: HTMLElement, bar: HTMLElement): void {
  const top = parseFloat(getComputedStyle(bar).top) || 0;
  new IntersectionObserver(
    ([entry]) => {
      const isPast = entry?.isIntersecting === false && entry.boundingClientRect.top <= top;
      const isStuck = isPast && getComputedStyle(bar).position === 'sticky';
      document.documentElement.dataset.header = isStuck ? 'stuck' : 'free';
    },
    { rootMargin: `${-top}px 0px 0px` },
  ).observe(start);
}
