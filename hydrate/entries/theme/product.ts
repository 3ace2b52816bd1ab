/**
 * Enhances product pages:
 * - gallery: buttons, position, thumbnails, and a dialog with the full images.
 */
import { enhance } from '../../lib/enhance';
import { enhanceGallery } from '../../product/gallery';

enhance('[data-part="gallery-tools"]', enhanceGallery);
