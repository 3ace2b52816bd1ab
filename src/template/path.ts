export type ViewModel = Readonly<Record<string, unknown>>;

/** A compiled path to a value of the view model, such as `hit.title` or `!hit.date`. */
export type Path = (data: ViewModel) => unknown;

/**
 * The PHP counterpart is `Stallkeeper\Render\Template\Path`, which rejects invalid paths.
 *
 * @returns a function that returns the value, or null if the data do not contain it; it reads own properties
 *   only
 */
export function compilePath(text: string): Path {
  const isNegated = text.startsWith('!');
  const keys = text.replace(/^!/, '').split('.');
  return (data) => {
    let value: unknown = data;
    for (const key of keys) {
      value =
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as ViewModel)[key]
          : null;
    }
    return isNegated ? !isTruthy(value) : value;
  };
}

/** The same result as in PHP: null, false, '', 0 and an empty list are false, "0" is true. */
export function isTruthy(value: unknown): boolean {
  return !(
    value === undefined ||
    value === null ||
    value === false ||
    value === '' ||
    value === 0 ||
    (Array.isArray(value) && value.length === 0)
  );
}
