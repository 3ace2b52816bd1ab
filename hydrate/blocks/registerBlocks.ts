import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { registerBlockType, type BlockProps } from '@wordpress/blocks';
import { Disabled, PanelBody } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import ServerSideRender from '@wordpress/server-side-render';
import { isFieldNeeded, type BlockEditorData, type BlockField } from './blockFields';
import { fieldControl } from './fieldControl';

/** Registers the blocks in the editor: controls in the sidebar, and the HTML from PHP as preview. */
export function registerBlocks({ category, panel, blocks }: BlockEditorData): void {
  for (const [name, fields] of Object.entries(blocks))
    registerBlockType(name, {
      ...(category === null ? {} : { category }),
      edit: blockEdit(panel, fields),
      save: () => null,
    });
}

function blockEdit(panel: string, fields: BlockField[]) {
  return function BlockEdit({ name, attributes, setAttributes }: BlockProps): unknown {
    const controls = fields
      .filter((field) => isFieldNeeded(field, attributes))
      .map((field) =>
        fieldControl(field, attributes[field.name], (value) => setAttributes({ [field.name]: value })),
      );
    return createElement(
      'div',
      useBlockProps(),
      createElement(InspectorControls, null, createElement(PanelBody, { title: panel }, controls)),
      // Links and forms of the preview would leave the editor.
      createElement(Disabled, null, createElement(ServerSideRender, { block: name, attributes })),
    );
  };
}
