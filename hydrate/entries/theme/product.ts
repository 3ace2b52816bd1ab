/**
 * Enhances product pages:
 * - gallery: buttons, position, thumbnails, and a dialog with the full images;
 * - variable products: price, stock, SKU, delivery and image follow the chosen options;
 * - quantity: buttons for one more and one less;
 * - a bar with price and button on phones.
 */
import { enhance } from '../../lib/enhance';
import { showBuyBar } from '../../product/buyBar';
import { enhanceGallery } from '../../product/gallery';
import { addStepper } from '../../product/quantityStepper';
import { enhanceVariations } from '../../product/variations';

enhance('[data-part="gallery-tools"]', enhanceGallery);
enhance('form.variations_form', enhanceVariations);
enhance('.quantity', addStepper);
enhance('[data-part="buy-bar"]', showBuyBar);
