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
    write(isStopped);
    show(isStopped);
  });
  show(isKept());
  button.hidden = false;
}

/** A browser may refuse its storage; the choice then lasts as long as the page. */
function isKept(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === STOPPED;
  } catch {
    return false;
  }
}

function write(isStopped: boolean): void {
  try {
    if (isStopped) localStorage.setItem(STORAGE_KEY, STOPPED);
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing to do: see isKept().
  }
}
