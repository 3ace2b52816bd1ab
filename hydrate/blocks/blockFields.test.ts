import { attributeValue, isFieldNeeded, type BlockField } from './blockFields';

const field = (changed: Partial<BlockField> = {}): BlockField => ({
  name: 'category',
  type: 'term',
  label: 'Category',
  help: '',
  min: 1,
  max: 24,
  choices: [],
  condition: ['source', ['category']],
  ...changed,
});

test('a field is needed if the other field has one of its values', () => {
  expect(isFieldNeeded(field(), { source: 'category' })).toBe(true);
  expect(isFieldNeeded(field(), { source: 'latest' })).toBe(false);
  expect(isFieldNeeded(field(), {})).toBe(false);
});

test('a field without a condition is always needed', () => {
  expect(isFieldNeeded(field({ condition: null }), {})).toBe(true);
});

test('the ID of a term or a page is a number, because its attribute is one', () => {
  expect(attributeValue(field(), '12')).toBe(12);
  expect(attributeValue(field({ type: 'page' }), '0')).toBe(0);
  expect(attributeValue(field({ type: 'text' }), '12')).toBe('12');
  expect(attributeValue(field({ type: 'boolean' }), true)).toBe(true);
});

test('a cleared number is the smallest allowed one', () => {
  expect(attributeValue(field({ type: 'integer' }), undefined)).toBe(1);
  expect(attributeValue(field({ type: 'integer' }), 7)).toBe(7);
});
