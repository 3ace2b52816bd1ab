import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastMessage } from './contrastMessage';
import type { Palette, Recipe } from './paletteColors';

const { tokens: recipe } = JSON.parse(
  readFileSync(join(__dirname, '../../php-render/src/Style/palette.json'), 'utf8'),
) as { tokens: Recipe };
const texts = {
  color: 'No color.',
  contrast: '%s:1 is too low.',
  corrected: '%1$s:1, shown as %2$s with %3$s:1.',
  decimal: ',',
};
const palette: Palette = { base: '#ffffff', contrast: '#777777', primary: '#ffff00', accent: '#ff0000' };
const message = (name: keyof Palette, changed: Partial<Palette> = {}): ReturnType<typeof contrastMessage> =>
  contrastMessage(name, { ...palette, ...changed }, { recipe, texts });

test('text and background with a low contrast are an error with the figure, rounded down', () => {
  expect(message('contrast')).toEqual({ type: 'error', text: '4,4:1 is too low.' });
  expect(message('base')).toEqual({ type: 'error', text: '4,4:1 is too low.' });
  expect(message('contrast', { contrast: '#767676' })).toBeNull();
});

test('a link color with a low contrast is corrected, with both figures', () => {
  expect(message('accent', { contrast: '#000000' })).toEqual({
    type: 'info',
    text: '3,9:1, shown as #d60000 with 5,4:1.',
  });
  expect(message('accent', { contrast: '#000000', accent: '#aa0000' })).toBeNull();
});

test('the color of the header may be light, because its text becomes dark', () => {
  expect(message('primary')).toBeNull();
});

test.each(['red', '#ff000080', 'javascript:alert(1)', ''])('%s is no color', (value) => {
  expect(message('primary', { primary: value })).toEqual({ type: 'error', text: 'No color.' });
});
