import type { SlideshowState } from '../../src/slider/slideshow';
import type { Parts } from './parts';

/**
 * Updates the label and visibility of the pause button. Screen readers announce slide changes only while the slideshow is
 * not running.
 */
export function showPauseButton({ pause, status }: Parts, state: SlideshowState): void {
  const isStopped = state === 'stopped';
  pause.hidden = state === 'forbidden';
  pause.dataset.state = isStopped ? 'stopped' : 'playing';
  pause.setAttribute('aria-label', (isStopped ? pause.dataset.start : pause.dataset.stop) ?? '');
  status.ariaLive = isStopped || state === 'forbidden' ? 'polite' : 'off';
}
