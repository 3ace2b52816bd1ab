/** Chosen value by name of the field; '' if nothing is chosen. */
export type Choice = Readonly<Record<string, string>>;

export interface Combinations {
  /** names of the fields, such as attribute_pa_color */
  names: readonly string[];
  /** for each variation its values, with '' for any value, and whether it is in stock */
  rows: readonly (readonly [readonly string[], boolean])[];
  texts: Readonly<Record<string, string>>;
}

export type State = 'available' | 'sold-out' | 'missing';

/**
 * Whether a product has a combination. Values that are not chosen yet can become any value. Without rows (the product
 * has too many variations) everything counts as available.
 */
export function stateOf({ names, rows }: Combinations, choice: Choice): State {
  if (rows.length === 0) return 'available';
  const fitting = rows.filter(([values]) =>
    names.every((name, place) => isEqual(values[place] ?? '', choice[name] ?? '')),
  );
  if (fitting.length === 0) return 'missing';
  return fitting.some(([, isInStock]) => isInStock) ? 'available' : 'sold-out';
}

const isEqual = (one: string, other: string): boolean => one === '' || other === '' || one === other;

interface Variation {
  attributes: Choice;
}

/** @returns the first variation that fits, as WooCommerce chooses it; undefined if an option is missing or none fits */
export const variationOf = <T extends Variation>(variations: readonly T[], choice: Choice): T | undefined =>
  isComplete(choice)
    ? variations.find(({ attributes }) =>
        Object.entries(attributes).every(([name, value]) => isEqual(value, choice[name] ?? '')),
      )
    : undefined;

export const isComplete = (choice: Choice): boolean => Object.values(choice).every((value) => value !== '');
