/**
 * @typedef {object} PhonePage
 * @property {string} path
 * @property {string} [theirs] path of Storefront's page if it has another one
 * @property {boolean} [hasCart] whether a product is in the cart
 * @property {number} scripts limit of our JavaScript, compressed, in kB
 */

/** @type {Record<string, PhonePage>} Cart and checkout may load WooCommerce's own scripts, so they have no limit. */
export const PAGES = {
  // Storefront's front page is the list of posts. Its shop page is the entry of a shop.
  front: { path: '/', theirs: '/shop/', scripts: 38 },
  shop: { path: '/shop/', scripts: 32 },
  product: { path: '/product/copper-kettle/', scripts: 36 },
  post: { path: '/how-the-stall-came-indoors/', scripts: 38 },
  search: { path: '/?s=kettle', scripts: Infinity },
  cart: { path: '/cart/', hasCart: true, scripts: Infinity },
  checkout: { path: '/checkout/', hasCart: true, scripts: Infinity },
};
