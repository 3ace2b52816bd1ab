import type { Palette } from '../../src/style/paletteColors';
import type { StyleData } from '../../src/style/styleData';
import type { Setting } from '../customizer/customizerApi';
import { followPalette } from './followPalette';

const palette = (base: string): Palette => ({
  base,
  contrast: '#000000',
  primary: '#000080',
  accent: '#800000',
});

/** A Customizer with the five settings. */
function customizer(chosen: string, base: string): (name: string) => Setting {
  const settings = new Map<string, Setting>();
  const add = (name: string, initial: string): void => {
    let value: unknown = initial;
    const listeners: ((value: unknown) => void)[] = [];
    settings.set(name, {
      get: () => value,
      set(next) {
        if (next === value) return;
        value = next;
        for (const listener of listeners) listener(next);
      },
      bind: (listener) => void listeners.push(listener),
    });
  };
  add('palette', chosen);
  for (const [name, color] of Object.entries<string>({ ...palette(base) })) add(name, color);
  const data = {
    prefix: '',
    palette: 'palette',
    own: 'own',
    colors: { base: 'base', contrast: 'contrast', primary: 'primary', accent: 'accent' },
    palettes: { sea: palette('#eeeeff'), sand: palette('#ffffee') },
    colorsOfTheme: palette('#ffffff'),
  } as unknown as StyleData;
  const api = (name: string, ready?: (setting: Setting) => void): Setting | undefined => {
    const found = settings.get(name);
    if (found) ready?.(found);
    return found;
  };
  followPalette(api, data);
  return (name) => settings.get(name) as Setting;
}

test('the fields show the colors of the selected palette, which stays selected', () => {
  const setting = customizer('market', '#ffffff');
  setting('palette').set('sea');
  expect([setting('palette').get(), setting('base').get()]).toEqual(['sea', '#eeeeff']);
  setting('palette').set('market');
  expect(setting('base').get()).toBe('#ffffff');
});

test('a change of one color selects the own colors, and the others are those of the palette', () => {
  const setting = customizer('sea', '#123456');
  setting('accent').set('#008000');
  expect(['palette', 'accent', 'base'].map((name) => setting(name).get())).toEqual([
    'own',
    '#008000',
    '#eeeeff',
  ]);
});

test('own colors come back after a look at palettes, unless a color was changed since', () => {
  const setting = customizer('own', '#123456');
  setting('palette').set('sea');
  setting('palette').set('sand');
  setting('palette').set('own');
  expect(setting('base').get()).toBe('#123456');
  setting('palette').set('sand');
  setting('accent').set('#008000');
  setting('palette').set('sea');
  setting('palette').set('own');
  expect([setting('base').get(), setting('accent').get()]).toEqual(['#ffffee', '#008000']);
});
