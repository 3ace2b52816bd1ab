import { nearViewport } from '../lib/lazyLoad';

/** About one second of scrolling. */
const VIEWPORT_MARGIN = '400px';

/** Loads the slider engine when a slider comes near the viewport. */
export function loadNearViewport(slider: HTMLElement): void {
  nearViewport(slider, VIEWPORT_MARGIN, () => {
    import('@stallkeeper/slider-engine')
      .then(({ enhanceSlider }) => enhanceSlider(slider))
      .catch((error: unknown) => console.error('Stallkeeper: the script could not enhance', slider, error));
  });
}
