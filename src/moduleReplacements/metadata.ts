/**
 * Replaces the metadata that InstantSearch adds to a page for the provider's crawler. PHP renders the
 * complete page, so the crawler does not need it.
 */
export const isMetadataEnabled = (): false => false;

/** @throws always; the middleware is disabled */
export function createMetadataMiddleware(): never {
  throw new Error('The metadata middleware is not part of this build.');
}
