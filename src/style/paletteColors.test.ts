import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eachCase } from '../test/fixture';
import { type Palette, type Recipe, deriveColors } from './paletteColors';

const { tokens } = JSON.parse(
  readFileSync(join(__dirname, '../../php-render/src/Style/palette.json'), 'utf8'),
) as { tokens: Recipe };

describe('the colors of a palette', () => {
  eachCase<Palette, Record<string, [string, string]> | null>('style/palettes', (palette, expected) => {
    expect(deriveColors(palette, tokens)).toEqual(expected);
  });
});
