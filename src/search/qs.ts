/**
 * Stands in for the package `qs`, of which the InstantSearch router needs `parse` and `stringify` of flat values.
 * Saves 18 kB gzip of the search chunk (webpack's alias, and Jest's).
 */
export function parse(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** @param values flat values; null and undefined are left out */
export function stringify(
  values: Readonly<Record<string, unknown>>,
  options: { addQueryPrefix?: boolean } = {},
): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
  return options.addQueryPrefix && text !== '' ? `?${text}` : text;
}

export default { parse, stringify };
