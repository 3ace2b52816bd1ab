export type ViewModel = Readonly<Record<string, unknown>>;

/** A compiled dotted way to a value of the view model, such as `hit.title` or `!hit.date`. */
export type Path = (data: ViewModel) => unknown;

/**
 * The PHP equivalent is `Stallkeeper\Render\Template\Path`, which rejects invalid paths.
 *
 * @returns a reader that answers null where the data have no such value; it looks at own properties only
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

/** The same answer in both languages: null, false, '', 0 and an empty list are false, "0" is true. */
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
