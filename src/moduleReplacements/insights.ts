/**
 * Stands in for what reports clicks to the provider (webpack's alias). Where an answer asks for it, InstantSearch would
 * fetch the provider's script from another host and set a cookie, and nobody has asked the visitor.
 *
 * @throws always: `insights` is switched off in every widget
 */
export function createInsightsMiddleware(): never {
  throw new Error('Clicks are not reported.');
}
