/** An opaque sRGB color. The PHP counterpart is `Stallkeeper\Render\Style\Color`. */
export type Color = readonly [red: number, green: number, blue: number];

/** Percentage points by which `withContrast()` moves a color. */
const STEP = 4;

/** Strongest channel of a brightened color. */
const BRIGHT = 240;

const BLACK: Color = [0, 0, 0];
const WHITE: Color = [255, 255, 255];

/** @returns null unless the value has the form #rrggbb: no names, no transparency */
export function fromHex(value: unknown): Color | null {
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value)) return null;
  const number = parseInt(value.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

export const hex = (color: Color): string =>
  `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance of WCAG 2: 0 for black, 1 for white. */
export const luminance = ([red, green, blue]: Color): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast ratio of WCAG 2: 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** @returns the lowest contrast to one of the others */
export const lowestContrast = (color: Color, others: readonly Color[]): number =>
  Math.min(21, ...others.map((other) => contrast(color, other)));

/** @param percent how much of the other color, 0 to 100 */
export const mix = (color: Color, other: Color, percent: number): Color => {
  const channel = (one: number, two: number): number =>
    Math.floor((one * (100 - percent) + two * percent + 50) / 100);
  return [channel(color[0], other[0]), channel(color[1], other[1]), channel(color[2], other[2])];
};

/** The same hue with a strong channel, so that a color for a light background does not become grey on a dark one. */
export function brighten(color: Color): Color {
  const max = Math.max(...color);
  const channel = (one: number): number => Math.floor((one * BRIGHT) / max);
  return max === 0 || max >= BRIGHT ? color : [channel(color[0]), channel(color[1]), channel(color[2])];
}

/** @returns the color, or the nearest one on the way to black or white that has the contrast to all others */
export function withContrast(color: Color, ratio: number, others: readonly Color[]): Color {
  if (lowestContrast(color, others) >= ratio) return color;
  const end = lowestContrast(BLACK, others) > lowestContrast(WHITE, others) ? BLACK : WHITE;
  for (let percent = STEP; percent < 100; percent += STEP) {
    const moved = mix(color, end, percent);
    if (lowestContrast(moved, others) >= ratio) return moved;
  }
  return end;
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
