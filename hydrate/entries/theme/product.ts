/**
 * Enhances product pages:
 * - gallery: buttons, position, thumbnails, and a dialog with the full images;
 * - variable products: price, stock, SKU, delivery and image follow the chosen options;
 * - quantity: buttons for one more and one less;
 * - form: adds the product without a page load;
 * - sections as tabs, by setting;
 * - a bar with price and button on phones.
 */
import { addFromForm } from '../../cart/addFromForm';
import { enhance } from '../../lib/enhance';
import { showBuyBar } from '../../product/buyBar';
import { enhanceGallery } from '../../product/gallery';
import { addStepper } from '../../product/quantityStepper';
import { enhanceTabs } from '../../product/tabs';
import { enhanceVariations } from '../../product/variations';

enhance('[data-part="gallery-tools"]', enhanceGallery);
enhance('form.variations_form', enhanceVariations);
enhance('.quantity', addStepper);
enhance('form.cart', addFromForm);
enhance('[data-part="product-tabs"]', enhanceTabs);
enhance('[data-part="buy-bar"]', showBuyBar);
