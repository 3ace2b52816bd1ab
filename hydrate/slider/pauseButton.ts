import type { SlideshowState } from '../../src/slider/slideshow';
import type { Parts } from './parts';

/**
 * The pause button says what it does, and is there only while there is something to pause. What is seen is read out to
 * those who cannot see it only while nothing moves by itself.
 */
export function showPause({ pause, status }: Parts, state: SlideshowState): void {
  const isStopped = state === 'stopped';
  pause.hidden = state === 'forbidden';
  pause.dataset.state = isStopped ? 'stopped' : 'going';
  pause.setAttribute('aria-label', (isStopped ? pause.dataset.start : pause.dataset.stop) ?? '');
  status.ariaLive = isStopped || state === 'forbidden' ? 'polite' : 'off';
}
