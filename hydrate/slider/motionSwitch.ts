import { readStorage, writeStorage } from '../lib/storage';
import { MOTION_EVENT } from './motion';

/** Under this name the browser keeps the choice, and nothing else: no identifier, and nothing before the visitor chose. */
const STORAGE_KEY = 'stallkeeper-motion';
const STOPPED = 'stopped';

/**
 * The visitor's one stop for every slideshow of the site (WCAG 2.2.2). The page's root carries it (`data-motion`), for
 * sliders that come later.
 *
 * @param button the switch that PHP printed hidden; pressed means that nothing moves
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
