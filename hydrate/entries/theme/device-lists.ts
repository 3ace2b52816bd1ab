/** Enhances the wish list and the recently viewed products, which are on the device of the visitor. */
import { addWishlistButton, showList } from '../../device-lists/showLists';
import { CONTENT_UPDATED } from '../../lib/contentUpdated';
import { enhance } from '../../lib/enhance';

enhance('[data-part="wishlist-button"]', addWishlistButton);
enhance('[data-part="device-list"]', showList);
document.addEventListener(CONTENT_UPDATED, ({ target }) =>
  enhance('[data-part="device-list"]', showList, target as Element),
);
