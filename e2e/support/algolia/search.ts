import { passes, valuesOf } from './filters';
import { alternatives, needed } from './synonyms';
import { Refusal, type Index, type Params, type Stored } from './types';

const HITS_PER_PAGE = 20;
const FACET_HITS = [10, 100] as const;
/** Parameters that the provider rejects with status 400, because only the built-in engine supports them. */
const UNKNOWN = ['truncateWords'];

const text = (value: unknown, otherwise = ''): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise;
const wordsOf = (plain: string): string[] => plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : [];

/** All words of the query, the last one as the beginning of a word; titles first, then in the order of the records. */
export function search(index: Index, indexName: string, params: Params): Record<string, unknown> {
  const unknown = UNKNOWN.find((name) => name in params);
  if (unknown) throw new Refusal(400, `Unknown parameter: ${unknown}`);
  const query = text(params.query);
  const typed = wordsOf(query);
  const words = needed(index, typed).map((word) => alternatives(index, word));
  const { promoted, filters } = ruleOf(index, typed);
  const isShown = (record: Stored): boolean => passes(record, params) && passes(record, { filters });
  const found = distinct(
    index,
    [...index.records.values()].filter(
      (record) => (matches(record, words) || promoted.includes(record.objectID)) && isShown(record),
    ),
  ).sort(
    (a, b) =>
      place(promoted, a) - place(promoted, b) ||
      sorted(index, a, b) ||
      rank(a, words.flat()) - rank(b, words.flat()),
  );
  const hitsPerPage = number(params.hitsPerPage, HITS_PER_PAGE);
  const page = number(params.page, 0);
  return {
    hits: found
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((one) => hit(one, words.flat(), params)),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(found.length / hitsPerPage) : 0,
    hitsPerPage,
    exhaustiveNbHits: true,
    query,
    params: new URLSearchParams({ query }).toString(),
    index: indexName,
    processingTimeMS: 1,
    ...(params.facets === undefined ? {} : facets(found, params.facets)),
  };
}

/** The rule whose pattern is the whole query. */
function ruleOf(index: Index, words: string[]): { promoted: string[]; filters: string | undefined } {
  const rule = [...index.rules.values()].find(({ conditions }) =>
    conditions.some(({ pattern }) => wordsOf(pattern).join(' ') === words.join(' ')),
  );
  const promoted = (rule?.consequence.promote ?? []).toSorted((a, b) => a.position - b.position);
  return {
    promoted: promoted.map(({ objectID }) => objectID),
    filters: rule?.consequence.params?.filters || undefined,
  };
}

/** The first criterion of the ranking, if it is an attribute. Records without the attribute are last. */
function sorted({ settings }: Index, a: Stored, b: Stored): number {
  const first = (settings.ranking as string[] | undefined)?.[0] ?? '';
  const [, direction, name] = /^(asc|desc)\((\w+)\)$/.exec(first) ?? [];
  if (name === undefined) return 0;
  const values = [a, b].map((record) => (record[name] === undefined ? null : Number(record[name])));
  const [left, right] = values;
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return direction === 'asc' ? left! - right! : right! - left!;
}

const place = (promoted: string[], { objectID }: Stored): number =>
  promoted.includes(objectID) ? promoted.indexOf(objectID) : promoted.length;

/** `distinct` on `attributeForDistinct`: of the parts of one post only the first stays. */
function distinct(index: Index, records: Stored[]): Stored[] {
  const attribute = index.settings.attributeForDistinct;
  if (!index.settings.distinct || typeof attribute !== 'string') return records;
  const seen = new Set<unknown>();
  return records.filter((record) => {
    const value = record[attribute];
    return value === undefined || (!seen.has(value) && seen.add(value));
  });
}

function matches(record: Stored, words: string[][]): boolean {
  const all = strings(record).flatMap(wordsOf);
  return words.every(([word, ...others], i) =>
    all.some(
      (one) => (i === words.length - 1 ? one.startsWith(word!) : one === word) || others.includes(one),
    ),
  );
}

const rank = (record: Stored, words: string[]): number =>
  words.some((word) => wordsOf(text(record.post_title)).some((one) => one.startsWith(word))) ? 0 : 1;

function hit(record: Stored, words: string[], params: Params): Record<string, unknown> {
  const wanted = list(params.attributesToRetrieve);
  const shown = Object.entries(record).filter(([name]) => wanted === null || wanted.includes(name));
  const marked = list(params.attributesToHighlight) ?? Object.keys(record);
  const pre = text(params.highlightPreTag, '<em>');
  const post = text(params.highlightPostTag, '</em>');
  const mark = (plain: string): string =>
    plain.replaceAll(/[\p{L}\p{N}]+/gu, (word) =>
      words.some((one) => word.toLowerCase().startsWith(one)) ? pre + word + post : word,
    );
  return {
    ...Object.fromEntries(shown),
    objectID: record.objectID,
    _highlightResult: Object.fromEntries(
      marked
        .filter((name) => typeof record[name] === 'string')
        .map((name) => [
          name,
          { value: mark(String(record[name])), matchLevel: words.length > 0 ? 'full' : 'none' },
        ]),
    ),
  };
}

function facets(records: Stored[], asked: unknown): Record<string, unknown> {
  const counts: Record<string, Record<string, number>> = {};
  const stats: Record<string, object> = {};
  for (const name of list(asked) ?? []) {
    const values = records.flatMap((record) => valuesOf(record, name));
    if (values.length === 0) continue;
    const count: Record<string, number> = (counts[name] = {});
    for (const value of values) count[String(value)] = (count[String(value)] ?? 0) + 1;
    const numbers = values.filter((value): value is number => typeof value === 'number');
    if (numbers.length > 0) {
      const sum = numbers.reduce((a, b) => a + b, 0);
      stats[name] = {
        min: Math.min(...numbers),
        max: Math.max(...numbers),
        sum,
        avg: sum / numbers.length,
      };
    }
  }
  return { facets: counts, facets_stats: stats };
}

/** At most 100 values, 10 where nothing is said; more is an error at the provider. */
export function facetValues(index: Index, facet: string, params: Params): Record<string, unknown> {
  const [usual, most] = FACET_HITS;
  const size = number(params.maxFacetHits, usual);
  if (size < 1 || size > most) throw new Refusal(400, 'maxFacetHits must be between 1 and 100');
  const wanted = wordsOf(text(params.facetQuery));
  const all = (
    facets(
      [...index.records.values()].filter((record) => passes(record, params)),
      [facet],
    ).facets as Record<string, Record<string, number>>
  )[facet];
  const facetHits = Object.entries(all ?? {})
    .filter(([value]) => wanted.every((word) => wordsOf(value).some((one) => one.startsWith(word))))
    .sort((a, b) => b[1] - a[1])
    .slice(0, size)
    .map(([value, count]) => ({ value, count, highlighted: value }));
  return { facetHits, exhaustiveFacetsCount: true, processingTimeMS: 1 };
}

const number = (value: unknown, otherwise: number): number =>
  value === undefined ? otherwise : Number(value);

/** @returns null: all of them */
function list(value: unknown): string[] | null {
  const names = typeof value === 'string' ? value.split(',') : value;
  return Array.isArray(names) && !names.includes('*') ? names.map(String) : null;
}
