import { toRequests } from './nullClient';
import { listAt, numberAt, textAt } from '../viewModels/untrustedData';

/** Maximum number of objects per request in the provider's API. */
const MAX_OBJECTS = 1000;

/** Maximum number of chunks of one post. PHP splits posts with the same limit. */
const MAX_CHUNKS = 200;

interface ChunkRequest {
  indexName: string;
  objectID: string;
  attributesToRetrieve: string[];
}

/**
 * Joins the chunks of long posts. The hosted provider stores a long post as several records and returns one of them. If the
 * full content is shown, the other chunks are fetched with one request. If that request fails, only the found chunk is shown.
 * PHP does the same. Both pass the cases of `php-render/fixtures/search/record-parts.json`.
 *
 * @param requests the sent requests; a search for full content retrieves `record_count`
 * @param response the provider's response, `{results: […]}`
 */
export async function joinRecordChunks<T>(
  requests: unknown,
  response: T,
  fetchChunks: (chunks: ChunkRequest[]) => Promise<unknown>,
): Promise<T> {
  const results = listAt(response, 'results');
  const chunkedHits = toRequests(requests).flatMap((request, at) =>
    needsFullContent(request)
      ? listAt(results[at], 'hits')
          .filter((hit) => numberAt(hit, 'record_count') > 1)
          .map((hit) => ({ indexName: textAt(request, 'indexName'), hit: hit as Record<string, unknown> }))
      : [],
  );
  const missing = chunkedHits
    .flatMap(({ indexName, hit }) => chunkRequests(indexName, hit))
    .slice(0, MAX_OBJECTS);
  if (missing.length === 0) return response;
  try {
    const chunks = listAt(await fetchChunks(missing), 'results');
    for (const { hit } of chunkedHits) joinChunks(hit, chunks);
  } catch {
    // The found chunk is shown.
  }
  return response;
}

function needsFullContent(request: object): boolean {
  const { attributesToRetrieve, params } = request as Record<
    string,
    { attributesToRetrieve?: unknown } | undefined
  >;
  const attributes: unknown = attributesToRetrieve ?? params?.attributesToRetrieve;
  return Array.isArray(attributes) && attributes.includes('record_count') && attributes.includes('content');
}

const postIdOf = (objectID: string): string => objectID.replace(/-\d+$/, '');

function chunkRequests(indexName: string, hit: object): ChunkRequest[] {
  const count = Math.min(MAX_CHUNKS, numberAt(hit, 'record_count'));
  return Array.from({ length: count }, (_, index) => ({
    indexName,
    objectID: `${postIdOf(textAt(hit, 'objectID'))}-${index}`,
    attributesToRetrieve: ['content', 'record_index'],
  }));
}

/** Replaces the content with that of all chunks. The found chunk keeps its highlights. */
function joinChunks(hit: Record<string, unknown>, chunks: readonly unknown[]): void {
  const base = postIdOf(textAt(hit, 'objectID'));
  const own = chunks.filter((chunk) => postIdOf(textAt(chunk, 'objectID')) === base);
  const texts = new Map(own.map((chunk) => [numberAt(chunk, 'record_index'), textAt(chunk, 'content')]));
  if (texts.size < 2) return;
  const inOrder = [...texts].sort(([a], [b]) => a - b);
  const found = numberAt(hit, 'record_index');
  const marked = textAt(hit, '_highlightResult', 'content', 'value');
  const value = inOrder.map(([index, text]) => (index === found && marked !== '' ? marked : text)).join('');
  hit['content'] = inOrder.map(([, text]) => text).join('');
  hit['_highlightResult'] = { ...(hit['_highlightResult'] as object | undefined), content: { value } };
}
