import { Refusal, type Index, type Key, type Params } from './types';

export interface Store {
  indexes: Map<string, Index>;
  keys: Map<string, Key>;
  /** how often a task says `notPublished` before it is done */
  pollsBeforeDone: number;
  recordLimitBytes: number;
}

export interface Asked {
  method: string;
  path: string;
  key: string;
  query: URLSearchParams;
  body: unknown;
}

const tasks = new Map<number, number>();
let lastTask = 0;

export function task(store: Store): { taskID: number } {
  tasks.set(++lastTask, store.pollsBeforeDone);
  return { taskID: lastTask };
}

export const updated = (store: Store) => ({ updatedAt: new Date().toISOString(), ...task(store) });
export const object = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** A replica has the records of its primary index, and settings of its own. */
export function must(store: Store, name: string): Index {
  const own = store.indexes.get(name);
  const primary = [...store.indexes.values()].find(({ settings }) =>
    (settings.replicas as string[] | undefined)?.includes(name),
  );
  const index = primary && { ...primary, settings: own?.settings ?? {} };
  if (index) return index;
  return existing(own, name);
}

function existing(index: Index | undefined, name: string): Index {
  if (!index) throw new Refusal(404, `Index ${name} does not exist`);
  return index;
}

export function make(store: Store, name: string): Index {
  const index = store.indexes.get(name) ?? { records: new Map(), settings: {}, rules: new Map() };
  store.indexes.set(name, index);
  return index;
}

/** Flat, under `params`, or as one encoded text. */
export function paramsOf(request: unknown): Params {
  const { params, ...flat } = object(request);
  const inner = typeof params === 'string' ? Object.fromEntries(new URLSearchParams(params)) : object(params);
  return Object.fromEntries(
    Object.entries({ ...flat, ...inner }).filter(
      ([name]) => !['indexName', 'type', 'facet', 'facetName'].includes(name),
    ),
  );
}

/** @returns whether the task still runs; each question brings it nearer to its end */
export function isRunning(id: number): boolean {
  const left = tasks.get(id);
  if (left === undefined) throw new Refusal(404, 'Task does not exist');
  tasks.set(id, Math.max(0, left - 1));
  return left > 0;
}
