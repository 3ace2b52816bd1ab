/** Numbers of slides. In these functions, `at` is the index of the first visible slide. */
export interface SlideRange {
  /** Number of slides. */
  count: number;
  /** Number of visible slides. */
  visible: number;
}

/** Window widths in px (at a font size of 16 px) at which the number of visible slides may change. See `SliderKind.php`. */
const BREAKPOINTS_PX = [360, 480, 768, 769, 1024, 1300];

/** The media queries of slider.css. */
export const WIDTH_QUERIES: readonly string[] = BREAKPOINTS_PX.map((px) => `(width >= ${px / 16}em)`);

/** @param text value of --stallkeeper-slider-visible; an invalid value means 1 */
export const readVisible = (text: string): number => Math.max(1, Math.trunc(Number(text)) || 1);

/** The last possible index of the first visible slide. */
export const lastStart = ({ count, visible }: SlideRange): number => Math.max(0, count - visible);

export const clampIndex = (range: SlideRange, at: number): number =>
  Math.min(lastStart(range), Math.max(0, at));

/** The next or previous index. After the last comes the first, and before the first the last. */
export function nextIndex(range: SlideRange, at: number, by: 1 | -1): number {
  const last = lastStart(range);
  const next = clampIndex(range, at) + by;
  return next > last ? 0 : next < 0 ? last : next;
}

export const isVisible = ({ visible }: SlideRange, at: number, slide: number): boolean =>
  slide >= at && slide < at + visible;

/** The nearest index at which this slide is visible. */
export const indexToShow = (range: SlideRange, at: number, slide: number): number =>
  clampIndex(range, slide < at ? slide : slide >= at + range.visible ? slide - range.visible + 1 : at);

/** Index of the first slide of each page; each page has a dot. The last page may repeat slides of the page before. */
export const pageStarts = (range: SlideRange): number[] =>
  Array.from({ length: Math.ceil(range.count / range.visible) }, (_, page) =>
    clampIndex(range, page * range.visible),
  );

/** The page that is shown at this index: the last one that does not start after it. */
export const pageAt = (range: SlideRange, at: number): number =>
  pageStarts(range).findLastIndex((start) => start <= at);
