import { forgetFailures, setHosted, withProvider } from '../support/algolia/site';
import { box, followBelowHits, isSearch, summary, titles, wake } from '../support/search';
import { requestsReported } from '../support/settled';
import { expect, test, type Page } from '../support/test';
import { pageWith } from '../support/wp';

test.describe.configure({ mode: 'serial' });

test('a results page sends one request to the hosted provider, and JavaScript adds none on load @js', async ({
  page,
  browser,
  request,
  pageErrors,
}) => {
  // The fake clock has no entries of the page's load, which a script of WordPress 6.9 reads.
  pageErrors.allow(/domContentLoadedEventStart/);
  // A period that differs from the default one, so that earlier searches do not count.
  const few = `add_filter('stallkeeper_algolia_rate_limit', static fn($rate) => empty($_GET['few']) ? $rate : [1, 3599]);`;
  await withProvider(async (provider) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.E2E_URL ?? '' });
    const noScript = await plain.newPage();
    await noScript.goto('/?s=kettle');
    await expect(titles(noScript).first()).toBeVisible();
    expect(provider.of('search')).toHaveLength(1);
    expect(provider.of('search', 'php')).toHaveLength(1);
    // The key is in a header, which servers do not log.
    expect(provider.calls[0]).toMatchObject({ isKeyInAddress: false });
    const finished = await titles(noScript).allTextContents();
    await plain.close();

    provider.forget();
    await page.clock.install();
    await page.goto('/?s=kettle');
    await wake(page);
    await expect(titles(page)).toHaveText(finished);
    expect(provider.of('search', 'php')).toHaveLength(1);
    expect(provider.of('search', 'browser')).toHaveLength(0);

    // Typing costs one search for a word, not one for each letter; what is too short costs nothing.
    await box(page).fill('');
    // The search of all documents has ended, so it is not taken for a search of the next letter.
    await expect(titles(page)).not.toHaveText(finished);
    provider.forget();
    const searches: string[] = [];
    page.on('request', (sent) => isSearch(sent.url()) && searches.push(sent.url()));
    await box(page).pressSequentially('t');
    // Longer than the pause that a search waits for.
    await page.clock.runFor(1000);
    await requestsReported(page);
    expect(searches).toEqual([]);
    expect(provider.calls).toEqual([]);
    // While the clock is paused, a slow machine makes no pauses between the keystrokes.
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
    await box(page).pressSequentially('eapo');
    await page.clock.resume();
    await expect(titles(page).first()).toContainText(/teapo/i);
    expect(provider.of('search', 'browser').length).toBeLessThanOrEqual(2);
    // Enter searches for a short query, too.
    provider.forget();
    await box(page).fill('k');
    await box(page).press('Enter');
    await expect.poll(() => provider.of('search', 'browser').length).toBe(1);

    // Above the limit for a visitor the built-in engine answers, which costs nothing.
    provider.forget();
    for (let i = 0; i < 4; i++) expect((await request.get(`/?s=cast+iron&few=1&n=${i}`)).status()).toBe(200);
    expect(provider.of('search')).toHaveLength(1);
    expect(await (await request.get('/?s=cast+iron&few=1')).text()).toContain('hit__title');

    // The first search of every page with a widget is cached.
    const address = await pageWith('<div class="instant-search-widget"></div>');
    provider.forget();
    for (let visit = 0; visit < 3; visit++) {
      await page.goto(address);
      await expect(titles(page).first()).toBeVisible();
    }
    expect(provider.of('search', 'php').length).toBeLessThanOrEqual(1);
  }, few);
});

/** Searches without a script: words, a search without results, the next page. */
async function withoutScript(page: Page): Promise<void> {
  await page.goto('/?s=teapot');
  await expect(titles(page).first()).toContainText(/teapot/i);
  await expect(page.locator('.hit__title mark').first()).toHaveText(/teapot/i);
  await page.goto('/?s=zzqqxx');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.goto('/?s=');
  const first = await titles(page).allTextContents();
  expect(first).toHaveLength(10);
  await followBelowHits(page.getByRole('link', { name: 'Next' }));
  await expect(page).toHaveURL(/paged=2/);
  await expect(titles(page).first()).toBeVisible();
  await expect(titles(page)).not.toHaveText(first);
  // A hit leads to its post, on this site.
  const link = page.locator('.hit__title a').first();
  const title = (await link.textContent())?.trim() ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
}

/** The same with a script: typing, the address, the way back, the reset. */
async function withScript(page: Page): Promise<void> {
  await page.goto('/?s=kettle');
  await wake(page);
  await expect(titles(page).first()).toContainText(/kettle/i);
  await box(page).fill('teapot');
  await expect(titles(page).first()).toContainText(/teapot/i);
  await expect(page).toHaveURL(/s=teapot/);
  await page.goBack();
  await expect(box(page)).toHaveValue('kettle');
  await expect(titles(page).first()).toContainText(/kettle/i);
  await box(page).fill('zzqqxx');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.locator('.instant-search-widget [data-part="reset"]').click();
  await expect(summary(page)).toContainText('found');
  await expect(titles(page)).toHaveCount(10);
  await expect(box(page)).toBeFocused();
}

test('search works the same with the built-in engine and the hosted provider @js', async ({
  page,
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.E2E_URL ?? '' });
  const noScript = await plain.newPage();
  await withProvider(async (provider) => {
    for (const isHosted of [true, false]) {
      await setHosted({ on: isHosted });
      await forgetFailures();
      provider.forget();
      await withoutScript(noScript);
      expect(provider.of('search', 'php').length > 0).toBe(isHosted);
      await withScript(page);
      expect(provider.of('search', 'browser').length > 0).toBe(isHosted);
    }
  });
  await plain.close();
});
