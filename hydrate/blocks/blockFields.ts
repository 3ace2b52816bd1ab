/** A field of a block, from `BlockEditor.php`. */
export interface BlockField {
  name: string;
  type: string;
  label: string;
  help: string;
  min: number;
  /** Of a number, or number of characters. */
  max: number;
  choices: { value: string | number; label: string }[];
  /** Another field, and its values that need this field. */
  condition: [string, string[]] | null;
}

/** What PHP passes to the editor. */
export interface BlockEditorData {
  /** Category of the inserter; null: the one of block.json. */
  category: string | null;
  /** Title of the panel in the sidebar. */
  panel: string;
  /** Fields by the name of the block. */
  blocks: Record<string, BlockField[]>;
}

/** Whether the other attributes of the block need the field. */
export function isFieldNeeded(field: BlockField, attributes: Record<string, unknown>): boolean {
  if (field.condition === null) return true;
  const [name, values] = field.condition;
  return values.includes(String(attributes[name]));
}

/** Select fields return strings, and attributes with the ID of a term or page are numbers. */
export function attributeValue(field: BlockField, value: unknown): unknown {
  if (typeof value === 'string' && (field.type === 'term' || field.type === 'page')) return Number(value);
  // A number field that is cleared.
  return value === undefined && field.type === 'integer' ? field.min : value;
}
