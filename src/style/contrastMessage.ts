import { contrast, fromHex } from './color';
import { type Palette, deriveColors } from './paletteColors';
import type { StyleData } from './styleData';

/** Contrast of text that WCAG 1.4.3 requires. */
const TEXT = 4.5;

export interface ContrastMessage {
  /** An error is a color that the server refuses; information is about a color that the theme corrects. */
  type: 'error' | 'info';
  text: string;
}

/** @returns what the control of an own color says; null if the theme prints the color as it is */
export function contrastMessage(
  name: keyof Palette,
  palette: Palette,
  { recipe, texts }: Pick<StyleData, 'recipe' | 'texts'>,
): ContrastMessage | null {
  const color = fromHex(palette[name]);
  if (!color) return { type: 'error', text: texts.color };
  const other = fromHex(name === 'base' ? palette.contrast : palette.base);
  if (!other || name === 'primary') return null;
  const ratio = contrast(color, other);
  if (name !== 'accent')
    return ratio < TEXT
      ? { type: 'error', text: texts.contrast.replace('%s', figure(ratio, texts.decimal)) }
      : null;
  const shown = deriveColors(palette, recipe)?.['accent']?.[0];
  const corrected = fromHex(shown);
  if (ratio >= TEXT || shown === undefined || !corrected) return null;
  const text = texts.corrected
    .replace('%1$s', figure(ratio, texts.decimal))
    .replace('%2$s', shown)
    .replace('%3$s', figure(contrast(corrected, other), texts.decimal));
  return { type: 'info', text };
}

/** Rounded down: 4.46 is not enough, and must not read 4.5. */
const figure = (ratio: number, decimal: string): string =>
  (Math.floor(ratio * 10) / 10).toFixed(1).replace('.', decimal);
