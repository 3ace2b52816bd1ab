import { CONSENT_API, setConsent } from '../support/shop/consent-plugin';
import { withPlugin } from '../support/engine';
import { shopName } from '../support/shop/shop';
import { answer, sourceCookies } from '../support/shop/order-source';
import { expect, test, type Page } from '../support/test';

/** The cookie `case` selects settings that an owner would set for all visitors. */
const CASES = `
$case = $_COOKIE['case'] ?? '';
add_filter('stallkeeper_source_consent', static fn($mode) => explode(' ', $case)[0] ?: $mode);
if (str_contains($case, 'silent')) {
    add_filter('stallkeeper_consent_mode', '__return_false');
}
if (str_contains($case, 'anonymous')) {
    add_filter('stallkeeper_consent_mode_categories', static fn($categories) => ['analytics_storage' => ['statistics', 'statistics-anonymous']] + $categories);
}
`;

type Entry = [command: string, action: string, settings: Record<string, string>];

/** Commands of the page to the analytics tag, in order. */
const told = (page: Page): Promise<Entry[]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map(
      (entry) => Array.from(entry) as Entry,
    ),
  );

const actions = async (page: Page): Promise<string[]> => (await told(page)).map(([, action]) => action);

/** The settings after all commands, without those that are always granted. */
async function settings(page: Page): Promise<Record<string, string>> {
  const all = Object.assign({}, ...(await told(page)).map(([, , entry]) => entry)) as Record<string, string>;
  expect(all).toMatchObject({ functionality_storage: 'granted', security_storage: 'granted' });
  return {
    analytics: all['analytics_storage'] ?? '',
    ads: [...new Set([all['ad_storage'], all['ad_user_data'], all['ad_personalization']])].join(),
    preferences: all['personalization_storage'] ?? '',
  };
}

const DENIED = { analytics: 'denied', ads: 'denied', preferences: 'denied' };
const GRANTED = { analytics: 'granted', ads: 'granted', preferences: 'granted' };

async function use(page: Page, which: string): Promise<void> {
  const url = test.info().project.use.baseURL ?? '';
  await page.context().clearCookies();
  await page.context().addCookies([{ name: 'case', value: encodeURIComponent(which), url }]);
}

test.describe('Consent for the analytics tag @js', () => {
  test.describe.configure({ timeout: 240_000 });
  test.beforeEach(() => {
    test.info().annotations.push({ type: 'shop', description: shopName() });
  });

  test('the tag receives the choices of a consent plugin, with order attribution on or off', async ({
    page,
  }) => {
    await withPlugin(CONSENT_API + CASES, async () => {
      for (const mode of ['off', 'ask', 'allowed']) {
        await test.step(`order sources: ${mode}`, async () => {
          await use(page, mode);
          await page.goto('/');
          expect((await told(page))[0]?.slice(0, 2)).toEqual(['consent', 'default']);
          expect(await settings(page)).toEqual(DENIED);

          await setConsent(page, 'statistics-anonymous', 'allow');
          await expect.poll(() => actions(page)).toContain('update');
          expect(await settings(page), 'anonymous statistics need no storage').toEqual(DENIED);
          await setConsent(page, 'statistics', 'allow');
          expect(await settings(page)).toEqual({ ...DENIED, analytics: 'granted' });
          await setConsent(page, 'marketing', 'allow');
          expect(await settings(page)).toEqual({ ...GRANTED, preferences: 'denied' });

          await page.goto('/shop/');
          await expect
            .poll(() => settings(page), 'on the next page')
            .toEqual({ ...GRANTED, preferences: 'denied' });
          await setConsent(page, 'preferences', 'allow');
          await setConsent(page, 'statistics', 'deny');
          expect(await settings(page)).toEqual({ ...GRANTED, analytics: 'denied' });
        });
      }
      await test.step('nothing is collected while order attribution is off', async () => {
        await use(page, 'off');
        await page.goto('/?utm_source=newsletter');
        await setConsent(page, 'marketing', 'allow');
        await page.goto('/shop/');
        await expect.poll(() => actions(page)).toContain('update');
        expect(await sourceCookies(page.context())).toEqual({});
      });
      await test.step('choices are used before the plugin knows the type of consent', async () => {
        await use(page, 'off');
        await page.goto('/?unknown=1');
        await setConsent(page, 'marketing', 'allow');
        await setConsent(page, 'statistics', 'allow');
        expect(await settings(page)).toEqual({ ...GRANTED, preferences: 'denied' });
      });
      await test.step('a shop can let anonymous statistics grant storage', async () => {
        await use(page, 'off anonymous');
        await page.goto('/');
        await setConsent(page, 'statistics-anonymous', 'allow');
        expect(await settings(page)).toEqual({ ...DENIED, analytics: 'granted' });
        await setConsent(page, 'statistics', 'deny');
        expect(await settings(page), 'one allowed category is enough').toEqual({
          ...DENIED,
          analytics: 'granted',
        });
      });
      await test.step('a shop can turn it off', async () => {
        await use(page, 'off silent');
        await page.goto('/');
        await setConsent(page, 'marketing', 'allow');
        expect(await told(page)).toEqual([]);
      });
    });
  });

  test('without a consent plugin, the tag follows the shop’s setting and the consent banner', async ({
    page,
  }) => {
    await withPlugin(CASES, async () => {
      await test.step('with order sources off, nothing is printed and the tag keeps its own settings', async () => {
        await use(page, 'off');
        await page.goto('/');
        expect(await told(page)).toEqual([]);
        expect(await page.evaluate(() => typeof window.gtag)).toBe('undefined');
      });
      await test.step('with order sources always on, all is granted until it is withdrawn', async () => {
        await use(page, 'allowed');
        await page.goto('/');
        expect(await settings(page)).toEqual(GRANTED);
        await page.evaluate(() => window.wc_order_attribution.setOrderTracking(false));
        expect(await settings(page)).toEqual(DENIED);
        await page.goto('/shop/');
        await expect.poll(() => settings(page)).toEqual(DENIED);
        // The page posts the choice, and the answer sets a cookie that the next step must not have.
        const posted = page.waitForResponse((response) => response.request().method() === 'POST');
        await page.evaluate(() => window.wc_order_attribution.setOrderTracking(true));
        expect(await settings(page)).toEqual(GRANTED);
        await posted;
      });
      await test.step('a choice in the consent banner is used on a cached page', async () => {
        await use(page, 'ask');
        const stored = await (await page.request.get('/shop/')).text();
        await page.goto('/');
        await answer(page, 'Allow');
        await page.route('**/shop/', (route) => route.fulfill({ body: stored, contentType: 'text/html' }));
        await page.goto('/shop/');
        expect((await told(page))[0]?.[2]).toMatchObject({ analytics_storage: 'denied' });
        await expect.poll(() => settings(page)).toEqual(GRANTED);
      });
    });
  });
});
