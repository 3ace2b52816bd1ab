import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { type Callbacks, type Fired, firedIn, recordAs } from './recorder';
import { nonceIn } from './store-api';
import { siteFolder, wp } from '../wp';

/** Fired hooks and answer of one request. */
export interface Step {
  fired: Fired;
  callbacks: Callbacks;
  status: number;
  html: string;
  location: string;
}

/** Requests by name, in order. */
export type Steps = Record<string, Step>;

const BUYER = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  company: '',
  country: 'DE',
  address_1: 'Market 1',
  address_2: '',
  city: 'Berlin',
  state: 'DE-BE',
  postcode: '10115',
  phone: '030 123456',
};
const EMAIL = 'ada@example.test';

const value = (html: string, name: string): string =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="${name}"`)
    .exec(html)
    ?.slice(1)
    .find(Boolean) ?? '';

/** Places three orders as one visitor and opens them as the owner. Every request is recorded under its name. */
export async function buyAndRecord(
  request: APIRequestContext,
  product: { id: number; path: string },
): Promise<Steps> {
  const steps: Steps = {};
  const go = async (
    name: string,
    path: string,
    data?: Record<string, string>,
    more: { json?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Step> => {
    const id = randomUUID();
    const headers = { ...recordAs(id), ...more.headers };
    const options = { headers, maxRedirects: 0 };
    const response: APIResponse =
      data !== undefined
        ? await request.post(path, { ...options, form: data })
        : more.json !== undefined
          ? await request.post(path, { ...options, data: more.json })
          : await request.get(path, options);
    const html = await response.text();
    const step = {
      ...(await firedIn(id)),
      status: response.status(),
      html,
      location: response.headers().location ?? '',
    };
    return (steps[name] = step);
  };
  const id = String(product.id);
  const submit = (html: string): Record<string, string> => ({
    ...Object.fromEntries(Object.entries(BUYER).map(([name, text]) => [`billing_${name}`, text])),
    billing_email: EMAIL,
    order_comments: 'Ring twice',
    payment_method: 'cod',
    'woocommerce-process-checkout-nonce': value(html, 'woocommerce-process-checkout-nonce'),
  });
  const button = { woocommerce_checkout_place_order: '1' };

  await go('shop', '/shop/');
  await go('category', '/product-category/kitchen/');
  await go('empty cart', '/cart/');
  await go('product', product.path);
  await go('add by link', `/shop/?add-to-cart=${id}`);
  await go('add by form', product.path, { quantity: '2', 'add-to-cart': id });
  await go('add by script', '/?wc-ajax=add_to_cart', { product_id: id, quantity: '1' });
  await go('fragments', '/?wc-ajax=get_refreshed_fragments', {});
  const cart = (await go('cart', '/cart/')).html;
  const key = /name="cart\[([a-f0-9]+)\]/.exec(cart)?.[1] ?? '';
  const nonce = value(cart, 'woocommerce-cart-nonce');
  await go('change the cart', '/cart/', {
    [`cart[${key}][qty]`]: '3',
    update_cart: '1',
    'woocommerce-cart-nonce': nonce,
  });
  const referer = { headers: { referer: new URL('/cart/', process.env.E2E_URL).href } };
  await go('remove', `/cart/?remove_item=${key}&_wpnonce=${nonce}`, undefined, referer);
  await go('bring back', `/cart/?undo_item=${key}&_wpnonce=${nonce}`, undefined, referer);
  const form = (await go('checkout', '/checkout/')).html;
  await go('refused order', '/checkout/', { ...submit(form), ...button, billing_city: '' });
  const { location } = await go('order', '/checkout/', { ...submit(form), ...button });
  await go('order received', location);
  // Each cart differs from the one before: an equal one would be the same order (plugin/src/DuplicateOrders/OrderLock.php).
  await go('add again', `/?add-to-cart=${id}&quantity=2`);
  await go('order by script', '/?wc-ajax=checkout', submit((await go('checkout again', '/checkout/')).html));
  await go('add once more', `/?add-to-cart=${id}`);
  const page = (await go('block checkout', '/checkout-block/')).html;
  await go('order by block', '/wp-json/wc/store/v1/checkout', undefined, {
    headers: { Nonce: nonceIn(page) },
    json: {
      billing_address: { ...BUYER, email: EMAIL },
      shipping_address: BUYER,
      payment_method: 'cod',
      customer_note: 'Ring twice',
      extensions: { unknown: { any: 'thing' } },
    },
  });
  await logIn(request);
  await go('orders', '/wp-admin/admin.php?page=wc-orders');
  const newest = await wp<number>(`return wc_get_orders(['limit' => 1, 'return' => 'ids'])[0];`);
  await go('one order', `/wp-admin/admin.php?page=wc-orders&action=edit&id=${newest}`);
  return steps;
}

async function logIn(request: APIRequestContext): Promise<void> {
  const pwd = readFileSync(join(siteFolder(), 'password'), 'utf8').trim();
  await request.get('/wp-login.php');
  await request.post('/wp-login.php', { form: { log: 'admin', pwd, testcookie: '1' } });
}
