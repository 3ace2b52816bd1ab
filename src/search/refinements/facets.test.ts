import { eachCase, fixture } from '../../test/fixture';
import { searchUrl } from '../routing/searchAddress';
import { facetsViewModel, type FacetSearch } from './facetsViewModel';
import { paramNames, toPairs, readRefinements, type FacetList } from './refinements';

/** PHPUnit runs the same cases: FacetsTest of php-render. */
const LISTS = fixture('search/refinements')['lists'] as Record<string, FacetList>;

describe('refinements are read from a URL and written into one', () =>
  eachCase<{ list: string; search: string }, object>(
    'search/refinements',
    ({ list: name, search }, expected) => {
      const list = LISTS[name]!;
      const chosen = readRefinements(list, new URLSearchParams(search));
      const kept = toPairs(list, chosen);
      const address = searchUrl({ path: '/', queryName: 'q', pageName: 'p', kept }, '').slice(2);
      expect({ ...chosen, address }).toEqual(expected);
      for (const [written] of kept) expect(paramNames(list)).toContain(written);
    },
  ));

describe('responses become filters', () =>
  eachCase<{ list: string; query: string; search: string; answers: unknown[]; find?: FacetSearch }, unknown>(
    'search/facets',
    ({ list: name, query, search, answers, find = null }, expected) => {
      const list = LISTS[name]!;
      const chosen = readRefinements(list, new URLSearchParams(search));
      const texts = {
        resultForms: ['%s'],
        resultIndex: '0',
        thousands: ',',
        about: '',
        untitled: '',
        page: '',
      };
      const address = { path: '/', queryName: 's', pageName: 'paged' };
      expect(facetsViewModel(query, { list, chosen, results: answers, find }, address, texts)).toEqual(
        expected,
      );
    },
  ));
