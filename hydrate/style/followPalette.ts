import type { Palette } from '../../src/style/paletteColors';
import { type StyleData, ownPalette } from '../../src/style/styleData';
import type { CustomizerApi, Setting } from '../customizer/customizerApi';

/**
 * Shows the colors of the selected palette in the fields of own colors, so that an owner can start from them. A change of
 * one selects the own colors. Without a change, the owner's colors come back with the choice of own colors.
 */
export function followPalette(api: CustomizerApi, data: StyleData): void {
  const setting = (name: string): Setting | undefined => api(data.prefix + name);
  const names = Object.entries(data.colors) as [keyof Palette, string][];
  /** The owner's colors while the fields show those of a palette. */
  let kept: Palette | null = null;
  let isQuiet = false;

  /** Changes settings without calling the listeners below. */
  const quietly = (change: () => void): void => {
    isQuiet = true;
    change();
    isQuiet = false;
  };
  const show = (palette: Palette, except = ''): void => {
    for (const [name, id] of names) if (id !== except) setting(id)?.set(palette[name]);
  };
  const colorsOf = (value: unknown): Palette => data.palettes[String(value)] ?? data.colorsOfTheme;

  api(data.prefix + data.palette, (palette) => {
    palette.bind((value) => {
      if (isQuiet) return;
      if (value !== data.own) {
        kept ??= ownPalette(data, (name) => setting(name)?.get());
        quietly(() => show(colorsOf(value)));
      } else if (kept) {
        const colors = kept;
        kept = null;
        quietly(() => show(colors));
      }
    });
    for (const [, id] of names)
      api(data.prefix + id, (color) =>
        color.bind(() => {
          if (isQuiet) return;
          kept = null;
          if (palette.get() === data.own) return;
          quietly(() => {
            show(colorsOf(palette.get()), id);
            palette.set(data.own);
          });
        }),
      );
  });
}
