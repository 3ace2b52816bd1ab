import { readStorage, writeStorage } from '../lib/storage';
import { MOTION_EVENT } from './motion';

/** Key of the stored setting. It contains no identifier, and nothing is stored before the visitor uses the button. */
const STORAGE_KEY = 'stallkeeper-motion';
const STOPPED = 'stopped';
const SLIDESHOW = '[data-part="slider"][data-autoplay="true"]';

/**
 * One button that stops all slideshows of the site (WCAG 2.2.2). The attribute `data-motion-stopped` of the
 * root element contains the state, for sliders that are added later.
 *
 * @param button toggle button that PHP rendered hidden; pressed: slideshows are stopped. It stays hidden on a page without
 * a slideshow.
 */
export function addMotionSwitch(button: HTMLElement): void {
  const root = document.documentElement;
  const show = (isStopped: boolean) => {
    root.toggleAttribute('data-motion-stopped', isStopped);
    document.dispatchEvent(new Event(MOTION_EVENT));
  };
  // A page may have two of these buttons.
  document.addEventListener(MOTION_EVENT, () =>
    button.setAttribute('aria-pressed', String(root.hasAttribute('data-motion-stopped'))),
  );
  button.addEventListener('click', () => {
    const isStopped = button.getAttribute('aria-pressed') !== 'true';
    writeStorage('localStorage', STORAGE_KEY, isStopped ? STOPPED : null);
    show(isStopped);
  });
  show(readStorage('localStorage', STORAGE_KEY) === STOPPED);
  button.hidden = document.querySelector(SLIDESHOW) === null;
}
