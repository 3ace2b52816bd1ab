import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eachCase, fixture } from '../../test/fixture';
import { allowUrl } from '../../lib/url';
import { isTruthy } from '../../template/path';
import { exactAddress, parseSearchUrl, searchUrl, type SearchAddress } from '../routing/searchAddress';
import { meetsMinimumLength } from '../minimumLength';
import { cutExcerpt } from './excerpt';
import { highlightParts, type Part } from './highlight';
import { hitFieldValues, type HitFields } from './hitFields';
import { hitViewModel } from './hitViewModel';
import { addLinks } from '../../links/addLinks';
import { linksViewModel } from '../../links/linksViewModel';
import { completeHits, completeOnPage } from './partialHits';
import { resultsViewModel } from './resultsViewModel';
import { closestViews, spellingViewModel } from './spellingViewModel';
import type { SearchSettings } from '../settings';
import { productViewModel } from './productViewModel';
import { chooseType, totalOfTypes, typeHeading, typeTabs, type ResultType } from './resultTypes';
import { estimateText, resultsText, type SearchTexts } from './texts';

/** PHPUnit runs the same cases: ViewModelTest and UrlTest of php-render. */
const DEFAULTS = fixture('search/hit')['defaults'] as SearchSettings;

const HIT_FIELDS = JSON.parse(
  readFileSync(join(__dirname, '../../../php-render/src/Search/hit-fields.json'), 'utf8'),
) as HitFields;

const PLURALS: Record<string, (n: number) => number> = {
  two: (n) => (n === 1 ? 1 : 0),
  polish: (n) => (n === 1 ? 1 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 2 : 0),
};

const PARTIAL_HEADINGS = {
  moreProducts: 'No more products contain all words',
  noProduct: 'No product contains all words',
  moreResults: 'No more results contain all words',
  noResult: 'No result contains all words',
};

function textsOf(forms: string[], rule: string, thousands: string): SearchTexts {
  const resultIndex = Array.from({ length: 200 }, (_, n) => PLURALS[rule]!(n)).join('');
  return {
    resultForms: forms,
    resultIndex,
    thousands,
    about: 'About %s results found',
    untitled: '(untitled)',
    page: 'Page %s',
    corrected: 'Results for %s.',
    partialHeadings: PARTIAL_HEADINGS,
  };
}

describe('only safe URLs are allowed', () =>
  eachCase<string, string>('url', (url, expected) => expect(allowUrl(url)).toBe(expected)));
describe('the same values are true as in PHP', () =>
  eachCase<unknown, boolean>('template/truthy', (value, expected) => expect(isTruthy(value)).toBe(expected)));
describe('highlighted text is split into parts', () =>
  eachCase<string, Part[]>('search/highlight', (value, expected) =>
    expect(highlightParts(value)).toEqual(expected),
  ));

describe('an excerpt is shortened to a number of words', () =>
  eachCase<{ value: string; words: number }, { text: string; isCut: boolean }>(
    'search/excerpt',
    ({ value, words }, expected) => {
      const { parts, isCut } = cutExcerpt(highlightParts(value), words);
      const text = parts.map((part) => (part.isMarked ? `[${part.text}]` : part.text)).join('');
      expect({ text, isCut }).toEqual(expected);
    },
  ));

describe('characters of scripts without spaces are words', () =>
  eachCase<string, { hasSeveralWords: boolean; hasSingleCharacterWord: boolean }>(
    'search/unspaced-scripts',
    (text, expected) =>
      expect({
        hasSeveralWords: cutExcerpt(highlightParts(text), 1).isCut,
        hasSingleCharacterWord: meetsMinimumLength(text, Infinity),
      }).toEqual(expected),
  ));

describe('a query becomes a URL', () =>
  eachCase<SearchAddress & { query: string; page: number; isExact?: boolean }, string>(
    'search/address',
    ({ query, page, isExact = false, ...given }, expected) => {
      const address = exactAddress(given, isExact);
      expect(searchUrl(address, query, page)).toBe(expected);
      const search = expected.includes('?') ? expected.slice(expected.indexOf('?')) : '';
      // If the page determines the query, the URL does not contain it.
      expect(parseSearchUrl(address, search)).toEqual({ query: address.queryName === '' ? '' : query, page });
    },
  ));

test.each(['-5', '0', '1', 'two', '2.5', ''])('page %s in a URL is the first page', (page) => {
  expect(parseSearchUrl({ path: '/', queryName: 's', pageName: 'paged' }, `?s=a&paged=${page}`).page).toBe(0);
});

describe('the results line uses the plural form of the language', () =>
  eachCase<{ forms: string[]; index: string; thousands: string; count: number }, string>(
    'search/results-text',
    ({ forms, index, thousands, count }, expected) =>
      expect(resultsText(textsOf(forms, index, thousands), count)).toBe(expected),
  ));

describe('an estimated number of results is rounded', () =>
  eachCase<{ about: string; thousands: string; count: number }, string>(
    'search/estimate-text',
    ({ about, thousands, count }, expected) =>
      expect(estimateText({ ...textsOf([], 'two', thousands), about }, count)).toBe(expected),
  ));

describe('a record becomes a hit', () =>
  eachCase<{ hit: unknown; settings: object }, unknown>('search/hit', ({ hit, settings }, expected) =>
    expect(hitViewModel(hit, { ...DEFAULTS, ...settings }, '(untitled)', HIT_FIELDS)).toEqual(expected),
  ));

describe('fields of a hit are read from its record', () =>
  eachCase<{ fields: HitFields; hit: unknown }, unknown>('search/hit-fields', ({ fields, hit }, expected) =>
    expect(hitFieldValues(hit, fields)).toEqual(expected),
  ));

describe('a record becomes a product', () =>
  eachCase<unknown, unknown>('search/products', (hit, expected) =>
    expect(productViewModel(hit, '(untitled)', HIT_FIELDS)).toEqual(expected),
  ));

describe('the type of results that is shown', () =>
  eachCase<{ types: ResultType[]; chosen?: string; isFiltered?: boolean }, unknown>(
    'search/types',
    ({ types, chosen = null, isFiltered = false }, expected) => {
      const shown = chooseType(types, chosen, isFiltered);
      const address = { path: '/', queryName: 's', pageName: 'paged' };
      const tabs = typeTabs(types, shown, 'tea', address, textsOf([], 'two', ','));
      expect({
        shown: shown?.key,
        tabs: tabs.map(({ key }) => key),
        heading: typeHeading(types, shown),
        total: totalOfTypes(types),
      }).toEqual(expected);
      expect(tabs.filter(({ current }) => current !== null).map(({ key }) => key)).toEqual(
        tabs.length > 0 ? [shown?.key] : [],
      );
    },
  ));

describe('hits that contain all words come first', () =>
  eachCase<{ result: unknown }, unknown>('search/partial-hits', ({ result }, expected) =>
    expect({ completeOnPage: completeOnPage(result), complete: completeHits(result) }).toEqual(expected),
  ));

describe('corrections of a query', () =>
  eachCase<
    {
      query: string;
      result: unknown;
      isExact: boolean;
      parameters?: [string, string][];
      others?: unknown[];
    },
    unknown
  >('search/spelling', ({ query, result, isExact, parameters = [], others = [] }, expected) => {
    const address = exactAddress(
      { path: '/', queryName: 's', pageName: 'paged', exactName: 'shop_exact', parameters },
      isExact,
    );
    expect({
      ...spellingViewModel(query, result, address),
      closest: closestViews([result, ...others], address),
    }).toEqual(expected);
  }));

describe('links become groups', () =>
  eachCase<{ groups: unknown; titles: Record<string, string> }, unknown>(
    'search/links',
    ({ groups, titles }, expected) =>
      expect(linksViewModel(groups, titles, textsOf([], 'two', ','))).toEqual(expected),
  ));

describe('results with links', () =>
  eachCase<Record<string, unknown>, unknown>('search/results-with-links', ({ links, ...view }, expected) => {
    const texts = textsOf(['%s results found', '%s result found'], 'two', ',');
    expect(addLinks(view as never, links as never, false, texts)).toEqual({ ...(expected as object), links });
    // It is too early to say that nothing was found.
    const { noResults } = addLinks(
      { ...view, noResults: { query: 'tea', clearHref: null, closest: [] } } as never,
      null,
      true,
      texts,
    );
    expect(noResults).toBeNull();
  }));

describe('a response becomes a page of results', () =>
  eachCase<
    {
      query: string;
      result: unknown;
      types?: ResultType[];
      chosen?: string;
      isExact?: boolean;
      settings: object;
      refusal?: string;
    },
    unknown
  >('search/results', (input, expected) => {
    const { query, result, types = [], chosen = null, isExact = false, settings, refusal = null } = input;
    const context = {
      action: '/',
      settings: { ...DEFAULTS, ...settings },
      address: exactAddress(
        { path: '/', queryName: 's', pageName: 'paged', exactName: 'shop_exact' },
        isExact,
      ),
      texts: textsOf(['%s results found', '%s result found'], 'two', ','),
      refusal,
      hitFields: HIT_FIELDS,
    };
    const shown = chooseType(types, chosen);
    const shownTypes = { types, shown, isChosen: chosen !== null };
    expect(resultsViewModel(query, shown?.result ?? result, context, shownTypes)).toEqual(expected);
  }));

/** PHPUnit: FiltersTest::testNothingToFilter. */
test.each([
  [false, 0, null],
  [false, 1, {}],
  [true, 0, {}],
])(
  'filters are shown if there is something to filter, or one to remove: %s, %s results',
  (hasFilters, nbHits, expected) => {
    const context = {
      action: '/',
      settings: DEFAULTS,
      address: { path: '/', queryName: 's', pageName: 'paged' },
      texts: textsOf(['%s results found', '%s result found'], 'two', ','),
      hitFields: HIT_FIELDS,
    };
    const state = { hasFilters, parameters: [], view: () => ({}) };
    const { filters } = resultsViewModel('tea', { hits: [], nbHits }, context, undefined, state as never);
    expect(filters).toEqual(expected);
  },
);
