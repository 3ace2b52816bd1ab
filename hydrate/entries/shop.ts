/**
 * What this script enhances on the shop's pages:
 * - the link to the cart, in a page from a cache: it shows this visitor's number;
 * - the buttons of a list: they put a product into the cart without a page load;
 * - the order of a list: choosing is enough;
 * - a product's small pictures: they move the strip and nothing else;
 * - the owner's notice: it can be sent away.
 */
import { enhance } from '../lib/enhance';
import { CONTENT_UPDATED } from '../lib/contentUpdated';
import { addWithoutPageLoad } from '../shop/addToCart';
import { updateCartCount } from '../shop/cartCount';
import { scrollGallery } from '../shop/galleryThumbs';
import { sortOnChange } from '../shop/sortOnChange';
import { addDismissButton } from '../shop/storeNotice';

enhance('a.cart-link', updateCartCount);
enhanceList(document);
document.addEventListener(CONTENT_UPDATED, ({ target }) => enhanceList(target as Element));
enhance('[data-part="gallery-thumbs"]', scrollGallery);
enhance('[data-part="store-notice"]', addDismissButton);

/** Enhances a list of products: at first in the whole page, later in the part that a script has replaced. */
function enhanceList(root: ParentNode): void {
  enhance('a.ajax_add_to_cart', addWithoutPageLoad, root);
  enhance('[data-part="sort"]', sortOnChange, root);
}
