import { blockScripts, delayScripts } from './support/scripts';
import { box, isReact, isSearch, summary, titles, wake } from './support/search';
import { expect, test } from './support/test';

/** What a script adds to the search that PHP finished. */

test('the page loads without React and without a request to the search @js', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/?s=kettle');
  await page.waitForTimeout(1000);
  expect(asked.filter((url) => isReact(url) || isSearch(url))).toEqual([]);
});

test('hydration keeps every element, sends nothing and says nothing @js', async ({ page }) => {
  await page.goto('/?s=kettle');
  const searches: string[] = [];
  page.on('request', (request) => isSearch(request.url()) && searches.push(request.url()));
  await page.evaluate(() => {
    const nodes = [...document.querySelectorAll('[data-shop-root] *')];
    Object.assign(window, { before: nodes, html: document.querySelector('[data-shop-root]')?.innerHTML });
  });
  const react = page.waitForResponse((response) => isReact(response.url()));
  await box(page).focus();
  await react;
  await page.waitForTimeout(500);
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
  expect(searches).toEqual([]);
});

test('hits follow every letter, and so does the address @js', async ({ page }) => {
  await page.goto('/?s=');
  await box(page).pressSequentially('limescale', { delay: 30 });
  await expect(titles(page).first()).toContainText('Limescale');
  await expect(page).toHaveURL(/\?s=limescale$/);
  await expect(page.locator('.instant-search__summary')).toHaveText(/results? found/);
});

test('live hits are those of the server, in the same order @js', async ({ page }) => {
  for (const query of ['tea', 'kettle copper', 'limescole', '茶', 'honey jar']) {
    await page.goto(`/?s=${encodeURIComponent(query)}`);
    const fromServer = await page.locator('.hit-list').innerHTML();
    await page.goto('/?s=');
    await box(page).fill(query);
    await expect(page).toHaveURL(new RegExp(`s=${encodeURIComponent(query).replaceAll('%20', '\\+')}`));
    const live = await page.locator('.hit-list').innerHTML();
    expect(live.replaceAll(/<!--.*?-->/g, '')).toBe(fromServer.replaceAll(/<!--.*?-->/g, ''));
  }
});

test('Back brings back query, page and hits @js', async ({ page }) => {
  await page.goto('/?s=tea');
  const first = await titles(page).allTextContents();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/paged=2/);
  await expect(titles(page).first()).not.toHaveText(first[0] ?? '');
  await box(page).fill('kettle');
  await expect(page).toHaveURL(/\?s=kettle$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?s=tea&paged=2$/);
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

test('text typed before the script came stays, with caret and focus, and is searched @js', async ({
  page,
}) => {
  await delayScripts(page, 1500);
  await page.goto('/?s=', { waitUntil: 'domcontentloaded' });
  await box(page).pressSequentially('limescale');
  await box(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 4, 'backward'));
  await expect(titles(page).first()).toContainText('Limescale', { timeout: 10_000 });
  const state = await box(page).evaluate((input: HTMLInputElement) => [
    input.value,
    input.selectionStart,
    input.selectionEnd,
    input.selectionDirection,
    input === document.activeElement,
  ]);
  expect(state).toEqual(['limescale', 2, 4, 'backward', true]);
});

test('without its scripts the form still works @js', async ({ page, complaints }) => {
  complaints.allow(/Failed to load|net::ERR_FAILED/);
  await blockScripts(page);
  await page.goto('/?s=');
  await box(page).fill('limescale');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\?s=limescale$/);
  await expect(titles(page).first()).toContainText('Limescale');
});

test('the number of results is announced once it has stood for a second @js', async ({ page }) => {
  await page.goto('/?s=');
  await wake(page);
  await page.evaluate(() => {
    const log: { what: string; text: string; at: number }[] = [];
    Object.assign(window, { log });
    const note = (what: string, element: Element | null) =>
      element !== null &&
      new MutationObserver(() =>
        log.push({ what, text: element.textContent, at: performance.now() }),
      ).observe(element, { childList: true, characterData: true, subtree: true });
    note('line', document.querySelector('.instant-search__summary'));
    note('said', document.querySelector('.instant-search-widget [role="status"]'));
  });
  await box(page).pressSequentially('kettle', { delay: 50 });
  const status = page.locator('.instant-search-widget [role="status"]');
  await expect(status).toHaveText(/^\d+ results? found$/, { timeout: 10_000 });
  await expect(status).toHaveText((await summary(page).textContent()) ?? '');
  const log = await page.evaluate(
    () => (window as unknown as { log: { what: string; text: string; at: number }[] }).log,
  );
  log.forEach(({ what, text, at }, index) => {
    if (what === 'said' && text !== '') {
      const line = log.slice(0, index).findLast((before) => before.what === 'line');
      expect(at - (line?.at ?? 0)).toBeGreaterThan(900);
    }
  });
});

test('the notice of a query that was cut goes once the visitor types another @js', async ({ page }) => {
  await page.goto(`/?s=${'tea '.repeat(128)}x`);
  const notice = page.locator('.instant-search-widget .notice', { hasText: '512' });
  await expect(notice).toBeVisible();
  await box(page).fill('limescale');
  await expect(titles(page).first()).toContainText('Limescale');
  await expect(notice).toHaveCount(0);
  await page.getByRole('link', { name: 'Clear the search' }).last().click();
  await expect(box(page)).toHaveValue('');
  await expect(notice).toHaveCount(0);
});
