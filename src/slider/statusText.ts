import type { SlideRange } from './slideRange';

/** Translated texts. %1$s and %2$s: first and last visible slide; %3$s: number of slides. */
export interface StatusTexts {
  one: string;
  many: string;
}

/** @returns for example "Slides 3 to 5 of 8" */
export function statusText(texts: StatusTexts, range: SlideRange, at: number): string {
  const last = Math.min(range.count, at + range.visible);
  const numbers = [at + 1, last, range.count];
  const text = last > at + 1 ? texts.many : texts.one;
  return text.replace(/%([123])\$s/g, (_, position: string) => String(numbers[Number(position) - 1]));
}

/** @returns for example "3–5 / 8" */
export function statusNumbers(range: SlideRange, at: number): string {
  const last = Math.min(range.count, at + range.visible);
  return `${last > at + 1 ? `${at + 1}–${last}` : at + 1} / ${range.count}`;
}
