import { numberOrNullAt, textAt, textsAt } from './untrustedData';

/** A field of a hit that is read from its record as it is: `Stallkeeper\Render\Search\HitFields`. */
export interface HitField {
  /** path in the record, such as `taxonomies.product_brand` */
  attribute: string;
  /** a second path, for records without the first */
  otherwise?: string;
  type: 'text' | 'texts' | 'number' | 'flag';
  /** for flags: the text at the path for which the flag is true */
  value?: string;
  /** whether only products have the field */
  isProduct?: boolean;
}

export type HitFields = Readonly<Record<string, HitField>>;

type FieldValue = string | number | boolean | string[] | null;

/**
 * Reads the fields of a hit. PHP and this function pass the cases of
 * `php-render/fixtures/search/hit-fields.json`.
 *
 * @param hit untrusted record of the provider
 * @returns values by name; missing texts and numbers are null, missing lists are empty
 */
export function hitFieldValues(hit: unknown, fields: HitFields): Record<string, FieldValue> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldValue(hit, field)]));
}

function fieldValue(hit: unknown, field: HitField): FieldValue {
  const first = valueAt(hit, field, field.attribute);
  const isMissing = first === null || first === false || (Array.isArray(first) && first.length === 0);
  return isMissing && field.otherwise !== undefined ? valueAt(hit, field, field.otherwise) : first;
}

function valueAt(hit: unknown, { type, value = '' }: HitField, path: string): FieldValue {
  const keys = path.split('.');
  switch (type) {
    case 'texts':
      return textsAt(hit, ...keys);
    case 'number':
      return numberOrNullAt(hit, ...keys);
    case 'flag':
      return textAt(hit, ...keys) === value;
    default:
      return textAt(hit, ...keys) || null;
  }
}
