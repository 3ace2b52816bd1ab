import { checkedAnswer } from './checkedAnswer';

const RESULT = { hits: [{ objectID: '1-0' }], nbHits: 1, nbPages: 1, page: 0, hitsPerPage: 10 };

function nameOfError(run: () => unknown): string {
  try {
    run();
    return 'none';
  } catch (error) {
    return (error as Error).name;
  }
}

test('an answer in the described types is taken as it is', () => {
  const answer = { results: [{ ...RESULT, facets: { a: { b: 1 } } }, { facetHits: [] }] };
  expect(checkedAnswer(answer, 2)).toBe(answer);
});

test.each<[string, unknown]>([
  ['a page of a proxy', '<html>'],
  ['nothing', null],
  ['no results', { message: 'x' }],
  ['one result too few', { results: [] }],
  ['one result too many', { results: [RESULT, RESULT] }],
  ['a result that is a word', { results: ['x'] }],
  ['hits in another type', { results: [{ ...RESULT, hits: 'none' }] }],
  ['nbHits in another type', { results: [{ ...RESULT, nbHits: '7' }] }],
  ['nbPages in another type', { results: [{ ...RESULT, nbPages: null }] }],
  ['page in another type', { results: [{ ...RESULT, page: [] }] }],
  ['hitsPerPage in another type', { results: [{ ...RESULT, hitsPerPage: {} }] }],
  ['facets in another type', { results: [{ ...RESULT, facets: 'many' }] }],
  ['a hit that is a word', { results: [{ ...RESULT, hits: ['x'] }] }],
])('DeserializationError: %s', (_, answer) => {
  expect(nameOfError(() => checkedAnswer(answer, 1))).toBe('DeserializationError');
});

test('MissingObjectIDError: a hit without one', () => {
  const answer = { results: [{ ...RESULT, hits: [{ post_title: 'x' }] }] };
  expect(nameOfError(() => checkedAnswer(answer, 1))).toBe('MissingObjectIDError');
});
