/** Enhances the cart page: a changed quantity updates the cart without a button and without a page load. */
import { enhance } from '../../lib/enhance';
import { updateOnChange } from '../../cart/cartPage';

enhance('.woocommerce-cart-form', updateOnChange);
