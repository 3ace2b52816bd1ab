import type { Params, Stored } from './types';

/** The value of `taxonomies.category` and the like, as a list. */
export function valuesOf(record: Stored, path: string): unknown[] {
  let value: unknown = record;
  for (const name of path.split('.')) {
    value =
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  }
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
}

const NUMERIC = /^\s*([\w.]+)\s*(<=|>=|!=|<|>|=)\s*(-?\d+(?:\.\d+)?)\s*$/;
const RANGE = /^\s*([\w.]+)\s*:\s*(-?\d+(?:\.\d+)?)\s+TO\s+(-?\d+(?:\.\d+)?)\s*$/;

function isNumeric(record: Stored, condition: string): boolean {
  const range = RANGE.exec(condition);
  if (range) {
    return valuesOf(record, range[1]!).some(
      (one) => Number(one) >= Number(range[2]) && Number(one) <= Number(range[3]),
    );
  }
  const found = NUMERIC.exec(condition);
  if (!found) return false;
  const [, name, operator, text] = found;
  const limit = Number(text);
  return valuesOf(record, name!).some((one) => {
    const value = Number(one);
    switch (operator) {
      case '<':
        return value < limit;
      case '<=':
        return value <= limit;
      case '>':
        return value > limit;
      case '>=':
        return value >= limit;
      case '!=':
        return value !== limit;
      default:
        return value === limit;
    }
  });
}

/** `attribute:value`, `attribute:-value`, `NOT attribute:value`, values in quotes or without. */
function isFacet(record: Stored, condition: string): boolean {
  const not = /^\s*NOT\s+/i.test(condition);
  const bare = condition.replace(/^\s*NOT\s+/i, '').trim();
  const colon = bare.indexOf(':');
  const name = bare.slice(0, colon).replaceAll(/^["']|["']$/g, '');
  const raw = bare.slice(colon + 1).trim();
  const isMinus = raw.startsWith('-');
  const wanted = (isMinus ? raw.slice(1) : raw).replaceAll(/^["']|["']$/g, '');
  const has = valuesOf(record, name).some((value) => String(value) === wanted);
  return isMinus !== not ? !has : has;
}

const one = (record: Stored, condition: string): boolean =>
  NUMERIC.test(condition) || RANGE.test(condition)
    ? isNumeric(record, condition)
    : isFacet(record, condition);

/** Lists in lists: the outer ones all, of an inner one any. */
function all(record: Stored, conditions: unknown): boolean {
  const list = Array.isArray(conditions) ? conditions : conditions === undefined ? [] : [conditions];
  return list.every((condition) =>
    Array.isArray(condition)
      ? condition.some((inner) => one(record, String(inner)))
      : one(record, String(condition)),
  );
}

/** `filters`: conditions joined by AND, groups of OR in brackets or without. Deeper brackets are not in use here. */
function passesText(record: Stored, filters: unknown): boolean {
  if (typeof filters !== 'string' || filters.trim() === '') return true;
  return filters.split(/\s+AND\s+/).every((group) =>
    group
      .trim()
      .replaceAll(/^\(|\)$/g, '')
      .split(/\s+OR\s+/)
      .some((condition) => one(record, condition)),
  );
}

export function passes(record: Stored, params: Params): boolean {
  return (
    all(record, params.facetFilters) &&
    all(record, params.numericFilters) &&
    all(
      record,
      (params.tagFilters as unknown[] | undefined)?.map((tag) => `_tags:${String(tag)}`),
    ) &&
    passesText(record, params.filters)
  );
}
