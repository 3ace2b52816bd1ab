import type { Response } from '@playwright/test';
import { withPlugin } from '../support/engine';
import { fakeProvider } from '../support/algolia/fake-provider';
import { withProvider } from '../support/algolia/site';
import { box, followBelowHits, titles, wake } from '../support/search';
import { clearReport, expectSearches, searches, selections } from '../support/search-report';
import { pageIdle, requestsReported } from '../support/settled';
import { CONSENT_API, setConsent } from '../support/shop/consent-plugin';
import { expect, test, type Page } from '../support/test';
import { pageWith } from '../support/wp';

/** Searches and selected results that only the browser knows. */

test.describe('Search report while typing', { tag: '@js' }, () => {
  test.beforeEach(async ({ pageErrors }) => {
    // The fake clock has no navigation entry, which the Interactivity API of WordPress 6.9 reads on block pages.
    pageErrors.allow(/domContentLoadedEventStart/);
    await clearReport();
  });

  const SELECTIONS = /search-selections\.js/;
  const header = (page: Page) => page.locator('.masthead [data-part="input"]');

  /** All scripts and requests of the report from now on. */
  const reports = (page: Page): string[] => {
    const urls: string[] = [];
    page.on(
      'request',
      (request) => /report|search-selections/.test(request.url()) && urls.push(request.url()),
    );
    return urls;
  };

  /** More than the second after which a query counts. Install the clock before the page is opened. */
  const pause = async (page: Page): Promise<void> => {
    await page.clock.fastForward(1500);
    await requestsReported(page);
  };

  /** The pause, and more than the five seconds after it in which the visitor may still complete the query. */
  const complete = async (page: Page): Promise<void> => {
    await pause(page);
    await page.clock.fastForward(5500);
  };

  /** Enters a query in the header with one event, after the script that counts it has started. */
  const enterInHeader = async (page: Page, query: string): Promise<void> => {
    await header(page).click();
    await expect(header(page)).toHaveAttribute('role', 'combobox');
    await page.evaluate(() => import('@stallkeeper/search-report'));
    await header(page).fill(query);
  };

  /** Waits until the page has run the script that counts selections. */
  const selectionsReady = async (page: Page, response: Promise<Response>): Promise<void> => {
    await page.evaluate((url) => import(url), (await response).url());
    await pageIdle(page);
  };

  async function typed(page: Page, query: string, first: string | RegExp): Promise<void> {
    await box(page).fill(query);
    await expect(titles(page).first()).toContainText(first);
  }

  test('a query counts after a pause, and the texts on the way to it do not', async ({ page }) => {
    await page.clock.install();
    await page.goto('/find/');
    await wake(page);
    await box(page).pressSequentially('limescale', { delay: 60 });
    await expect(titles(page).first()).toContainText('Limescale');
    await complete(page);
    await expectSearches(['limescale 1']);
    await box(page).fill('');
    await box(page).fill('zzqxwv');
    await expect(titles(page)).toHaveCount(0);
    await complete(page);
    await expectSearches(['limescale 1', 'zzqxwv 1 (1 empty)']);
  });

  test('Enter counts at once, and the pause after it does not count again', async ({ page }) => {
    await page.clock.install();
    await page.goto('/find/');
    await wake(page);
    await box(page).fill('limescale');
    await box(page).press('Enter');
    await expectSearches(['limescale 1']);
    await pause(page);
    expect(await searches()).toEqual(['limescale 1']);
  });

  test('selecting a result counts its query, without a pause', async ({ page }) => {
    await page.goto('/find/');
    await wake(page);
    await typed(page, 'limescale', 'Limescale');
    await titles(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Limescale');
    await expectSearches(['limescale 1']);
    expect(await selections()).toEqual([]);
  });

  test('typing on the results page counts the new query only', async ({ page }) => {
    await page.clock.install();
    const counted = page.waitForResponse(/stallkeeper\/v1\/report/);
    await page.goto('/?s=kettle');
    await counted;
    await wake(page);
    await typed(page, 'limescale', 'Limescale');
    await complete(page);
    await expectSearches(['kettle 1', 'limescale 1']);
    await page.goBack();
    await expect(titles(page).first()).toContainText(/kettle/i);
    await pause(page);
    expect(await searches()).toEqual(['kettle 1', 'limescale 1']);
  });

  test('a widget that is inserted late counts the query of the URL and typed ones', async ({ page }) => {
    await page.clock.install();
    await page.goto('/about/?shop_s=kettle');
    await page.evaluate(() =>
      document
        .querySelector('main')!
        .insertAdjacentHTML('beforeend', '<div class="instant-search-widget"></div>'),
    );
    await expect(titles(page).first()).toContainText(/kettle/i);
    await expectSearches(['kettle 1']);
    await wake(page);
    await typed(page, 'limescale', 'Limescale');
    await complete(page);
    await expectSearches(['kettle 1', 'limescale 1']);
  });

  test('a suggestion that is opened counts its query, and a submitted query counts once', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/about/');
    await enterInHeader(page, 'limescale');
    await page.getByRole('option').first().click();
    await expect(page).not.toHaveURL(/about/);
    await expectSearches(['limescale 1']);
    await enterInHeader(page, 'kettle');
    await expect(page.getByRole('option').first()).toBeVisible();
    await pause(page);
    await header(page).press('Enter');
    await expect(page).toHaveURL(/s=kettle/);
    await expectSearches(['kettle 1', 'limescale 1']);
  });

  test('a query in the header counts if the visitor leaves the page after a pause', async ({ page }) => {
    await page.clock.install();
    await page.goto('/about/');
    await enterInHeader(page, 'limescale');
    await expect(page.getByRole('option').first()).toBeVisible();
    await pause(page);
    expect(await searches()).toEqual([]);
    await page.goto('/find/');
    await expectSearches(['limescale 1']);
  });

  test('without consent no selection is stored and its code is not loaded; with consent it counts', async ({
    page,
  }) => {
    const urls = reports(page);
    const open = async (): Promise<void> => {
      await page.goto('/?s=limescale');
      await titles(page).first().hover();
      await pageIdle(page);
      await requestsReported(page);
    };
    await open();
    await titles(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Limescale');
    await page.getByRole('button', { name: 'Refuse' }).click();
    await open();
    await titles(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Limescale');
    expect(urls.filter((url) => SELECTIONS.test(url))).toEqual([]);
    expect(await selections()).toEqual([]);

    await page.goto('/?s=limescale');
    await followBelowHits(page.getByRole('link', { name: 'Privacy choices' }));
    // The bar disappears below the pointer, so the pointer may be above the widget at once.
    const loaded = page.waitForResponse(SELECTIONS);
    await page.getByRole('button', { name: 'Allow' }).click();
    await titles(page).first().hover();
    await selectionsReady(page, loaded);
    await titles(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Limescale');
    await expect.poll(selections).toEqual([expect.stringMatching(/^limescale \d+ 1$/)]);
    await expectSearches(['limescale 3']);
  });

  test('with a consent plugin, the category for statistics decides', async ({ page }) => {
    await withPlugin(CONSENT_API, async () => {
      const urls = reports(page);
      await page.goto('/?s=limescale');
      await setConsent(page, 'marketing', 'allow');
      await titles(page).first().hover();
      await pageIdle(page);
      await requestsReported(page);
      expect(urls.filter((url) => SELECTIONS.test(url))).toEqual([]);
      await setConsent(page, 'statistics', 'allow');
      const loaded = page.waitForResponse(SELECTIONS);
      await box(page).hover();
      await selectionsReady(page, loaded);
      // Withdrawn again on the same page.
      await setConsent(page, 'statistics', 'deny');
      await titles(page).first().getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Limescale');
      expect(await selections()).toEqual([]);
      await page.evaluate(() => (document.cookie = 'wp_consent_statistics=allow;path=/'));
      const again = page.waitForResponse(SELECTIONS);
      await page.goto('/?s=limescale');
      await selectionsReady(page, again);
      await titles(page).first().getByRole('link').click();
      await expect.poll(selections).toEqual([expect.stringMatching(/^limescale \d+ 1$/)]);
    });
  });

  test('an opened suggestion is a selected result', async ({ page, context }) => {
    await context.addCookies([
      { name: 'stallkeeper_consent', value: 'allow', url: process.env.E2E_URL ?? '' },
    ]);
    await page.goto('/about/');
    const loaded = page.waitForResponse(SELECTIONS);
    await enterInHeader(page, 'limescale');
    await selectionsReady(page, loaded);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/about/);
    await expect.poll(selections).toEqual([expect.stringMatching(/^limescale \d+ 1$/)]);
    await expectSearches(['limescale 1']);
  });

  test('typed queries at the hosted provider count', async ({ page }) => {
    await page.clock.install();
    await withProvider(async () => {
      await page.goto('/find/');
      await wake(page);
      await typed(page, 'limescale', 'Limescale');
      await complete(page);
      await expectSearches(['limescale 1']);
    });
  });

  test('a widget with its own credentials counts the query of the URL and typed ones', async ({ page }) => {
    const provider = await fakeProvider(page);
    const address = await pageWith(
      '<div class="instant-search-widget" data-app-id="HOSTED1234" data-api-key="0123456789abcdef" data-index-name="far_posts"></div>',
    );
    await page.clock.install();
    await page.goto(`${address}${address.includes('?') ? '&' : '?'}shop_s=tea`);
    await expect(titles(page).first()).toHaveText('Hosted tea 1');
    await complete(page);
    await expectSearches(['tea 1']);
    await typed(page, 'cup', 'Hosted cup 1');
    await complete(page);
    await expectSearches(['cup 1', 'tea 1']);
    await provider.stop();
  });

  test('a query that the page sets does not count', async ({ page }) => {
    await page.clock.install();
    const urls = reports(page);
    await page.goto(await pageWith('<div class="instant-search-widget" data-query="kettle"></div>'));
    await titles(page).first().hover();
    await pause(page);
    expect(urls.filter((url) => url.includes('/v1/report'))).toEqual([]);
  });
});
