import type { Slideshow } from '../../src/slider/slideshow';

/** Tells a slideshow when to wait: nobody sees it, or somebody reads it. */
export function waitForAttention(slider: HTMLElement, slideshow: Slideshow): void {
  const seen = () => slideshow.because('hidden', document.hidden);
  document.addEventListener('visibilitychange', seen);
  seen();

  new IntersectionObserver((entries) => {
    const last = entries.at(-1);
    if (last) slideshow.because('away', !last.isIntersecting);
  }).observe(slider);

  // A finger points at nothing once it is lifted: touching is acting, and stops the slideshow elsewhere.
  const hover = (isThere: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') slideshow.because('hover', isThere);
  };
  slider.addEventListener('pointerenter', hover(true));
  slider.addEventListener('pointerleave', hover(false));
  slideshow.because('hover', slider.matches(':hover') && matchMedia('(hover: hover)').matches);

  slider.addEventListener('focusin', () => slideshow.because('focus', true));
  slider.addEventListener('focusout', ({ relatedTarget }) => {
    slideshow.because('focus', relatedTarget instanceof Node && slider.contains(relatedTarget));
  });
  slideshow.because('focus', slider.contains(document.activeElement));
}
