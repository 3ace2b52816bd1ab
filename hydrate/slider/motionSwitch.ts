import { readStorage, writeStorage } from '../lib/storage';
import { MOTION_EVENT } from './motion';

/** Key of the stored setting. It contains no identifier, and nothing is stored before the visitor uses the button. */
const STORAGE_KEY = 'stallkeeper-motion';
const STOPPED = 'stopped';

/**
 * One button that stops all slideshows of the site (WCAG 2.2.2). The attribute `data-motion-stopped` of the
 * root element contains the state, for sliders that are added later.
 *
 * @param button toggle button that PHP rendered hidden; pressed: slideshows are stopped
 */
export function addMotionSwitch(button: HTMLElement): void {
  const root = document.documentElement;
  const show = (isStopped: boolean) => {
    root.toggleAttribute('data-motion-stopped', isStopped);
    button.setAttribute('aria-pressed', String(isStopped));
    document.dispatchEvent(new Event(MOTION_EVENT));
  };
  button.addEventListener('click', () => {
    const isStopped = button.getAttribute('aria-pressed') !== 'true';
    writeStorage('localStorage', STORAGE_KEY, isStopped ? STOPPED : null);
    show(isStopped);
  });
  show(readStorage('localStorage', STORAGE_KEY) === STOPPED);
  button.hidden = false;
}
