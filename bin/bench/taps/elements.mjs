import { OURS, STOREFRONT } from '../pages/compare.mjs';

/**
 * @typedef {object} Element
 * @property {string[]} paths of the pages
 * @property {number} visits to each page
 * @property {number} taps of one visit
 * @property {Record<string, {ready: string, before?: string, target: string}>} themes selectors of each theme that has the element: what exists as
 *   soon as the script has started, what is tapped before, and what is tapped
 */

const PAGES = ['/', '/shop/', '/how-the-stall-came-indoors/', '/?s=tea'];
const OUR_MENU = { ready: '.main-nav.is-enhanced', target: '.main-nav summary' };
const THEIR_MENU = { ready: '.menu-toggle[aria-expanded]', target: '.menu-toggle' };
const ADD_TO_CART = '.products .add_to_cart_button.product_type_simple';

/** @type {Record<string, Element>} */
export const ELEMENTS = {
  menu: { paths: PAGES, visits: 3, taps: 5, themes: { [OURS]: OUR_MENU, [STOREFRONT]: THEIR_MENU } },
  // A submenu's button is visible only in the open menu.
  submenu: {
    paths: PAGES,
    visits: 3,
    taps: 5,
    themes: {
      [OURS]: {
        ...OUR_MENU,
        before: OUR_MENU.target,
        target: '.main-nav .nav__list > li > .menu__toggle',
      },
      [STOREFRONT]: {
        ...THEIR_MENU,
        before: THEIR_MENU.target,
        target: '.handheld-navigation .dropdown-toggle',
      },
    },
  },
  // Storefront has no filters of its own. Those of WooCommerce's widgets are links, which load a page.
  filters: {
    paths: ['/shop/'],
    visits: 3,
    taps: 5,
    themes: { [OURS]: { ready: '.main-nav.is-enhanced', target: '.product-filters .filters__toggle' } },
  },
  // One tap: our cart opens over the page.
  'add to cart': {
    paths: ['/shop/'],
    visits: 9,
    taps: 1,
    themes: {
      [OURS]: { ready: OUR_MENU.ready, target: ADD_TO_CART },
      [STOREFRONT]: { ready: THEIR_MENU.ready, target: ADD_TO_CART },
    },
  },
};
