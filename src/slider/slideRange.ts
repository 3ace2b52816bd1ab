/** Where a slider stands: `at` is the first slide that is seen, counted from 0. */
export interface Row {
  /** How many slides there are. */
  count: number;
  /** How many of them are seen at once. */
  visible: number;
}

/** From these widths of the window on the count may change, in pixels at a font size of 16. `SliderKind.php` has the counts. */
const BREAKPOINTS_PX = [360, 480, 768, 769, 1024, 1300];

/** The questions that slider.css asks of the window, word for word. */
export const WIDTH_QUERIES: readonly string[] = BREAKPOINTS_PX.map((px) => `(width >= ${px / 16}em)`);

/** @param text of the custom property --slider-visible; what is no count is one */
export const readVisible = (text: string): number => Math.max(1, Math.trunc(Number(text)) || 1);

/** Where the last slides are seen; nothing stands further. */
export const lastStart = ({ count, visible }: Row): number => Math.max(0, count - visible);

export const within = (row: Row, at: number): number => Math.min(lastStart(row), Math.max(0, at));

/** One slide on, or one back; from the end to the beginning and the other way round. */
export function step(row: Row, at: number, by: 1 | -1): number {
  const last = lastStart(row);
  const next = within(row, at) + by;
  return next > last ? 0 : next < 0 ? last : next;
}

export const isSeen = ({ visible }: Row, at: number, slide: number): boolean =>
  slide >= at && slide < at + visible;

/** The nearest place from which this slide is seen. */
export const reach = (row: Row, at: number, slide: number): number =>
  within(row, slide < at ? slide : slide >= at + row.visible ? slide - row.visible + 1 : at);

/** Where each page of slides begins: one dot a page. The last page may show slides of the one before. */
export const pageStarts = (row: Row): number[] =>
  Array.from({ length: Math.ceil(row.count / row.visible) }, (_, page) => within(row, page * row.visible));

/** The page that a slider at this place shows: the last one whose beginning is not past it. */
export const pageAt = (row: Row, at: number): number => pageStarts(row).findLastIndex((start) => start <= at);
