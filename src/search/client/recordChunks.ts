import { toRequests } from './nullClient';
import { rawList, rawNumber, rawText } from '../viewModels/untrustedData';

/** The provider's own limit for objects of one call. */
const MOST_OBJECTS = 1000;

/** Of one post, as PHP splits it. */
const MOST_PARTS = 200;

interface PartName {
  indexName: string;
  objectID: string;
  attributesToRetrieve: string[];
}

/**
 * A long post is several records at the hosted provider, which shows one of them: where whole contents are shown, the other
 * parts are fetched, in one more call, and the text is joined. Where that call fails, the part that was found is shown.
 * PHP's `FullTexts` does the same for the page it finishes; both run the cases of `php-render/fixtures/search/full-texts.json`.
 *
 * @param requests as they were sent: a search that wants whole contents retrieves `record_count`
 * @param answer the provider's, `{results: […]}`
 */
export async function withFullTexts<T>(
  requests: unknown,
  answer: T,
  fetchParts: (parts: PartName[]) => Promise<unknown>,
): Promise<T> {
  const results = rawList(answer, 'results');
  const long = toRequests(requests).flatMap((request, at) =>
    wantsWhole(request)
      ? rawList(results[at], 'hits')
          .filter((hit) => rawNumber(hit, 'record_count') > 1)
          .map((hit) => ({ indexName: rawText(request, 'indexName'), hit: hit as Record<string, unknown> }))
      : [],
  );
  const names = long.flatMap(({ indexName, hit }) => partsOf(indexName, hit)).slice(0, MOST_OBJECTS);
  if (names.length === 0) return answer;
  try {
    const parts = rawList(await fetchParts(names), 'results');
    for (const { hit } of long) join(hit, parts);
  } catch {
    // See above: the part that was found stays.
  }
  return answer;
}

function wantsWhole(request: object): boolean {
  const { attributesToRetrieve, params } = request as Record<
    string,
    { attributesToRetrieve?: unknown } | undefined
  >;
  const wanted: unknown = attributesToRetrieve ?? params?.attributesToRetrieve;
  return Array.isArray(wanted) && wanted.includes('record_count') && wanted.includes('content');
}

const baseOf = (objectID: string): string => objectID.replace(/-\d+$/, '');

function partsOf(indexName: string, hit: object): PartName[] {
  const count = Math.min(MOST_PARTS, rawNumber(hit, 'record_count'));
  return Array.from({ length: count }, (_, index) => ({
    indexName,
    objectID: `${baseOf(rawText(hit, 'objectID'))}-${index}`,
    attributesToRetrieve: ['content', 'record_index'],
  }));
}

/** The found part keeps its marks. */
function join(hit: Record<string, unknown>, parts: readonly unknown[]): void {
  const base = baseOf(rawText(hit, 'objectID'));
  const own = parts.filter((part) => baseOf(rawText(part, 'objectID')) === base);
  const texts = new Map(own.map((part) => [rawNumber(part, 'record_index'), rawText(part, 'content')]));
  if (texts.size < 2) return;
  const inOrder = [...texts].sort(([a], [b]) => a - b);
  const found = rawNumber(hit, 'record_index');
  const marked = rawText(hit, '_highlightResult', 'content', 'value');
  const value = inOrder.map(([index, text]) => (index === found && marked !== '' ? marked : text)).join('');
  hit['content'] = inOrder.map(([, text]) => text).join('');
  hit['_highlightResult'] = { ...(hit['_highlightResult'] as object | undefined), content: { value } };
}
