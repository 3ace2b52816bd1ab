/**
 * Values of a filter by category, such as "Men › Shoes~12": the names of a term and its ancestors, and the id of the
 * term. The PHP counterpart is `Stallkeeper\Render\Search\Filters\TermPath`. Both pass the cases of
 * `php-render/fixtures/search/term-paths.json`.
 */
const ATTRIBUTE = 'term_paths.';
const SEPARATOR = ' › ';
const VALUE = /^(.+)~([1-9]\d{0,18})$/su;

export const hasTermPaths = (attribute: string): boolean => attribute.startsWith(ATTRIBUTE);

/** @returns id of the term; 0 for a text that is not a value */
export const termId = (value: string): number => Number(VALUE.exec(value)?.[2] ?? 0);

/**
 * @param values values that are shown together
 * @returns texts by value: the name of the term, or its path if several terms have the name
 */
export function termLabels(values: readonly string[]): Map<string, string> {
  const terms = values.map((value) => {
    const path = VALUE.exec(value)?.[1] ?? value;
    return { value, path, name: path.split(SEPARATOR).at(-1) ?? path };
  });
  const isShared = (name: string): boolean => terms.filter((one) => one.name === name).length > 1;
  return new Map(terms.map(({ value, path, name }) => [value, isShared(name) ? path : name]));
}
