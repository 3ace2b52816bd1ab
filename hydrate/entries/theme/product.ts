/**
 * Enhances product pages:
 * - gallery: buttons, position, thumbnails, and a dialog with the full images;
 * - variable products: price, stock, SKU, delivery and image follow the chosen options.
 */
import { enhance } from '../../lib/enhance';
import { enhanceGallery } from '../../product/gallery';
import { enhanceVariations } from '../../product/variations';

enhance('[data-part="gallery-tools"]', enhanceGallery);
enhance('form.variations_form', enhanceVariations);
