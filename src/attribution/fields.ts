import type { StoredSource } from './storedSource';
import { splitOnce } from './safeText';

/** Field name to the way to its value, such as `utm_source` and `current.src`. */
export type FieldPaths = Readonly<Record<string, string>>;
export type FieldValues = Record<string, string>;

/**
 * The PHP twin is `Fields`.
 *
 * @returns '' for what is not known; all of them where nothing is
 */
export const fieldValues = (source: StoredSource | null, paths: FieldPaths): FieldValues =>
  Object.fromEntries(
    Object.entries(paths).map(([name, path]) => {
      const [part, key] = splitOnce(path, '.');
      return [name, source?.get(part)?.get(key) ?? ''];
    }),
  );
