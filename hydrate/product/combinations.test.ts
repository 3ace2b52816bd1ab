import { stateOf, variationOf, type Combinations } from './combinations';

/** Navy in S is sold out, Sand exists in S only, and Plain in any size. */
const SHIRT: Combinations = {
  names: ['attribute_pa_color', 'attribute_size'],
  rows: [
    [['navy', 'S'], false],
    [['navy', 'M'], true],
    [['sand', 'S'], true],
    [['plain', ''], true],
  ],
  texts: {},
};
const choice = (color: string, size: string) => ({ attribute_pa_color: color, attribute_size: size });

test.each([
  ['', '', 'available'],
  ['navy', '', 'available'],
  ['navy', 'S', 'sold-out'],
  ['sand', 'M', 'missing'],
  ['plain', 'XXL', 'available'],
  ['red', '', 'missing'],
])('the combination of “%s” and “%s” is %s', (color, size, state) => {
  expect(stateOf(SHIRT, choice(color, size))).toBe(state);
});

test('a product with too many variations has no marks', () => {
  expect(stateOf({ ...SHIRT, rows: [] }, choice('red', 'S'))).toBe('available');
});

test('the first variation that fits is chosen when all options are', () => {
  const variations = [
    { id: 1, attributes: choice('navy', 'S') },
    { id: 2, attributes: choice('navy', '') },
  ];
  expect(variationOf(variations, choice('navy', 'S'))?.id).toBe(1);
  expect(variationOf(variations, choice('navy', 'M'))?.id).toBe(2);
  expect(variationOf(variations, choice('navy', ''))).toBeUndefined();
  expect(variationOf(variations, choice('sand', 'M'))).toBeUndefined();
});
