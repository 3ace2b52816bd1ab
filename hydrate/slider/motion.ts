import type { Slideshow } from '../../src/slider/slideshow';

/** Event on the document when the visitor stops all slideshows or allows them again. */
export const MOTION_EVENT = 'stallkeeper:motion';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Stops a slideshow for reduced motion, reduced data use, or the site's button against motion. */
export function followMotionPreferences(slideshow: Slideshow): void {
  const reduced = matchMedia(REDUCED);
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
  const update = () => {
    slideshow.setPauseReason('reduced-motion', reduced.matches);
    slideshow.setPauseReason('save-data', connection?.saveData === true);
    slideshow.setPauseReason('stop-motion', document.documentElement.hasAttribute('data-motion-stopped'));
  };
  reduced.addEventListener('change', update);
  document.addEventListener(MOTION_EVENT, update);
  update();
}
