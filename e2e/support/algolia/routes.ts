import { browse, keyOf, operation, queries } from './calls';
import { passes } from './filters';
import { facetValues, search } from './search';
import { isRunning, make, must, object, paramsOf, task, updated, type Asked, type Store } from './store';
import { Refusal, type Rule } from './types';
import { saveSynonyms } from './synonyms';
import { write } from './writes';

const startedAt = new Date().toISOString();

interface Route {
  method: string;
  path: RegExp;
  kind: string;
  /** the right that the key must have; null: it asks about itself */
  acl: string | null;
  answer: (store: Store, names: string[], asked: Asked) => unknown;
}

const INDEX = '/1/indexes/([^/]+)';

/** In the order in which they are tried. */
const ROUTES: Route[] = [
  route('POST', '/1/indexes/(?:\\*|%2A)/queries', 'search', 'search', (store, _, asked) =>
    queries(store, asked),
  ),
  route('POST', '/1/indexes/(?:\\*|%2A)/objects', 'object', 'search', (store, _, { body }) => ({
    results: (object(body).requests as { indexName: string; objectID: string }[]).map(
      ({ indexName, objectID }) => must(store, indexName).records.get(objectID) ?? null,
    ),
  })),
  route('POST', `${INDEX}/query`, 'search', 'search', (store, [name], { body }) =>
    search(must(store, name!), name!, paramsOf(body)),
  ),
  route('POST', `${INDEX}/facets/([^/]+)/query`, 'facet', 'search', (store, [name, facet], { body }) =>
    facetValues(must(store, name!), facet!, paramsOf(body)),
  ),
  route('POST', `${INDEX}/batch`, 'write', 'addObject', (store, [name], { body }) => ({
    objectIDs: write(make(store, name!), object(body).requests as never, store.recordLimitBytes),
    ...task(store),
  })),
  route('POST', `${INDEX}/browse`, 'browse', 'browse', (store, [name], asked) => browse(store, name!, asked)),
  route('POST', `${INDEX}/operation`, 'operation', 'addObject', (store, [name], asked) =>
    operation(store, name!, asked),
  ),
  route('POST', `${INDEX}/clear`, 'write', 'deleteIndex', (store, [name]) => {
    make(store, name!).records.clear();
    return updated(store);
  }),
  route('POST', `${INDEX}/deleteByQuery`, 'write', 'deleteIndex', (store, [name], { body }) => {
    const { records } = make(store, name!);
    for (const record of [...records.values()])
      if (passes(record, object(body))) records.delete(record.objectID);
    return updated(store);
  }),
  route('GET', `${INDEX}/task/(\\d+)`, 'task', 'addObject', (_store, [, id]) => {
    const isPending = isRunning(Number(id));
    return { status: isPending ? 'notPublished' : 'published', pendingTask: isPending };
  }),
  route('GET', `${INDEX}/settings`, 'settings', 'settings', (store, [name]) => must(store, name!).settings),
  route('PUT', `${INDEX}/settings`, 'settings', 'editSettings', (store, [name], { body }) => {
    Object.assign(make(store, name!).settings, object(body));
    return updated(store);
  }),
  route('POST', `${INDEX}/synonyms/batch`, 'synonyms', 'editSettings', (store, [name], { body, query }) => {
    saveSynonyms(make(store, name!), body, query.get('replaceExistingSynonyms') === 'true');
    return updated(store);
  }),
  route('POST', `${INDEX}/synonyms/clear`, 'synonyms', 'editSettings', (store, [name]) => {
    make(store, name!).synonyms = [];
    return updated(store);
  }),
  route('DELETE', INDEX, 'write', 'deleteIndex', (store, [name]) => {
    store.indexes.delete(name!);
    return { deletedAt: new Date().toISOString(), ...task(store) };
  }),
  route('POST', `${INDEX}/rules/batch`, 'settings', 'editSettings', (store, [name], { body }) => {
    const { rules } = make(store, name!);
    for (const rule of body as Rule[]) rules.set(rule.objectID, rule);
    return updated(store);
  }),
  route('DELETE', `${INDEX}/rules/([^/]+)`, 'settings', 'editSettings', (store, [name, id]) => {
    make(store, name!).rules.delete(id!);
    return updated(store);
  }),
  route('GET', `${INDEX}/([^/]+)`, 'object', 'search', (store, [name, id]) => {
    const record = must(store, name!).records.get(id!);
    if (!record) throw new Refusal(404, 'ObjectID does not exist');
    return record;
  }),
  route('DELETE', `${INDEX}/([^/]+)`, 'write', 'deleteObject', (store, [name, id]) => {
    make(store, name!).records.delete(id!);
    return { deletedAt: new Date().toISOString(), ...task(store) };
  }),
  route('GET', '/1/indexes', 'list', 'listIndexes', (store) => ({
    items: [...store.indexes].map(([name, { records }]) => ({
      name,
      entries: records.size,
      createdAt: startedAt,
      updatedAt: startedAt,
      dataSize: 0,
      fileSize: 0,
      lastBuildTimeS: 0,
      pendingTask: false,
    })),
    nbPages: 1,
  })),
  route('GET', '/1/keys/([^/]+)', 'key', null, (store, [name], asked) => keyOf(store, name!, asked)),
];

function route(
  method: string,
  path: string,
  kind: string,
  acl: string | null,
  answer: Route['answer'],
): Route {
  return { method, path: new RegExp(`^${path}/?$`, 'i'), kind, acl, answer };
}

export const kindOf = (method: string, path: string): string =>
  ROUTES.find((one) => one.method === method && one.path.test(path))?.kind ?? 'unknown';

/** @throws Refusal what the provider answers as an error */
export function answer(store: Store, asked: Asked): unknown {
  const found = ROUTES.find((one) => one.method === asked.method && one.path.test(asked.path));
  if (!found) throw new Refusal(404, 'Path not supported by this API');
  const rights = store.keys.get(asked.key)?.acl;
  if (!rights) throw new Refusal(403, 'Invalid Application-ID or API key');
  if (found.acl !== null && !rights.includes(found.acl) && !rights.includes('admin'))
    throw new Refusal(403, 'Method not allowed with this API key');
  const names = (found.path.exec(asked.path) ?? []).slice(1).map(decodeURIComponent);
  return found.answer(store, names, asked);
}
