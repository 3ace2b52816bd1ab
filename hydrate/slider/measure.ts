import { readVisible } from '../../src/slider/slideRange';
import type { Parts } from './parts';

/** slider.css knows the window and the visitor's font; what it shows is what counts. */
export const readVisibleCount = (slider: HTMLElement): number =>
  readVisible(getComputedStyle(slider).getPropertyValue('--stallkeeper-slider-visible'));

/** From one slide to the next; slides that fade lie on each other, and are as far apart as they are wide. */
export function stepPx({ slides }: Parts): number {
  const [first, second] = slides.map((slide) => slide.getBoundingClientRect());
  if (first === undefined || second === undefined) return 0;
  return Math.abs(second.left - first.left) || first.width;
}

/** @returns the slide that a visitor had scrolled to before the script came */
export function scrolledIndex(parts: Parts): number {
  return Math.round(Math.abs(parts.list.scrollLeft) / stepPx(parts)) || 0;
}
