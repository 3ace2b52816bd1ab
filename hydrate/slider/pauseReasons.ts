import type { Slideshow } from '../../src/slider/slideshow';

/** Pauses a slideshow while it is not visible, hovered or focused. */
export function pauseWithoutAttention(slider: HTMLElement, slideshow: Slideshow): void {
  const updateHidden = () => slideshow.setPauseReason('hidden', document.hidden);
  document.addEventListener('visibilitychange', updateHidden);
  updateHidden();

  new IntersectionObserver((entries) => {
    const last = entries.at(-1);
    if (last) slideshow.setPauseReason('out-of-view', !last.isIntersecting);
  }).observe(slider);

  // Touch has no hover. A touch stops the slideshow in drag.ts.
  const setHover = (isHovered: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') slideshow.setPauseReason('hover', isHovered);
  };
  slider.addEventListener('pointerenter', setHover(true));
  slider.addEventListener('pointerleave', setHover(false));
  slideshow.setPauseReason('hover', slider.matches(':hover') && matchMedia('(hover: hover)').matches);

  slider.addEventListener('focusin', () => slideshow.setPauseReason('focus', true));
  slider.addEventListener('focusout', ({ relatedTarget }) => {
    slideshow.setPauseReason('focus', relatedTarget instanceof Node && slider.contains(relatedTarget));
  });
  slideshow.setPauseReason('focus', slider.contains(document.activeElement));
}
