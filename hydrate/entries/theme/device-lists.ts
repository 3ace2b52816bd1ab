/** Enhances the wish list and the recently viewed products, which are on the device of the visitor. */
import { addWishlistButton, showList } from '../../device-lists/showLists';
import { enhance } from '../../lib/enhance';

enhance('[data-part="wishlist-button"]', addWishlistButton);
enhance('[data-part="device-list"]', showList);
