/** Number of slides. In these functions, `at` is the index of the first visible slide. */
export interface SlideRange {
  /** How many slides there are. */
  count: number;
  /** How many of them are seen at once. */
  visible: number;
}

/** From these widths of the window on the count may change, in pixels at a font size of 16. `SliderKind.php` has the counts. */
const BREAKPOINTS_PX = [360, 480, 768, 769, 1024, 1300];

/** The questions that slider.css asks of the window, word for word. */
export const WIDTH_QUERIES: readonly string[] = BREAKPOINTS_PX.map((px) => `(width >= ${px / 16}em)`);

/** @param text value of --stallkeeper-slider-visible; an invalid value means 1 */
export const readVisible = (text: string): number => Math.max(1, Math.trunc(Number(text)) || 1);

/** The last possible index of the first visible slide. */
export const lastStart = ({ count, visible }: SlideRange): number => Math.max(0, count - visible);

export const clampIndex = (range: SlideRange, at: number): number =>
  Math.min(lastStart(range), Math.max(0, at));

/** One slide on, or one back; from the end to the beginning and the other way round. */
export function nextIndex(range: SlideRange, at: number, by: 1 | -1): number {
  const last = lastStart(range);
  const next = clampIndex(range, at) + by;
  return next > last ? 0 : next < 0 ? last : next;
}

export const isVisible = ({ visible }: SlideRange, at: number, slide: number): boolean =>
  slide >= at && slide < at + visible;

/** The nearest place from which this slide is seen. */
export const indexToShow = (range: SlideRange, at: number, slide: number): number =>
  clampIndex(range, slide < at ? slide : slide >= at + range.visible ? slide - range.visible + 1 : at);

/** Where each page of slides begins: one dot a page. The last page may show slides of the one before. */
export const pageStarts = (range: SlideRange): number[] =>
  Array.from({ length: Math.ceil(range.count / range.visible) }, (_, page) =>
    clampIndex(range, page * range.visible),
  );

/** The page that a slider at this place shows: the last one whose beginning is not past it. */
export const pageAt = (range: SlideRange, at: number): number =>
  pageStarts(range).findLastIndex((start) => start <= at);
