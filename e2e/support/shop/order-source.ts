import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { aProduct, anEmail, fillCheckout, putIntoCart, VISITOR, type Product } from './checkout';
import { wp } from '../wp';

/** Link of an advertisement. */
export const AD =
  '/?utm_source=newsletter&utm_medium=email&utm_campaign=spring+sale&utm_id=77&utm_source_platform=mailer';

/** Selects an answer in the consent banner. */
export async function answer(page: Page, choice: 'Allow' | 'Refuse'): Promise<void> {
  const button = page
    .getByRole('region', { name: 'Tracking preferences' })
    .getByRole('button', { name: choice });
  // Without a script, the choice is a form. The next page must not begin before the answer has arrived.
  const isForm = test.info().project.use.javaScriptEnabled === false;
  await Promise.all([isForm ? page.waitForEvent('load') : null, button.click()]);
}

/** The cookies of order sources, by name. */
export async function sourceCookies(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = await context.cookies();
  return Object.fromEntries(
    cookies
      .filter(({ name }) => /^(sbjs_|stallkeeper_source$)/.test(name))
      .map(({ name, value }) => [name, decodeURIComponent(value)]),
  );
}

/** With a script, waits until it has stored the source in cookies. */
export async function settle(page: Page, hasScript: boolean): Promise<void> {
  if (hasScript)
    await expect.poll(async () => Object.keys(await sourceCookies(page.context()))).toContain('sbjs_udata');
}

/** The hidden fields of the page, by name without prefix. */
export const fieldsOf = async (page: Page): Promise<Record<string, string>> =>
  Object.assign({}, ...(await elementsOf(page))) as Record<string, string>;

/** The hidden fields of each attribution element, in document order, by name without prefix. */
export const elementsOf = (page: Page): Promise<Record<string, string>[]> =>
  page
    .locator('wc-order-attribution-inputs')
    .evaluateAll((elements) =>
      elements.map((element) =>
        Object.fromEntries(
          [...element.querySelectorAll('input')].map(({ name, value }) => [
            name.replace('wc_order_attribution_', ''),
            value,
          ]),
        ),
      ),
    );

/** Adds a product to the cart. The page of the visitor stays open, and no page view is counted. */
export async function intoCart(page: Page, product?: Product): Promise<void> {
  await putIntoCart(page, product ?? (await aProduct()));
}

/** Places an order with the classic checkout. @returns the order's number */
export async function order(page: Page, email = anEmail()): Promise<number> {
  if (!page.url().endsWith('/checkout/')) await page.goto('/checkout/');
  // WooCommerce redirects to the cart page if the cart is empty.
  await expect(page).toHaveURL(/\/checkout\/$/);
  await fillCheckout(page, { ...VISITOR, billing_email: email });
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/order-received/, { timeout: 45_000 });
  return Number(/order-received\/(\d+)/.exec(page.url())?.[1]);
}

/** Places an order with the checkout block of the current page. @returns the order's number */
export async function orderByBlock(page: Page): Promise<number> {
  await page.locator('#email').fill(anEmail(), { timeout: 30_000 });
  // WooCommerce renders the address after the email field. After an earlier order, it is text instead of fields.
  const saved = page.getByRole('button', { name: /^Edit (?:billing )?address$/ });
  const first = page.locator('#billing-first_name');
  await saved.or(first).filter({ visible: true }).waitFor();
  if (await first.isVisible()) {
    for (const [name, value] of Object.entries({ ...VISITOR, billing_postcode: '79098' })) {
      const field = page.locator(`#${name.replace('billing_', 'billing-')}`);
      if (!name.endsWith('email') && (await field.count()) > 0) await field.fill(value);
    }
  }
  // While the checkout of WooCommerce 8.9 calculates, it ignores clicks.
  await expect.poll(() => isCalculating(page)).toBe(false);
  await expect(async () => {
    await page.getByRole('button', { name: 'Place order' }).click({ timeout: 2_000 });
    await expect(page).toHaveURL(/order-received/, { timeout: 25_000 });
  }).toPass({ timeout: 90_000 });
  return Number(/order-received\/(\d+)/.exec(page.url())?.[1]);
}

/** Whether the checkout block waits for totals. The stand-in's store does not say so. */
const isCalculating = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { wp: core } = window as unknown as {
      wp: { data: { select: (store: string) => { isCalculating?: () => boolean } } };
    };
    return core.data.select('wc/store/checkout').isCalculating?.() ?? false;
  });

/** Returns the source that was saved with an order. Fails if a key was saved more than once. */
export async function sourceOf(orderId: number, run = wp): Promise<Record<string, string>> {
  const rows = await run<[string, string][]>(
    `
    wp_cache_flush();
    $rows = [];
    foreach (wc_get_order($args)->get_meta_data() as $meta) {
        $data = $meta->get_data();
        if (str_starts_with($data['key'], '_wc_order_attribution_')) {
            $rows[] = [substr($data['key'], 22), $data['value']];
        }
    }
    return $rows;
  `,
    orderId,
  );
  const names = rows.map(([name]) => name);
  expect(names, 'meta keys of an order are unique').toEqual([...new Set(names)]);
  return Object.fromEntries(rows);
}
