import { eachCase } from '../../test/fixture';
import { validateResponse } from './validateResponse';

function outcome(answer: unknown, count: number): string {
  try {
    return validateResponse(answer, count) === answer ? 'taken' : 'changed';
  } catch (error) {
    return (error as Error).name;
  }
}

/** PHPUnit runs the same cases: ProviderResponseTest of php-search. */
describe('only responses with the documented types are valid', () =>
  eachCase<{ answer: unknown; count: number }, string>(
    'search/provider-answer',
    ({ answer, count }, expected) => expect(outcome(answer, count)).toBe(expected),
  ));
