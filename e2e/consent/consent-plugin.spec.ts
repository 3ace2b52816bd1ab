import { CONSENT_API, setConsent } from '../support/shop/consent-plugin';
import { withPlugin } from '../support/engine';
import { shopName } from '../support/shop/shop';
import { AD, settle, sourceCookies } from '../support/shop/order-source';
import { expect, test, type Page } from '../support/test';

const kept = async (page: Page): Promise<string[]> => Object.keys(await sourceCookies(page.context())).sort();

test('a consent plugin replaces the consent banner, and its choices are stored @js', async ({ page }) => {
  test.slow();
  test.info().annotations.push({ type: 'shop', description: shopName() });
  await withPlugin(CONSENT_API, async () => {
    await page.goto(AD);
    await expect(page.getByRole('region', { name: 'Tracking preferences' })).toHaveCount(0);
    expect(await kept(page), 'before an answer').toEqual([]);
    await setConsent(page, 'marketing', 'allow');
    await settle(page, true);
    expect((await sourceCookies(page.context()))['sbjs_current']).toContain('newsletter');
    await page.goto('/shop/');
    await expect.poll(() => kept(page)).toContain('stallkeeper_source');

    // A page without a consent type collects nothing, and accepts a refusal.
    await page.goto('/cart/?unknown=1');
    await setConsent(page, 'marketing', 'deny');
    await expect.poll(() => kept(page)).toEqual([]);
    await page.goto('/shop/?utm_source=later');
    await page.goto('/cart/?unknown=1');
    expect(await kept(page), 'after a later campaign').toEqual([]);
  });
});
