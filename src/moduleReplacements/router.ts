/**
 * Stands in for InstantSearch's own router, which is imported with it and never used: every widget is given one that
 * writes the addresses PHP prints (webpack's alias).
 *
 * @throws always: a widget without a router of its own is a mistake in this theme
 */
export default function historyRouter(): never {
  throw new Error('A search widget was made without a router.');
}
