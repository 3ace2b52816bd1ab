import { withPlugin } from '../support/engine';
import { shopName } from '../support/shop/shop';
import { answer, settle } from '../support/shop/order-source';
import { request, type Browser, type BrowserContext, type Cookie } from '@playwright/test';
import { expect, test } from '../support/test';

/** The cookie `case` selects the filters. An owner's plugin would use the same filters for all visitors. */
const FILTERS = `
$is = static fn($name) => in_array($name, explode(' ', $_GET['case'] ?? $_COOKIE['case'] ?? ''), true);
add_filter('wc_order_attribution_cookie_lifetime_months', static fn($months) => $is('wc') ? '3' : ($is('wc-text') ? 'abc' : $months));
add_filter('wc_order_attribution_session_length_minutes', static fn($minutes) => $is('wc') ? 45 : ($is('wc-text') ? 'abc' : $minutes));
add_filter('stallkeeper_source_settings', static fn($settings) => match (true) {
    $is('own') => ['lifetime' => '2.5', 'session' => '20'] + $settings,
    $is('own-text') => ['lifetime' => '2 months', 'session' => 'long'] + $settings,
    default => $settings,
});
`;

const MONTH = 30 * 24 * 60 * 60;
const CASES = [
  { which: 'nothing', months: 6, minutes: 30 },
  { which: "WooCommerce's filters", cookie: 'wc', months: 3, minutes: 45 },
  { which: "the theme's filter", cookie: 'own', months: 2.5, minutes: 20 },
  { which: 'both, and the theme has the last word', cookie: 'wc own', months: 2.5, minutes: 20 },
  { which: 'values that are not numeric', cookie: 'wc-text', months: 6, minutes: 30 },
  {
    which: "values of the theme's filter that are not numeric",
    cookie: 'wc own-text',
    months: 6,
    minutes: 30,
  },
];

/** How many seconds each cookie of order sources lives from now. */
function lifetimes(cookies: Cookie[]): Record<string, number> {
  const now = Date.now() / 1000;
  return Object.fromEntries(cookies.map(({ name, expires }) => [name, expires - now]));
}

/** The server's cookie holds when its session ends: base64url of JSON before the signature. */
function serverSession(cookies: Cookie[]): number {
  const cookie = cookies.find(({ name }) => name === 'stallkeeper_source');
  const payload = Buffer.from(cookie?.value.split('.')[0] ?? '', 'base64url').toString();
  const { m } = JSON.parse(payload) as { m: { session: [number, unknown] } };
  return m.session[0] - Date.now() / 1000;
}

const LINK = '/?utm_source=newsletter';

async function visit(browser: Browser, which: string): Promise<BrowserContext> {
  const baseURL = test.info().project.use.baseURL ?? '';
  const context = await browser.newContext({ baseURL });
  await context.addCookies([{ name: 'case', value: which, url: baseURL }]);
  const page = await context.newPage();
  await page.goto(LINK);
  await answer(page, 'Allow');
  await settle(page, true);
  await expect
    .poll(async () => Object.keys(lifetimes(await context.cookies())))
    .toContain('stallkeeper_source');
  return context;
}

/** Submits the form of the banner, as a browser without a script does. @returns the cookies */
async function visitWithoutScript(which: string): Promise<Cookie[]> {
  const baseURL = test.info().project.use.baseURL ?? '';
  const client = await request.newContext({ baseURL });
  const headers = { cookie: `case=${which}` };
  const banner = await (await client.get(LINK, { headers })).text();
  const name = /<button class="consent-bar__choice" name="([^"]+)" value="allow"/.exec(banner)?.[1] ?? '';
  const answered = await client.post(LINK, { headers, form: { [name]: 'allow' } });
  expect(answered.status()).toBe(200);
  const { cookies } = await client.storageState();
  await client.dispose();
  expect(Object.keys(lifetimes(cookies))).toContain('stallkeeper_source');
  return cookies;
}

/** The clock of the test and the moment of the visit differ by seconds. */
const close = (seconds: number, expected: number, what: string): void => {
  expect(seconds, what).toBeGreaterThan(expected - 60);
  expect(seconds, what).toBeLessThanOrEqual(expected + 5);
};

test('lifetime and session length are the same in the browser and on the server @js', async ({ browser }) => {
  test.setTimeout(240_000);
  test.info().annotations.push({ type: 'shop', description: shopName() });
  await withPlugin(FILTERS, async () => {
    for (const { which, cookie = '', months, minutes } of CASES) {
      await test.step(`filtered: ${which}`, async () => {
        const context = await visit(browser, encodeURIComponent(cookie));
        const cookies = await context.cookies();
        const left = lifetimes(cookies);
        for (const name of [
          'sbjs_current',
          'sbjs_current_add',
          'sbjs_first',
          'sbjs_udata',
          'stallkeeper_source',
        ])
          close(left[name] ?? 0, months * MONTH, `${which}: ${name}`);
        close(left['sbjs_session'] ?? 0, minutes * 60, `${which}: sbjs_session`);
        close(serverSession(cookies), minutes * 60, `${which}: the server's session`);
        const params = await context.pages()[0]?.evaluate(() => window.wc_order_attribution.params);
        expect(params, which).toMatchObject({ lifetime: months, session: minutes });
        await context.close();

        const plain = await visitWithoutScript(encodeURIComponent(cookie));
        close(lifetimes(plain)['stallkeeper_source'] ?? 0, months * MONTH, `${which}, no script`);
        close(serverSession(plain), minutes * 60, `${which}, no script: session`);
      });
    }
  });
});
