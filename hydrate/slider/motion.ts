import type { Slideshow } from '../../src/slider/slideshow';

/** Told to the page when the visitor has stopped all slideshows, or lets them move again. */
export const MOTION_EVENT = 'stallkeeper:motion';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Tells a slideshow of everything that forbids motion: the system's setting, a visitor who saves data, the site's switch. */
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
