import type { Browser, Page } from '@playwright/test';
import { shop, shopName } from '../support/shop/shop';
import { AD, answer, elementsOf, intoCart, settle } from '../support/shop/order-source';
import { expect, test } from '../support/test';
import { anEmail, fillCheckout, VISITOR } from '../support/shop/checkout';
import { wp } from '../support/wp';

/** Registration is off in a new shop. */
const OPTIONS = [
  'woocommerce_enable_myaccount_registration',
  'woocommerce_enable_signup_and_login_from_checkout',
  'woocommerce_registration_generate_password',
];
const CAMPAIGN = { source_type: 'utm', utm_source: 'newsletter', first_utm_source: 'newsletter' };

const accountPage = (): Promise<string> => wp<string>(`return wc_get_page_permalink('myaccount');`);

/** The source that was saved with an account, by field name. */
const sourceOfAccount = (email: string): Promise<Record<string, string>> =>
  wp<Record<string, string>>(
    `
    $found = [];
    foreach (get_user_meta(get_user_by('email', $args)->ID) as $key => $values) {
        if (str_starts_with($key, '_wc_order_attribution_')) {
            $found[substr($key, 22)] = implode('|', $values);
        }
    }
    return $found;
  `,
    email,
  );

test.describe('An account @js', () => {
  test.skip(() => shop().kind === 'stand-in', 'the stand-in has no accounts');
  test.describe.configure({ timeout: 180_000, mode: 'serial' });

  test.beforeEach(async () => {
    test.info().annotations.push({ type: 'shop', description: shopName() });
    await wp(`foreach ($args as $name) { update_option($name, 'yes'); }`, OPTIONS);
  });

  /** Opens the link of an advertisement and gives consent. */
  async function arrive(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
    const baseURL = test.info().project.use.baseURL ?? '';
    const page = await (await browser.newContext({ baseURL, javaScriptEnabled })).newPage();
    await page.goto(AD);
    await answer(page, 'Allow');
    await settle(page, javaScriptEnabled);
    return page;
  }

  for (const hasScript of [false, true]) {
    const how = hasScript ? 'with JavaScript' : 'without JavaScript';

    test(`gets the source of the visit when a visitor registers, ${how}`, async ({ browser }) => {
      const page = await arrive(browser, hasScript);
      await page.goto(await accountPage());
      const elements = await elementsOf(page);
      expect(elements).toHaveLength(1);
      expect(elements[0]).toMatchObject(CAMPAIGN);
      const email = anEmail();
      await page.locator('#reg_email').fill(email);
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(page.getByRole('link', { name: /log ?out/i }).first()).toBeVisible();
      expect(await sourceOfAccount(email)).toMatchObject(CAMPAIGN);
      await page.context().close();
    });

    test(`gets the source of the visit when a visitor creates it at the checkout, ${how}`, async ({
      browser,
    }) => {
      const page = await arrive(browser, hasScript);
      await intoCart(page);
      await page.goto('/checkout/');
      const email = anEmail();
      await fillCheckout(page, { ...VISITOR, billing_email: email });
      await page.locator('#createaccount').check();
      await page.locator('#place_order').click();
      await expect(page).toHaveURL(/order-received/, { timeout: 45_000 });
      expect(await sourceOfAccount(email)).toMatchObject(CAMPAIGN);
      await page.context().close();
    });
  }
});
