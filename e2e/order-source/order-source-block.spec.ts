import { shopName } from '../support/shop/shop';
import { AD, answer, intoCart, orderByBlock, settle, sourceOf } from '../support/shop/order-source';
import { expect, test, type Page } from '../support/test';

test.beforeEach(() => {
  test.info().annotations.push({ type: 'shop', description: shopName() });
});

type Sent = Record<string, Record<string, string | null> | undefined>;

/** The data that the checkout would send now. */
const extensionData = (page: Page): Promise<Sent> =>
  page.evaluate(() => {
    const { wp } = window as unknown as {
      wp: { data: { select: (store: string) => { getExtensionData: () => Sent } } };
    };
    return wp.data.select('wc/store/checkout').getExtensionData();
  });

const sourceIn = async (page: Page): Promise<string | null | undefined> =>
  (await extensionData(page))['woocommerce/order-attribution']?.['utm_source'];

async function toTheBlockCheckout(page: Page): Promise<void> {
  await intoCart(page);
  await page.goto('/checkout-block/');
  await expect(page.locator('#email')).toBeVisible({ timeout: 30_000 });
}

test.describe('The block checkout', () => {
  test.describe.configure({ timeout: 200_000 });

  test('an order contains source, campaign, landing page and extra fields @js', async ({ page }) => {
    await page.goto(AD);
    await answer(page, 'Allow');
    await settle(page, true);
    await toTheBlockCheckout(page);
    await expect.poll(() => sourceIn(page)).toBe('newsletter');
    const saved = await sourceOf(await orderByBlock(page));
    expect(saved).toMatchObject({
      source_type: 'utm',
      utm_source: 'newsletter',
      utm_campaign: 'spring sale',
      utm_source_platform: 'mailer',
      first_utm_source: 'newsletter',
    });
    expect(saved['session_entry']).toContain('/?utm_source=newsletter');
  });

  test('the source is sent only with consent and removed after consent is withdrawn @js', async ({
    page,
  }) => {
    await toTheBlockCheckout(page);
    await answer(page, 'Refuse');
    expect(
      Object.values((await extensionData(page))['woocommerce/order-attribution'] ?? {}).filter(Boolean),
    ).toEqual([]);
    await page.evaluate(() => window.wc_order_attribution.setOrderTracking(true));
    await expect.poll(() => sourceIn(page)).toBe('(direct)');
    await page.evaluate(() => window.wc_order_attribution.setOrderTracking(false));
    await expect.poll(() => sourceIn(page)).toBeNull();
    const sent = await extensionData(page);
    for (const namespace of ['woocommerce/order-attribution', 'stallkeeper']) {
      expect(Object.values(sent[namespace] ?? {}).filter((value) => value !== null)).toEqual([]);
    }
  });
});
