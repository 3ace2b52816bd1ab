import { coveredStops } from '../support/keyboard';
import {
  AD,
  answer,
  fieldsOf,
  intoCart,
  order,
  settle,
  sourceCookies,
  sourceOf,
} from '../support/shop/order-source';
import { pageIdle, requestsReported } from '../support/settled';
import { aProduct } from '../support/shop/checkout';
import { expect, test, type Page } from '../support/test';

const QUESTION = { name: 'Tracking preferences' };
const SIZES = [
  [390, 844],
  [1366, 768],
] as const;
const OTHER_SITE = 'https://blog.example.org/post';
const known = (values: Record<string, string | null>): string[] =>
  Object.keys(values).filter((name) => values[name] !== null && values[name] !== '');

/** The attribution fields that an order would send now. */
const wouldBeSent = async (page: Page): Promise<string[]> =>
  known(
    await page
      .locator('form.checkout')
      .evaluate((form: HTMLFormElement) =>
        Object.fromEntries(
          [...new FormData(form)]
            .filter(([name]) => name.startsWith('wc_order_attribution_'))
            .map(([name, value]) => [name, typeof value === 'string' ? value : '']),
        ),
      ),
  );

test.describe('Consent of the visitor', () => {
  test.describe.configure({ timeout: 200_000 });

  test('before the visitor’s choice no cookie is set and no tracking script is loaded', async ({
    page,
    context,
    javaScriptEnabled,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(AD);
    await page.goto('/shop/');
    await expect(page.getByRole('region', QUESTION)).toBeVisible();
    if (javaScriptEnabled) {
      // The script that would fetch the others has run.
      await page.waitForFunction(() => typeof window.wc_order_attribution.setOrderTracking === 'function');
      await pageIdle(page);
    }
    expect(await context.cookies()).toEqual([]);
    expect(fetched.filter((url) => /order-source-(collect|referrer|fields)\.js/.test(url))).toEqual([]);
  });

  test('refused, then allowed, then withdrawn on one page: cookies, fields and request follow @js @journey', async ({
    page,
    context,
  }) => {
    await intoCart(page);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.postData()?.includes('stallkeeper_consent'))
        posts.push(request.postData() ?? '');
    });
    await page.goto('/checkout/?utm_source=late&utm_campaign=landing');

    await answer(page, 'Refuse');
    await expect(page.getByRole('region', QUESTION)).toBeHidden();
    expect(await sourceCookies(context)).toEqual({});
    expect(known(await fieldsOf(page))).toEqual([]);
    expect(await wouldBeSent(page)).toEqual([]);
    await expect.poll(() => posts).toEqual(['stallkeeper_consent=deny&quiet=1']);

    await page.getByRole('link', { name: 'Privacy choices' }).click();
    await answer(page, 'Allow');
    await settle(page, true);
    await expect.poll(async () => (await fieldsOf(page))['utm_source']).toBe('late');
    expect((await fieldsOf(page))['utm_campaign']).toBe('landing');
    expect((await sourceCookies(context))['sbjs_session']).toContain('pgs=1');
    expect(await wouldBeSent(page)).toContain('wc_order_attribution_utm_campaign');
    await expect.poll(() => posts).toHaveLength(2);

    await page.evaluate(() => window.wc_order_attribution.setOrderTracking(false));
    await expect.poll(() => posts).toHaveLength(3);
    await expect.poll(async () => Object.keys(await sourceCookies(context))).toEqual([]);
    expect(known(await fieldsOf(page))).toEqual([]);
    expect(await wouldBeSent(page)).toEqual([]);
    await page.evaluate(() => window.wc_order_attribution.setOrderTracking(false));
    await requestsReported(page);
    expect(posts, 'the choice is posted once').toHaveLength(3);
  });

  test('withdrawing consent during collection leaves no cookie @js', async ({ page }) => {
    await page.goto(AD);
    const written = await page.evaluate(
      async (takenBack: boolean[]) => {
        const shop = window.wc_order_attribution;
        const { collectPageView } = (await import(shop.stallkeeper.collect)) as {
          collectPageView: (of: typeof shop, href: string) => Promise<unknown>;
        };
        const lines: string[] = [];
        Object.defineProperty(document, 'cookie', { get: () => '', set: (line: string) => lines.push(line) });
        const counts: number[] = [];
        for (const isTakenBack of takenBack) {
          shop.params.allowTracking = true;
          const counted = collectPageView(shop, location.href);
          shop.params.allowTracking = !isTakenBack;
          await counted;
          counts.push(lines.splice(0).length);
        }
        return counts;
      },
      [true, false],
    );
    expect(written[0]).toBe(0);
    expect(written[1]).toBeGreaterThan(5);
  });

  test('without a script: refused, then allowed by the link in the footer, then withdrawn @no-js @journey', async ({
    page,
    context,
  }) => {
    await page.goto('/?utm_source=late&utm_campaign=landing', { referer: OTHER_SITE });
    await answer(page, 'Refuse');
    await expect(page.getByRole('region', QUESTION)).toBeHidden();
    expect(await sourceCookies(context)).toEqual({});

    await page.getByRole('link', { name: 'Privacy choices' }).click();
    await answer(page, 'Allow');
    // The server gives its source to a script that may start on a later page. Only the script counts sessions.
    expect(Object.keys(await sourceCookies(context)).sort()).toEqual([
      'sbjs_current',
      'sbjs_current_add',
      'sbjs_first',
      'sbjs_first_add',
      'stallkeeper_source',
    ]);
    const cookie = (await context.cookies()).find(({ name }) => name === 'stallkeeper_source');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    await intoCart(page);
    await page.goto('/checkout/');
    expect(await fieldsOf(page)).toMatchObject({
      utm_source: 'late',
      utm_campaign: 'landing',
      session_count: '1',
    });

    await page.getByRole('link', { name: 'Privacy choices' }).click();
    await answer(page, 'Refuse');
    expect(await sourceCookies(context)).toEqual({});
    await page.goto('/checkout/');
    expect(known(await fieldsOf(page))).toEqual([]);
    const saved = await sourceOf(await order(page));
    expect(saved).toEqual({});
  });

  test('a source that the server has saved survives a script that starts on a later page @js', async ({
    page,
    context,
    pageErrors,
  }) => {
    pageErrors.allow(/Failed to load resource/);
    await page.route(/consent-banner\.js/, (route) => route.abort());
    await page.goto(AD);
    await answer(page, 'Allow');
    await expect(page.getByRole('region', QUESTION)).toBeHidden();
    // The page that follows the choice requests its scripts at the end.
    await page.waitForLoadState();
    await page.unroute(/consent-banner\.js/);
    await page.goto('/shop/');
    // The server has stored the source already: wait until the script has counted each page.
    const counted = async () => (await sourceCookies(context))['sbjs_session'];
    await expect.poll(counted).toContain('pgs=1');
    await page.goto(`/?add-to-cart=${(await aProduct()).id}`);
    await expect.poll(counted).toContain('pgs=2');
    await page.goto('/checkout/');
    await expect.poll(async () => (await fieldsOf(page))['session_pages']).toBe('3');
    expect(await fieldsOf(page)).toMatchObject({
      source_type: 'utm',
      utm_source: 'newsletter',
      session_count: '1',
    });
    expect((await fieldsOf(page))['session_entry']).toContain('utm_source=newsletter');
    expect((await fieldsOf(page))['first_entry']).toContain('utm_source=newsletter');
  });

  test('a page that the browser renders in advance counts when the visitor sees it @js', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'stallkeeper_consent', value: 'allow', url: baseURL ?? '' }]);
    await page.setExtraHTTPHeaders({ 'Sec-Purpose': 'prefetch;prerender' });
    await page.addInitScript(() =>
      Object.defineProperty(document, 'prerendering', { get: () => !('isShown' in window) }),
    );
    await page.goto(AD);
    await page.waitForFunction(
      () => performance.getEntriesByName(window.wc_order_attribution.stallkeeper.collect).length > 0,
    );
    await pageIdle(page);
    expect(await sourceCookies(context)).toEqual({});

    await page.evaluate(() => {
      Object.assign(window, { isShown: true });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await settle(page, true);
    const cookies = await sourceCookies(context);
    expect(cookies['sbjs_session']).toContain('pgs=1');
    expect(cookies['sbjs_current']).toContain('src=newsletter');
  });

  test('a page that Back restores has the choice and the source of the visitor, and is not counted @js', async ({
    page,
    context,
    baseURL,
  }) => {
    const restore = () =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await intoCart(page);
    await page.goto('/checkout/');
    await expect(page.getByRole('region', QUESTION)).toBeVisible();

    // The visitor opens another page, allows tracking there, and goes back.
    const value = (text: string) => encodeURIComponent(text);
    const cookies = {
      stallkeeper_consent: 'allow',
      sbjs_current: value('typ=utm|||src=elsewhere|||mdm=email'),
      sbjs_session: value('pgs=4'),
      sbjs_udata: value('vst=1'),
    };
    await context.addCookies(
      Object.entries(cookies).map(([name, text]) => ({ name, value: text, url: baseURL ?? '' })),
    );
    await restore();
    await expect(page.getByRole('region', QUESTION)).toBeHidden();
    await expect.poll(async () => (await fieldsOf(page))['utm_source']).toBe('elsewhere');
    expect((await fieldsOf(page))['session_pages']).toBe('4');
    await restore();
    await pageIdle(page);
    expect((await sourceCookies(context))['sbjs_session']).toBe('pgs=4');

    // The visitor refuses on the other page.
    await context.clearCookies({ name: /^sbjs_/ });
    await context.addCookies([{ name: 'stallkeeper_consent', value: 'deny', url: baseURL ?? '' }]);
    await restore();
    await expect.poll(async () => known(await fieldsOf(page))).toEqual([]);
    await expect(page.getByRole('region', QUESTION)).toBeHidden();
  });

  test('a campaign counts when the visitor allows it on the page after the landing page', async ({
    page,
    baseURL,
    javaScriptEnabled,
  }) => {
    const landing = `${baseURL}/shop/?utm_source=late&utm_medium=email`;
    await page.goto(landing);
    await page.goto('/journal/', { referer: landing });
    await answer(page, 'Allow');
    await settle(page, javaScriptEnabled);
    await intoCart(page);
    await page.goto('/checkout/');
    await expect
      .poll(() => fieldsOf(page))
      .toMatchObject({ utm_source: 'late', utm_medium: 'email', session_entry: landing, referrer: '(none)' });
  });

  test('a referrer counts when the visitor allows it on the landing page @no-js', async ({ page }) => {
    await page.goto('/', { referer: OTHER_SITE });
    await answer(page, 'Allow');
    await intoCart(page);
    await page.goto('/checkout/');
    expect(await fieldsOf(page)).toMatchObject({
      source_type: 'referral',
      utm_source: 'blog.example.org',
      referrer: OTHER_SITE,
    });
  });

  test('after a withdrawal whose request fails, the server ignores its cookie @js', async ({
    page,
    context,
    pageErrors,
  }) => {
    pageErrors.allow(/Failed to load resource/);
    await page.goto(AD);
    await answer(page, 'Allow');
    await settle(page, true);
    await expect.poll(async () => Object.keys(await sourceCookies(context))).toContain('stallkeeper_source');
    await page.route('**/*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await page.evaluate(() => window.wc_order_attribution.setOrderTracking(false));
    await failed;
    await page.unroute('**/*');
    const held = (await context.cookies()).find(({ name }) => name === 'stallkeeper_source');
    expect(held, 'the server still has its cookie').toBeDefined();
    await intoCart(page);
    await page.goto('/checkout/');
    expect(known(await fieldsOf(page))).toEqual([]);
    expect(await sourceCookies(context)).toEqual({});
  });

  test('a consent choice sent by another site is ignored @no-js', async ({ request }) => {
    const forged = await request.post('/', {
      form: { stallkeeper_consent: 'allow', quiet: '1' },
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(forged.headers()['set-cookie'] ?? '').not.toContain('stallkeeper_consent');
    const html = await (await request.get('/')).text();
    expect(html).toContain('aria-label="Tracking preferences"');
    expect(html).not.toContain('data-chosen');
  });

  test('the analytics tag gets all seven consent types, before and after the choice @js', async ({
    page,
  }) => {
    await page.goto('/');
    const said = () =>
      page.evaluate(() =>
        (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((entry) =>
          Array.from(entry),
        ),
      );
    const names = [
      'ad_personalization',
      'ad_storage',
      'ad_user_data',
      'analytics_storage',
      'functionality_storage',
      'personalization_storage',
      'security_storage',
    ];
    const [first] = await said();
    expect(first?.slice(0, 2)).toEqual(['consent', 'default']);
    const { wait_for_update: wait, ...defaults } = first?.[2] as Record<string, unknown>;
    expect(wait).toBe(500);
    expect(Object.keys(defaults).sort()).toEqual(names);
    expect(defaults).toMatchObject({
      ad_storage: 'denied',
      analytics_storage: 'denied',
      security_storage: 'granted',
    });
    await answer(page, 'Allow');
    await expect.poll(async () => (await said()).at(-1)?.slice(0, 2)).toEqual(['consent', 'update']);
    const update = (await said()).at(-1)?.[2] as Record<string, string>;
    expect(Object.keys(update).sort()).toEqual(names);
    expect(new Set(Object.values(update))).toEqual(new Set(['granted']));
    await page.getByRole('link', { name: 'Privacy choices' }).click();
    await answer(page, 'Refuse');
    expect((await said()).at(-1)?.[2]).toMatchObject({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      security_storage: 'granted',
    });
  });
});

test('on phone and desktop the banner does not move the page and covers no focused element', async ({
  page,
}) => {
  const bar = page.getByRole('region', QUESTION);
  const heading = () => page.locator('h1').evaluate((one) => one.getBoundingClientRect().top);
  const tops: number[] = [];
  await page.goto('/shop/');
  await expect(bar).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
      // The next Tab reaches the first element.
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    });
    tops.push(await heading());
    expect(await coveredStops(page, 'Tab', 60), `${width} px`).toEqual([]);
  }
  await bar.getByRole('button', { name: 'Refuse' }).click();
  await expect(bar).toBeHidden();
  await page.goto('/shop/');
  for (const [index, [width, height]] of SIZES.entries()) {
    await page.setViewportSize({ width, height });
    expect(await heading(), `${width} px`).toBe(tops[index]);
  }
});
