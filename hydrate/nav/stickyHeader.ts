import { getElement, store } from '@wordpress/interactivity';
import { catchErrors } from './catchErrors';
import { isWide } from './wideScreen';

/** A bar that takes more of the screen than this would hide what is read. */
const MAX_SCREEN_SHARE = 0.35;

/**
 * Keeps what CSS cannot know of the bar at the top: on the page's root whether it is stuck (`data-header="stuck"`, else
 * "free") and its height (`--stallkeeper-header-height`), on the bar whether it is too tall to stick (`data-tall`). That
 * it sticks is CSS's own work.
 */
export function addStickyHeader(): void {
  store('stallkeeper/sticky', {
    callbacks: {
      watch: catchErrors(() => {
        const start = getElement().ref;
        const bar = start?.nextElementSibling;
        if (!start || !(bar instanceof HTMLElement)) return;
        watchHeight(bar);
        watchStart(start, bar);
      }),
    },
  });
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
