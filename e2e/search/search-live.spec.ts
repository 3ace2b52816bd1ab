import type { Page } from '@playwright/test';
import { axe } from '../support/axe';
import { blockScripts, holdScripts } from '../support/scripts';
import {
  box,
  followBelowHits,
  hitsHtml,
  isReact,
  isSearch,
  searchWidget,
  summary,
  titles,
  wake,
} from '../support/search';
import { stillClock } from '../support/slider';
import { framesDrawn, pageIdle, requestsReported } from '../support/settled';
import { expect, test } from '../support/test';

/** What a script adds to the search that PHP finished. */

/** Hydrates the results of a query, and checks that nothing changes and nothing is requested. */
async function expectKeptMarkup(page: Page, query: string): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/?s=${query}`);
  await pageIdle(page);
  await requestsReported(page);
  expect(asked.filter((url) => isReact(url) || isSearch(url))).toEqual([]);
  await page.evaluate(() => {
    const nodes = [...document.querySelectorAll('[data-shop-root] *')];
    Object.assign(window, { before: nodes, html: document.querySelector('[data-shop-root]')?.innerHTML });
  });
  await wake(page);
  await framesDrawn(page);
  await requestsReported(page);
  const kept = await page.evaluate(() => {
    const { before, html } = window as unknown as { before: Element[]; html: string };
    const after = [...document.querySelectorAll('[data-shop-root] *')];
    const isHydrated = Object.keys(document.querySelector('[data-shop-root] form') ?? {}).some((key) =>
      key.startsWith('__react'),
    );
    return {
      isHydrated,
      all: before.length,
      same: before.filter((node, index) => node === after[index]).length,
      isSameHtml: html === document.querySelector('[data-shop-root]')?.innerHTML,
    };
  });
  expect(kept.isHydrated).toBe(true);
  expect(kept.all).toBeGreaterThan(60);
  expect(kept.same).toBe(kept.all);
  expect(kept.isSameHtml).toBe(true);
  expect(asked.filter(isSearch)).toEqual([]);
}

test('the page loads without React and without a request to the search; hydration keeps every element, sends nothing and says nothing @js', async ({
  page,
}) => {
  await expectKeptMarkup(page, 'kettle');
});

test('hydration keeps both lists and the correction @js', async ({ page }) => {
  await expectKeptMarkup(page, 'limescole kettle');
  await expect(page.locator('.instant-search__spelling, .instant-search__partial')).toHaveCount(2);
});

test('hits follow every letter, and so does the address @js @journey', async ({ page }) => {
  await page.goto('/?s=');
  await box(page).pressSequentially('limescale', { delay: 30 });
  await expect(titles(page).first()).toContainText('Limescale');
  await expect(page).toHaveURL(/\?s=limescale$/);
  await expect(summary(page)).toHaveText(/results? found/);
});

test('a misspelled word is corrected, and its link searches for exactly what was typed @js', async ({
  page,
}) => {
  await page.goto('/?s=');
  await box(page).fill('limescole');
  const sentence = page.locator('.instant-search__spelling');
  await expect(sentence).toContainText('Results for limescale.');
  await expect(
    searchWidget(page).getByRole('status').filter({ hasText: 'Results for limescale. ' }),
  ).toHaveCount(1);
  expect(await axe(page)).toEqual([]);
  await sentence.getByRole('link', { name: 'Search only for limescole' }).click();
  await expect(page).toHaveURL(/\?s=limescole&shop_exact=1$/);
  await expect(sentence).toContainText('Only exact matches for limescole.');
  // The search while typing is exact, too.
  await box(page).fill('limescoles');
  await expect(page).toHaveURL(/\?s=limescoles&shop_exact=1$/);
  await expect(summary(page)).toHaveText('0 results found');
});

test('live hits are those of the server, in the same order @js', async ({ page }) => {
  for (const query of ['tea', 'kettle copper', 'limescole', '茶', 'honey jar']) {
    await page.goto(`/?s=${encodeURIComponent(query)}`);
    const fromServer = await hitsHtml(page);
    await page.goto('/?s=');
    await box(page).fill(query);
    await expect(page).toHaveURL(new RegExp(`s=${encodeURIComponent(query).replaceAll('%20', '\\+')}`));
    await expect.poll(() => hitsHtml(page)).toBe(fromServer);
  }
});

test('Back brings back query, page and hits @js', async ({ page }) => {
  await page.goto('/?s=tea&shop_type=post');
  const first = await titles(page).allTextContents();
  await followBelowHits(page.getByRole('link', { name: 'Page 2' }));
  await expect(page).toHaveURL(/paged=2/);
  await expect(titles(page).first()).not.toHaveText(first[0] ?? '');
  await box(page).fill('kettle');
  await expect(page).toHaveURL(/\?s=kettle&shop_type=post$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?s=tea&shop_type=post&paged=2$/);
  await expect(box(page)).toHaveValue('tea');
  await page.goBack();
  await expect(box(page)).toHaveValue('tea');
  await expect(titles(page)).toHaveText(first);
});

test('a change of the query returns to the first page @js', async ({ page }) => {
  await page.goto('/?s=tea&paged=2');
  await box(page).fill('tea kettle');
  await expect(page).toHaveURL(/\?s=tea\+kettle$/);
});

// The form of a type has a hidden field before the search box.
for (const address of ['/?s=', '/?s=tea&shop_type=post']) {
  test(`text typed before the script loaded stays, with caret and focus, and is searched: ${address} @js`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await box(page).fill('');
    await box(page).pressSequentially('limescale');
    await box(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 4, 'backward'));
    release();
    await expect(titles(page).first()).toContainText('Limescale');
    const state = await box(page).evaluate((input: HTMLInputElement) => [
      input.value,
      input.selectionStart,
      input.selectionEnd,
      input.selectionDirection,
      input === document.activeElement,
    ]);
    expect(state).toEqual(['limescale', 2, 4, 'backward', true]);
  });
}

test('without its scripts the form still works @js', async ({ page, pageErrors }) => {
  pageErrors.allow(/Failed to load|net::ERR_FAILED/);
  await blockScripts(page);
  await page.goto('/?s=');
  await box(page).fill('limescale');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\?s=limescale$/);
  await expect(titles(page).first()).toContainText('Limescale');
});

test('the number of results is announced once it has not changed for a second @js', async ({
  page,
  pageErrors,
}) => {
  // The fake clock has no entries of the page's load, which a script of WordPress 6.9 reads.
  pageErrors.allow(/domContentLoadedEventStart/);
  const clock = await stillClock(page);
  await page.goto('/?s=');
  await wake(page);
  await clock.stop();
  const status = page.locator('.instant-search-widget [role="status"]').first();
  for (const query of ['kettle', 'teapot']) {
    const before = (await summary(page).textContent()) ?? '';
    await box(page).fill(query);
    await expect(async () => {
      // A search begins after the next frame.
      await clock.passes(20);
      await expect(summary(page)).not.toHaveText(before, { timeout: 200 });
    }).toPass();
    await clock.passes(500);
    await expect(status).toHaveText('');
  }
  const line = (await summary(page).textContent()) ?? '';
  expect(line).toMatch(/^\d+ results? found$/);
  await clock.passes(500);
  await expect(status).toHaveText(line);
});

test('the notice about a truncated query disappears when the visitor types another @js', async ({ page }) => {
  await page.goto(`/?s=${'tea '.repeat(128)}x`);
  const notice = page.locator('.instant-search-widget .notice', { hasText: '512' });
  await expect(notice).toBeVisible();
  await box(page).fill('limescale');
  await expect(titles(page).first()).toContainText('Limescale');
  await expect(notice).toHaveCount(0);
  await page.getByRole('link', { name: 'Clear search' }).last().click();
  await expect(box(page)).toHaveValue('');
  await expect(notice).toHaveCount(0);
});
