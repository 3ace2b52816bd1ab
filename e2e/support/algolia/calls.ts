import { passes } from './filters';
import { facetValues, search } from './search';
import { make, must, object, paramsOf, updated, type Asked, type Store } from './store';
import { Refusal } from './types';

export function queries(store: Store, { body }: Asked): unknown {
  const { requests } = object(body);
  if (!Array.isArray(requests)) throw new Refusal(400, 'Missing mandatory attribute `requests`');
  const results = requests.map((request: unknown) => {
    const { indexName, type, facet } = object(request);
    const index = must(store, String(indexName));
    return type === 'facet'
      ? facetValues(index, String(facet), paramsOf(request))
      : search(index, String(indexName), paramsOf(request));
  });
  return { results };
}

export function browse(store: Store, name: string, { body }: Asked): unknown {
  const params = object(body);
  const all = [...must(store, name).records.values()].filter((record) => passes(record, params));
  const size = Number(params.hitsPerPage ?? 1000);
  if (size > 1000) throw new Refusal(400, 'hitsPerPage must be at most 1000');
  const from = typeof params.cursor === 'string' ? Number(params.cursor) : 0;
  const wanted = params.attributesToRetrieve;
  const hits = all
    .slice(from, from + size)
    .map((record) =>
      Array.isArray(wanted) && !wanted.includes('*')
        ? Object.fromEntries(
            Object.entries(record).filter(([field]) => field === 'objectID' || wanted.includes(field)),
          )
        : record,
    );
  const more = from + size < all.length ? { cursor: String(from + size) } : {};
  return { hits, nbHits: all.length, hitsPerPage: size, processingTimeMS: 1, query: '', params: '', ...more };
}

export function operation(store: Store, name: string, { body }: Asked): unknown {
  const { operation: what, destination, scope } = object(body);
  const from = must(store, name);
  const to = String(destination);
  const isWhole = !Array.isArray(scope);
  store.indexes.set(to, {
    records: isWhole ? new Map(from.records) : make(store, to).records,
    rules: isWhole ? new Map(from.rules) : make(store, to).rules,
    settings: isWhole || scope.includes('settings') ? { ...from.settings } : make(store, to).settings,
    synonyms: (isWhole || scope.includes('synonyms') ? from : make(store, to)).synonyms ?? [],
  });
  if (what === 'move') store.indexes.delete(name);
  return updated(store);
}

export function keyOf(store: Store, name: string, { key }: Asked): unknown {
  const found = store.keys.get(name);
  if (name !== key && !store.keys.get(key)?.acl.includes('admin'))
    throw new Refusal(403, 'Method not allowed with this API key');
  if (!found) throw new Refusal(404, 'Key does not exist');
  return { value: name, createdAt: 1, acl: found.acl, validity: 0 };
}
