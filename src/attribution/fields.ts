import type { Memory } from './cookies';

/** Field name to the way to its value, such as `utm_source` and `current.src`. */
export type FieldWays = Readonly<Record<string, string>>;
export type FieldValues = Record<string, string>;

/**
 * The PHP twin is `Fields`.
 *
 * @returns '' for what is not known; all of them where nothing is
 */
export function fieldValues(memory: Memory | null, ways: FieldWays): FieldValues {
  return Object.fromEntries(
    Object.entries(ways).map(([name, way]) => {
      const [part = '', key = ''] = way.split('.');
      const values = memory !== null && Object.hasOwn(memory, part) ? memory[part] : undefined;
      return [name, values !== undefined && Object.hasOwn(values, key) ? (values[key] ?? '') : ''];
    }),
  );
}
