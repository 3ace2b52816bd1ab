import { eachCase } from '../../test/fixture';
import { validateResponse } from './validateResponse';

function outcome(response: unknown, count: number): string {
  try {
    return validateResponse(response, count) === response ? 'taken' : 'changed';
  } catch (error) {
    return (error as Error).name;
  }
}

/** PHPUnit runs the same cases: ProviderResponseTest of php-search. */
describe('only responses with the documented types are valid', () =>
  eachCase<{ response: unknown; count: number }, string>(
    'search/provider-response',
    ({ response, count }, expected) => expect(outcome(response, count)).toBe(expected),
  ));
