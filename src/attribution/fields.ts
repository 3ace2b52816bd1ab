import type { Memory } from './storedSource';
import { cut } from './safeText';

/** Field name to the way to its value, such as `utm_source` and `current.src`. */
export type FieldWays = Readonly<Record<string, string>>;
export type FieldValues = Record<string, string>;

/**
 * The PHP twin is `Fields`.
 *
 * @returns '' for what is not known; all of them where nothing is
 */
export const fieldValues = (memory: Memory | null, ways: FieldWays): FieldValues =>
  Object.fromEntries(
    Object.entries(ways).map(([name, way]) => {
      const [part, key] = cut(way, '.');
      return [name, memory?.get(part)?.get(key) ?? ''];
    }),
  );
