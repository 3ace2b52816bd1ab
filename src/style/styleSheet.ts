import { deriveColors } from './paletteColors';
import { type ReadSetting, type StyleData, ownPalette } from './styleData';

/** The PHP counterpart is `Stallkeeper\Render\Style\StyleSheet`. */
export function printStyleSheet(
  colors: Record<string, [light: string, dark: string]>,
  properties: Record<string, string>,
  faces = '',
): string {
  const lines = [
    ...Object.entries(colors).map(
      ([name, [light, dark]]) =>
        `--stallkeeper-color-${name}:var(--lightningcss-light,${light})var(--lightningcss-dark,${dark})`,
    ),
    ...Object.entries(properties).map(([name, value]) => `--stallkeeper-${name}:${value}`),
  ];
  return faces + (lines.length > 0 ? `@layer tokens{:root{${lines.join(';')}}}` : '');
}

/** @returns the stylesheet of the selected style, as `StyleTokens.php` prints it */
export function styleSheet(data: StyleData, read: ReadSetting): string {
  const name = String(read(data.palette));
  const palette = name === data.own ? ownPalette(data, read) : data.palettes[name];
  const properties = Object.entries(data.choices).map(([setting, choices]) => choices[String(read(setting))]);
  const fonts = data.fonts[String(read(data.fontSetting))];
  return printStyleSheet(
    (palette && deriveColors(palette, data.recipe)) ?? {},
    Object.assign({}, ...properties, fonts?.properties) as Record<string, string>,
    fonts?.faces,
  );
}
