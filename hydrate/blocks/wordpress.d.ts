/**
 * WordPress provides these modules in the editor as properties of `wp`. They are not dependencies of this project, so
 * the used exports are declared.
 */
type WordPressComponent = (props: Record<string, unknown>) => unknown;

declare module '@wordpress/blocks' {
  export interface BlockProps {
    name: string;
    attributes: Record<string, unknown>;
    setAttributes: (changed: Record<string, unknown>) => void;
  }

  export function registerBlockType(
    name: string,
    settings: { category?: string; edit: (props: BlockProps) => unknown; save: () => null },
  ): void;
}

declare module '@wordpress/block-editor' {
  export const InspectorControls: WordPressComponent;
  export function useBlockProps(): Record<string, unknown>;
}

declare module '@wordpress/components' {
  export const Disabled: WordPressComponent;
  export const PanelBody: WordPressComponent;
  export const RangeControl: WordPressComponent;
  export const SelectControl: WordPressComponent;
  export const TextControl: WordPressComponent;
  export const ToggleControl: WordPressComponent;
}

declare module '@wordpress/element' {
  export function createElement(
    type: string | WordPressComponent,
    props: Record<string, unknown> | null,
    ...children: unknown[]
  ): unknown;
}

declare module '@wordpress/server-side-render' {
  const ServerSideRender: WordPressComponent;
  export default ServerSideRender;
}
