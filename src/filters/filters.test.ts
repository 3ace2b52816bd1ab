import { exactAddress } from '../search/routing/searchAddress';
import { eachCase, fixture } from '../test/fixture';
import { searchUrl } from '../search/routing/searchAddress';
import { filtersViewModel, type ValueSearch } from './filtersViewModel';
import { termId, termLabels } from './termPath';
import { paramNames, toPairs, readRefinements, type FilterList } from './refinements';

/** PHPUnit runs the same cases: FiltersTest of php-render. */
const LISTS = fixture('search/refinements')['lists'] as Record<string, FilterList>;

describe('refinements are read from a URL and written into one', () =>
  eachCase<{ list: string; search: string }, object>(
    'search/refinements',
    ({ list: name, search }, expected) => {
      const list = LISTS[name]!;
      const selected = readRefinements(list, new URLSearchParams(search));
      const parameters = toPairs(list, selected);
      const address = searchUrl({ path: '/', queryName: 'q', pageName: 'p', parameters }, '').slice(2);
      expect({ ...selected, address }).toEqual(expected);
      for (const [written] of parameters) expect(paramNames(list)).toContain(written);
    },
  ));

describe('values of a filter by category', () =>
  eachCase<string[], { labels: string[]; ids: number[] }>('search/term-paths', (values, expected) => {
    expect({ labels: [...termLabels(values).values()], ids: values.map(termId) }).toEqual(expected);
  }));

describe('responses become filters', () =>
  eachCase<
    {
      list: string;
      query: string;
      search: string;
      isExact?: boolean;
      results: unknown[];
      valueSearch?: ValueSearch;
    },
    unknown
  >(
    'search/filters',
    ({ list: name, query, search, isExact = false, results, valueSearch = null }, expected) => {
      const list = LISTS[name]!;
      const selected = readRefinements(list, new URLSearchParams(search));
      const texts = {
        resultForms: ['%s'],
        resultIndex: '0',
        thousands: ',',
        about: '',
        untitled: '',
        page: '',
        corrected: '',
        partialHeadings: { moreProducts: '', noProduct: '', moreResults: '', noResult: '' },
      };
      const address = exactAddress(
        { path: '/', queryName: 's', pageName: 'paged', exactName: 'shop_exact' },
        isExact,
      );
      expect(filtersViewModel(query, { list, selected, results, valueSearch }, address, texts)).toEqual(
        expected,
      );
    },
  ));
