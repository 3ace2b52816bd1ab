/**
 * @typedef {object} PhonePage
 * @property {string} path
 * @property {string} [pathInStorefront] if it is another one
 * @property {boolean} [hasCart] whether a product is in the cart
 * @property {number} maxScriptsKb limit of our JavaScript, compressed
 */

/** @type {Record<string, PhonePage>} Cart and checkout may load WooCommerce's own scripts, so they have no limit. */
export const PAGES = {
  // Storefront's front page is the list of posts. Its shop page is the entry of a shop. Ours has a slider (16 kB), and the
  // runtime of WordPress 6.9 has 2 kB more than that of 6.5.
  front: { path: '/', pathInStorefront: '/shop/', maxScriptsKb: 41 },
  shop: { path: '/shop/', maxScriptsKb: 32 },
  product: { path: '/product/copper-kettle/', maxScriptsKb: 36 },
  post: { path: '/how-the-stall-came-indoors/', maxScriptsKb: 38 },
  search: { path: '/?s=kettle', maxScriptsKb: Infinity },
  cart: { path: '/cart/', hasCart: true, maxScriptsKb: Infinity },
  checkout: { path: '/checkout/', hasCart: true, maxScriptsKb: Infinity },
};
