import type { APIRequestContext } from '@playwright/test';

/** The nonce of the Store API as a page of the block checkout prints it; '' where there is none. */
export const nonceIn = (html: string): string =>
  /storeApiNonce\W{1,12}?([0-9a-f]{10})/.exec(html.replaceAll(/%22|%3A/g, '"'))?.[1] ?? '';

/** The nonce that the block checkout of this visitor would send. */
export const storeNonce = async (request: APIRequestContext): Promise<string> =>
  nonceIn(await (await request.get('/checkout-block/')).text());
