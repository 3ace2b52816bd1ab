import type { Slideshow } from '../../src/slider/slideshow';

/** Pauses a slideshow while it is out of sight, hovered or focused. */
export function pauseWithoutAttention(slider: HTMLElement, slideshow: Slideshow): void {
  const seen = () => slideshow.setPauseReason('hidden', document.hidden);
  document.addEventListener('visibilitychange', seen);
  seen();

  new IntersectionObserver((entries) => {
    const last = entries.at(-1);
    if (last) slideshow.setPauseReason('away', !last.isIntersecting);
  }).observe(slider);

  // Touch has no hover. A touch stops the slideshow in drag.ts.
  const hover = (isThere: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') slideshow.setPauseReason('hover', isThere);
  };
  slider.addEventListener('pointerenter', hover(true));
  slider.addEventListener('pointerleave', hover(false));
  slideshow.setPauseReason('hover', slider.matches(':hover') && matchMedia('(hover: hover)').matches);

  slider.addEventListener('focusin', () => slideshow.setPauseReason('focus', true));
  slider.addEventListener('focusout', ({ relatedTarget }) => {
    slideshow.setPauseReason('focus', relatedTarget instanceof Node && slider.contains(relatedTarget));
  });
  slideshow.setPauseReason('focus', slider.contains(document.activeElement));
}
