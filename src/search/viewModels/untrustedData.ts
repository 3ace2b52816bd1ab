/**
 * Reads a value from an untrusted response of a provider. In this file, missing values and values of another
 * type become empty. The PHP counterpart is `Stallkeeper\Render\Http\Input`.
 */
function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<string, unknown>)[key]
        : null,
    value,
  );
}

export function textAt(record: unknown, ...keys: string[]): string {
  const value = valueAt(record, keys);
  return typeof value === 'string' || (typeof value === 'number' && Number.isInteger(value))
    ? String(value)
    : '';
}

export function numberAt(record: unknown, ...keys: string[]): number {
  const value = valueAt(record, keys);
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, Math.trunc(value)) : 0;
}

/** @returns null for values that are not finite numbers */
export function numberOrNullAt(record: unknown, ...keys: string[]): number | null {
  const value = valueAt(record, keys);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function textsAt(record: unknown, ...keys: string[]): string[] {
  return listAt(record, ...keys).filter((one): one is string => typeof one === 'string' && one !== '');
}

export function listAt(record: unknown, ...keys: string[]): unknown[] {
  const value = valueAt(record, keys);
  return Array.isArray(value) ? value : [];
}
