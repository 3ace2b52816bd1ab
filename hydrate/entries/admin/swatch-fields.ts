/** Enhances the fields of a swatch in the admin: a color picker, and the media library for its image. */
import { enhance } from '../../lib/enhance';
import { addColorPicker, addImagePicker } from '../../swatches/swatchFields';

enhance('[data-part="swatch-color"]', addColorPicker);
enhance('[data-part="swatch-image"]', addImagePicker);
