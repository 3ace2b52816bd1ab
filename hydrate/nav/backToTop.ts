import { getContext, getElement, store } from '@wordpress/interactivity';
import { NEAR_TOP_PX, scrollTopAt, SCROLL_TO_TOP_MS } from '../../src/nav/scrollToTop';
import { catchErrors, catchEventErrors } from './catchErrors';

/** Input that interrupts the scroll animation. */
const INTERRUPTING_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

interface BackToTopContext {
  /** Until the script has started, the link is always visible. */
  isEnhanced: boolean;
  isShown: boolean;
}

/**
 * The link to the top of the page. It is hidden in the first 900 pixels and scrolls smoothly unless motion is
 * reduced.
 */
export function addBackToTop(): void {
  store('stallkeeper/back-to-top', {
    callbacks: {
      watch: catchErrors(() => {
        const context = getContext<BackToTopContext>();
        const start = getElement().ref;
        if (start === null) return;
        // The element is at the top of the page. The margin keeps it intersecting until that many pixels are scrolled.
        const observer = new IntersectionObserver(
          ([entry]) => {
            context.isShown = entry?.isIntersecting === false;
          },
          { rootMargin: `${NEAR_TOP_PX}px 0px 0px` },
        );
        observer.observe(start);
        context.isEnhanced = true;
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
  const [from, start, stop] = [scrollY, performance.now(), new AbortController()];
  for (const type of INTERRUPTING_EVENTS)
    addEventListener(type, () => stop.abort(), { signal: stop.signal, passive: true });
  const step = (now: number) => {
    if (stop.signal.aborted) return;
    to(scrollTopAt(from, now - start));
    if (now - start < SCROLL_TO_TOP_MS) requestAnimationFrame(step);
    else stop.abort();
  };
  requestAnimationFrame(step);
}
