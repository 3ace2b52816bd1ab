/**
 * Enhances the pages of the shop:
 * - cart link: shows the visitor's number of items on a cached page, and after going back;
 * - add-to-cart buttons in product lists: add the product without a page load;
 * - buttons of variable products: open a dialog with the options;
 * - the link to more products: adds them to the list;
 * - sort order of product lists: applies the selected option without the button;
 * - second images of product cards: cover the first ones once they are loaded;
 * - cart beside the page: opens after adding and by the cart link;
 * - store notice: can be dismissed.
 */
import { openDrawerOnUse } from '../../cart/openDrawer';
import { enhance } from '../../lib/enhance';
import { CONTENT_UPDATED } from '../../lib/contentUpdated';
import { addWithoutPageLoad } from '../../shop/addToCart';
import { updateCartCount } from '../../shop/cartCount';
import { loadMore } from '../../shop/loadMore';
import { loadQuickAdd } from '../../shop/loadQuickAdd';
import { markLoadedImages } from '../../shop/secondImages';
import { sortOnChange } from '../../shop/sortOnChange';
import { addDismissButton } from '../../shop/storeNotice';

enhance('a.cart-link', updateCartCount);
markLoadedImages();
openDrawerOnUse();
enhanceList(document);
document.addEventListener(CONTENT_UPDATED, ({ target }) => enhanceList(target as Element));
enhance('[data-part="store-notice"]', addDismissButton);

/** Enhances product lists in the page, or in content that a script has replaced. */
function enhanceList(root: ParentNode): void {
  enhance('a.ajax_add_to_cart:not(.wc-interactive)', addWithoutPageLoad, root);
  enhance('a[data-quick-add]', loadQuickAdd, root);
  enhance('[data-part="load-more"]', loadMore, root);
  enhance('[data-part="sort"]', sortOnChange, root);
}
