/**
 * Replaces InstantSearch's router, which the library imports but no widget uses: each widget has a router for
 * the URLs that PHP prints.
 *
 * @throws always: a widget without its own router is a bug of the plugin
 */
export default function historyRouter(): never {
  throw new Error('InstantSearch was created without a router.');
}
