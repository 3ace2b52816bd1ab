import type { APIRequestContext, APIResponse } from '@playwright/test';

/** The nonce of the Store API as a page of the block checkout prints it; '' where there is none. */
export const nonceIn = (html: string): string =>
  /storeApiNonce\W{1,12}?([0-9a-f]{10})/.exec(html.replaceAll(/%22|%3A/g, '"'))?.[1] ?? '';

/** The nonce that the block checkout of this visitor would send. */
export const storeNonce = async (request: APIRequestContext): Promise<string> =>
  nonceIn(await (await request.get('/checkout-block/')).text());

/** What the Store API answers to a checkout: an order, or an error. */
export interface Placed {
  code?: string;
  order_id?: number;
  order_key?: string;
  payment_result?: { redirect_url: string };
}

/** Sends what the checkout block sends when its button is pressed. */
export const placeByBlock = (
  request: APIRequestContext,
  email: string,
  headers: Record<string, string>,
): Promise<APIResponse> =>
  request.post('/wp-json/wc/store/v1/checkout', {
    headers,
    data: {
      billing_address: {
        first_name: 'Ada',
        last_name: 'Marchant',
        address_1: '12 Market Street',
        city: 'Leeds',
        postcode: 'LS1 1AA',
        country: 'GB',
        phone: '0113 496 0000',
        email,
      },
      payment_method: 'cod',
    },
  });
