/** How far from the screen a slider is when its script is fetched: a second's scrolling. */
const NEAR = '400px';

/** Fetches what moves sliders when this one comes near the screen; one in a closed tab is not near until the tab opens. */
export function loadNearScreen(slider: HTMLElement): void {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      import('@stallkeeper/slider-engine')
        .then(({ enhanceSlider }) => enhanceSlider(slider))
        .catch((error: unknown) => console.error('Stallkeeper: left as it is', slider, error));
    },
    { rootMargin: NEAR },
  );
  near.observe(slider);
}
