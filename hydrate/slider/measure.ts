import { readVisible } from '../../src/slider/slideRange';
import type { Parts } from './parts';

/** Reads the number of visible slides from slider.css, which depends on the window and the font size. */
export const readVisibleCount = (slider: HTMLElement): number =>
  readVisible(getComputedStyle(slider).getPropertyValue('--stallkeeper-slider-visible'));

/** Distance between two slides. For slides that fade and overlap, it is their width. */
export function stepPx({ slides }: Parts): number {
  const [first, second] = slides.map((slide) => slide.getBoundingClientRect());
  if (first === undefined || second === undefined) return 0;
  return Math.abs(second.left - first.left) || first.width;
}

/** @returns index of the slide that the visitor scrolled to before the script started */
export function scrolledIndex(parts: Parts): number {
  return Math.round(Math.abs(parts.list.scrollLeft) / stepPx(parts)) || 0;
}
