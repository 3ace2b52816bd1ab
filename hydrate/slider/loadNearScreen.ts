/** How far from the screen a slider is when its script is fetched: a second's scrolling. */
const NEAR = '400px';

/** Fetches what moves sliders when this one comes near the screen; one in a closed tab is not near until the tab opens. */
export function loadNearScreen(slider: HTMLElement): void {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      import('@stallkeeper/slider-engine')
        .then(async ({ enhanceSlider }) => {
          await ownFrame();
          await letGo(slider);
          enhanceSlider(slider);
        })
        .catch((error: unknown) => console.error('Stallkeeper: left as it is', slider, error));
    },
    { rootMargin: NEAR },
  );
  near.observe(slider);
}

/** A list is not taken out of a hand that is just pulling it. */
async function letGo(slider: HTMLElement): Promise<void> {
  if (!slider.matches(':active')) return;
  await new Promise((resolve) => {
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, resolve, { once: true });
  });
}

let lastFrame = Promise.resolve();

/**
 * Sliders start one by one, each right after a frame: what it measures is known by then, and between two of them a tap is
 * answered.
 */
function ownFrame(): Promise<void> {
  lastFrame = lastFrame.then(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  return lastFrame;
}
