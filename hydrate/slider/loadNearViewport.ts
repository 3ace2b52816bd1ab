/** How far from the screen a slider is when its script is fetched: a second's scrolling. */
const VIEWPORT_MARGIN = '400px';

/** Fetches what moves sliders when this one comes near the screen; one in a closed tab is not near until the tab opens. */
export function loadNearViewport(slider: HTMLElement): void {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      import('@stallkeeper/slider-engine')
        .then(({ enhanceSlider }) => enhanceSlider(slider))
        .catch((error: unknown) => console.error('Stallkeeper: left as it is', slider, error));
    },
    { rootMargin: VIEWPORT_MARGIN },
  );
  near.observe(slider);
}
