import { getElement, store } from '@wordpress/interactivity';
import { NEAR_TOP_PX, scrollTopAt, SCROLL_TO_TOP_MS } from '../../src/nav/scrollToTop';
import { catchErrors, catchEventErrors } from './catchErrors';

/** Input that interrupts the scroll animation. */
const INTERRUPTING_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** The way back to the top: shown below 900 pixels, taken in 700 milliseconds, at once for who wants no motion. */
export function addBackToTop(): void {
  const { state } = store('stallkeeper/back-to-top', {
    state: { isEnhanced: false, isShown: false },
    callbacks: {
      watch: catchErrors(() => {
        const start = getElement().ref;
        if (start === null) return;
        // The element lies at the top of the page: it leaves this far above the screen once that many pixels are past.
        const observer = new IntersectionObserver(
          ([entry]) => {
            state.isShown = entry?.isIntersecting === false;
          },
          { rootMargin: `${NEAR_TOP_PX}px 0px 0px` },
        );
        observer.observe(start);
        state.isEnhanced = true;
      }),
    },
    actions: {
      go: catchEventErrors((event) => {
        const top = document.getElementById('top');
        if (top === null) return;
        event.preventDefault();
        top.focus({ preventScroll: true });
        scrollToTop();
      }),
    },
  });
}

function scrollToTop(): void {
  const to = (top: number) => scrollTo({ top, behavior: 'instant' });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    to(0);
    return;
  }
  const [from, began, stop] = [scrollY, performance.now(), new AbortController()];
  for (const type of INTERRUPTING_EVENTS)
    addEventListener(type, () => stop.abort(), { signal: stop.signal, passive: true });
  const step = (now: number) => {
    if (stop.signal.aborted) return;
    to(scrollTopAt(from, now - began));
    if (now - began < SCROLL_TO_TOP_MS) requestAnimationFrame(step);
    else stop.abort();
  };
  requestAnimationFrame(step);
}
