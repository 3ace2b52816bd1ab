import { eachCase } from '../test/fixture';
import type { StyleData } from './styleData';
import { printStyleSheet, styleSheet } from './styleSheet';

interface Input {
  colors: Record<string, [string, string]>;
  properties: Record<string, string>;
  faces: string;
}

describe('the stylesheet of a style', () => {
  eachCase<Input, string>('style/style-sheet', ({ colors, properties, faces }, expected) => {
    expect(printStyleSheet(colors, properties, faces)).toBe(expected);
  });
});

const data: StyleData = {
  prefix: 'p_',
  palette: 'palette',
  own: 'own',
  colors: { base: 'base', contrast: 'contrast', primary: 'primary', accent: 'accent' },
  palettes: { sea: { base: '#ffffff', contrast: '#000000', primary: '#000080', accent: '#800000' } },
  colorsOfTheme: { base: '#fffcf6', contrast: '#20281f', primary: '#1d4d3a', accent: '#a82d18' },
  fontSetting: 'fonts',
  fonts: { book: { properties: { 'font-text': 'Book' }, faces: '@font-face{}' } },
  choices: { radius: { medium: {}, none: { radius: '0px' } } },
  recipe: { background: { from: ['base'] } },
  texts: { color: '', contrast: '', corrected: '', decimal: '.' },
};
const sheet = (values: Record<string, string>): string => styleSheet(data, (name) => values[name]);

test('the default style prints nothing, so that the stylesheet of the theme applies', () => {
  expect(sheet({ palette: 'market', radius: 'medium' })).toBe('');
});

test('a palette and a choice print their tokens', () => {
  expect(sheet({ palette: 'sea', radius: 'none' })).toBe(
    '@layer tokens{:root{--stallkeeper-color-background:var(--lightningcss-light,#ffffff)var(--lightningcss-dark,#000000);--stallkeeper-radius:0px}}',
  );
});

test('a pair of fonts prints its faces and tokens', () => {
  expect(sheet({ fonts: 'book' })).toBe('@font-face{}@layer tokens{:root{--stallkeeper-font-text:Book}}');
});

test('own colors print their tokens, and an invalid value prints none', () => {
  const own = { palette: 'own', base: '#fafafa', contrast: '#111111', primary: '#222222', accent: '#333333' };
  expect(sheet(own)).toContain('#fafafa');
  expect(sheet({ ...own, accent: 'red' })).toBe('');
});
