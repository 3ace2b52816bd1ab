import type { StoredSource } from './storedSource';
import { splitOnce } from './safeText';

/** Path to the value of each field, such as `current.src` for `utm_source`. */
export type FieldPaths = Readonly<Record<string, string>>;
export type FieldValues = Record<string, string>;

/**
 * The PHP counterpart is `SourceFields`.
 *
 * @param source null if no source is stored; all values are then ''
 * @returns the value of each field; '' for missing values
 */
export const fieldValues = (source: StoredSource | null, paths: FieldPaths): FieldValues =>
  Object.fromEntries(
    Object.entries(paths).map(([name, path]) => {
      const [part, key] = splitOnce(path, '.');
      return [name, source?.get(part)?.get(key) ?? ''];
    }),
  );
