/**
 * Stands in for what InstantSearch tells the provider's crawler of a page's widgets (webpack's alias): a page that is
 * finished by PHP has nothing that a crawler needs to be told.
 */
export const isMetadataEnabled = (): false => false;

/** @throws always; the middleware is disabled */
export function createMetadataMiddleware(): never {
  throw new Error('The crawler is told nothing here.');
}
