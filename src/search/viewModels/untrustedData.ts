/** Reads a provider's answer, of which nothing is certain: what is missing or of the wrong kind is empty. PHP twin: `Raw`. */
function at(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<string, unknown>)[key]
        : null,
    value,
  );
}

export function rawText(record: unknown, ...keys: string[]): string {
  const value = at(record, keys);
  return typeof value === 'string' || (typeof value === 'number' && Number.isInteger(value))
    ? String(value)
    : '';
}

export function rawNumber(record: unknown, ...keys: string[]): number {
  const value = at(record, keys);
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, Math.trunc(value)) : 0;
}

export function rawTexts(record: unknown, ...keys: string[]): string[] {
  return rawList(record, ...keys).filter((one): one is string => typeof one === 'string' && one !== '');
}

export function rawList(record: unknown, ...keys: string[]): unknown[] {
  const value = at(record, keys);
  return Array.isArray(value) ? value : [];
}
