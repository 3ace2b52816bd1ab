import { eachCase } from '../test/fixture';
import { contrast, fromHex } from './color';

describe('the contrast of two colors', () => {
  eachCase<[string, string], number | null>('style/contrast', ([one, other], expected) => {
    const [a, b] = [fromHex(one), fromHex(other)];
    expect(a && b && Math.floor(contrast(a, b) * 100) / 100).toBe(expected);
  });
});
