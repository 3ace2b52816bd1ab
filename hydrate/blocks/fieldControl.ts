import { RangeControl, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { attributeValue, type BlockField } from './blockFields';

/** Margins and sizes of the next major version of WordPress's components, which are deprecated otherwise. */
const SIZES = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };

/**
 * Creates the control of a field in the editor's sidebar.
 *
 * @param onChange gets the new value of the attribute
 */
export function fieldControl(field: BlockField, value: unknown, onChange: (value: unknown) => void): unknown {
  const props = {
    ...SIZES,
    key: field.name,
    label: field.label,
    help: field.help === '' ? undefined : field.help,
    value,
    onChange: (changed: unknown) => onChange(attributeValue(field, changed)),
  };
  switch (field.type) {
    case 'boolean':
      return createElement(ToggleControl, { ...props, checked: value === true });
    case 'integer':
      return createElement(RangeControl, { ...props, min: field.min, max: field.max });
    case 'choice':
    case 'term':
    case 'page':
      return createElement(SelectControl, { ...props, options: field.choices });
    default:
      return createElement(TextControl, { ...props, maxLength: field.max });
  }
}
