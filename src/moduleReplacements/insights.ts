/**
 * Replaces click reporting. If a response requests it, InstantSearch loads a script from another host and sets a cookie
 * without the visitor's consent.
 *
 * @throws always: `insights` is disabled in all widgets
 */
export function createInsightsMiddleware(): never {
  throw new Error('The insights middleware is not part of this build.');
}
