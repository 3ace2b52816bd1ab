import type { Palette, Recipe } from './paletteColors';

/** What `StylePreview.php` prints for the scripts of the Customizer. */
export interface StyleData {
  /** of the IDs of settings */
  prefix: string;
  /** setting of the palette */
  palette: string;
  /** its value for own colors */
  own: string;
  /** settings of own colors */
  colors: Record<keyof Palette, string>;
  palettes: Record<string, Palette>;
  /** of the stylesheet, which is a palette, too */
  colorsOfTheme: Palette;
  fontSetting: string;
  /** tokens and `@font-face` rules by value of the setting */
  fonts: Record<string, { properties: Record<string, string>; faces: string }>;
  /** tokens by setting and value */
  choices: Record<string, Record<string, Record<string, string>>>;
  recipe: Recipe;
  /** messages, and the decimal separator */
  texts: { color: string; contrast: string; corrected: string; decimal: string };
}

/** Value of a setting by its name without prefix. */
export type ReadSetting = (name: string) => unknown;

/** @returns the IDs of all settings of the style, without prefix */
export const settingNames = (data: StyleData): string[] => [
  data.palette,
  data.fontSetting,
  ...Object.values(data.colors),
  ...Object.keys(data.choices),
];

export const ownPalette = ({ colors }: StyleData, read: ReadSetting): Palette => ({
  base: String(read(colors.base)),
  contrast: String(read(colors.contrast)),
  primary: String(read(colors.primary)),
  accent: String(read(colors.accent)),
});
