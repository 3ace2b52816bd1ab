import { type Color, brighten, fromHex, hex, lowestContrast, luminance, mix, withContrast } from './color';

/** The four colors of a palette. */
export interface Palette {
  base: string;
  contrast: string;
  primary: string;
  accent: string;
}

interface Row {
  from: string[];
  mix?: [color: string, percent: number];
  on?: string[];
  ratio?: number;
  dark?: Pick<Row, 'from' | 'mix'>;
}

/** The steps in php-render/src/Style/palette.json, by token. */
export type Recipe = Record<string, Row>;

type Colors = Record<string, Color>;

/** Contrast of a derived dark background to white, and of a derived light text to that background. */
const DARK = 17;
const LIGHT = 12;

const BLACK: Color = [0, 0, 0];
const WHITE: Color = [255, 255, 255];

/**
 * Derives the colors of all tokens from a palette. The PHP counterpart is `Stallkeeper\Render\Style\PaletteColors`.
 *
 * @returns light and dark color by token without `color-`; null if a color does not have the form #rrggbb
 */
export function deriveColors(palette: Palette, recipe: Recipe): Record<string, [string, string]> | null {
  const [base, contrast, primary, accent] = [
    fromHex(palette.base),
    fromHex(palette.contrast),
    fromHex(palette.primary),
    fromHex(palette.accent),
  ];
  if (!base || !contrast || !primary || !accent) return null;
  const given = { accent, 'bright-accent': brighten(accent), black: BLACK, white: WHITE };
  const light = scheme({ base, contrast, primary, ...given }, recipe);
  const [darker, lighter] = luminance(base) < luminance(contrast) ? [base, contrast] : [contrast, base];
  const background = withContrast(darker, DARK, [WHITE]);
  const dark = scheme(
    {
      base: background,
      contrast: withContrast(lighter, LIGHT, [background]),
      primary: mix(primary, BLACK, 20),
      ...given,
    },
    recipe,
  );
  return Object.fromEntries(
    Object.keys(recipe).map((name) => [name, [hex(light[name] ?? contrast), hex(dark[name] ?? contrast)]]),
  );
}

/** @param given base, contrast, primary, accent, bright-accent, black and white */
function scheme(given: Colors & { base: Color; contrast: Color }, recipe: Recipe): Colors {
  const colors: Colors = { ...given };
  const color = (name: string): Color => colors[name] ?? fromHex(name) ?? given.contrast;
  const isDark = luminance(given.base) < luminance(given.contrast);
  for (const [name, light] of Object.entries(recipe)) {
    const row = isDark ? { ...light, ...light.dark } : light;
    const on = (row.on ?? []).map(color);
    const best = row.from
      .map(color)
      .reduce((one, other) => (lowestContrast(other, on) > lowestContrast(one, on) ? other : one));
    const mixed = row.mix ? mix(best, color(row.mix[0]), row.mix[1]) : best;
    colors[name] = withContrast(mixed, row.ratio ?? 1, on);
  }
  return colors;
}
