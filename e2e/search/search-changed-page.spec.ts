import { openFilters } from '../support/filters';
import type { Page, Request } from '@playwright/test';
import { box, isSearch, problem, summary, titles, wake } from '../support/search';
import { framesDrawn } from '../support/settled';
import { expect, test } from '../support/test';

/** Pages that something changed between PHP and the visitor: minifiers, translators, broken networks. */

/** Serves every page through `change` first. */
async function changed(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );
}

/**
 * Delays the responses of the built-in engine until release() is called. The page must have a fake clock.
 * @returns ask: pauses the clock, starts a search and waits until the server has answered; release: sends the response to the page
 */
async function heldResponses(
  page: Page,
): Promise<{ ask: (query: string) => Promise<void>; release: () => void }> {
  let release: () => void = () => undefined;
  let released: Promise<void> = Promise.resolve();
  let answered: (data: string) => void = () => undefined;
  await page.route('**/1/indexes/**', async (route) => {
    const response = await route.fetch();
    answered(route.request().postData() ?? '');
    await released;
    // The page may have aborted the request.
    await route.fulfill({ response }).catch(() => undefined);
  });
  const ask = async (query: string): Promise<void> => {
    released = new Promise((resolve) => (release = resolve));
    const answer = new Promise<void>((resolve) => {
      answered = (data) => data.includes(`"query":"${query}"`) && resolve();
    });
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
    await box(page).fill(query);
    await answer;
  };
  return { ask, release: () => release() };
}

/** Block elements as a widely used minifier lists them: white space before their tags is removed. It does not know `<template>`. */
const BLOCK =
  /\s+(<\/?(?:area|article|aside|blockquote|body|caption|center|col|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|head|header|hr|html|legend|li|link|main|map|menu|meta|nav|ol|opt(?:group|ion)|p|param|section|t(?:able|body|head|d|h|r|foot|itle)|ul|video)\b[^>]*>)/gi;

const MINIFIERS: Record<string, (html: string) => string> = {
  'without comments, white space, quotes and end tags': (html) =>
    html
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/>\s+</g, '><')
      .replace(/[ \t\r\n]+/g, ' ')
      .replace(/ ([a-z-]+)="([a-z0-9-]+)"(?=[ >])/g, ' $1=$2')
      .replace(/<\/li>/g, ''),
  'without white space around block elements, with line breaks': (html) =>
    html
      .replace(/^\s+|\s+$/gm, '')
      .replace(BLOCK, '$1')
      .replace(/>([^<]+)</g, (_, text: string) => `>${text.replace(/^\s+|\s+$/g, ' ')}<`)
      .replace(/(<[a-z-]+)\s+([^>]+>)/gi, '$1\n$2'),
  'without white space in lists': (html) =>
    html.replace(/\s+/g, ' ').replace(/ ?(<\/?(?:ul|ol|li)\b[^>]*>) ?/g, '$1'),
};

/** Minifiers leave scripts and styles alone. */
function minified(html: string, minify: (html: string) => string): string {
  const kept: string[] = [];
  const marked = html.replace(
    /<(script|style)\b[\s\S]*?<\/\1>/g,
    (found) => `<link rel=zqx${kept.push(found) - 1}>`,
  );
  return minify(marked).replace(/<link\s+rel=zqx(\d+)>/g, (_, index: string) => kept[Number(index)] ?? '');
}

/** Remembers all elements of the search. @returns their number, and how many are still in the page */
const remember = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Object.assign(window, { before: [...document.querySelectorAll('[data-shop-root] *')] }),
  );
const kept = (page: Page): Promise<[number, number]> =>
  page.evaluate(() => {
    const { before } = window as unknown as { before: Element[] };
    return [before.length, before.filter((node) => node.isConnected).length];
  });

for (const [name, minify] of Object.entries(MINIFIERS)) {
  test(`HTML ${name} is hydrated without errors @js`, async ({ page }) => {
    await changed(page, (html) => minified(html, minify));
    await page.goto('/?s=tea');
    await remember(page);
    await wake(page);
    await framesDrawn(page);
    const [all, stay] = await kept(page);
    expect(all).toBeGreaterThan(60);
    expect(stay).toBe(all);
    await box(page).fill('limescale');
    await expect(titles(page).first()).toContainText('Limescale');
  });
}

test('if the search is rendered again, what the visitor typed, opened and focused stays @js', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/rendered again/);
  // On a wide screen the filters are always visible.
  await page.setViewportSize({ width: 390, height: 800 });
  const bar = '<div class="instant-search__bar">';
  await changed(page, (html) => {
    const root = html.indexOf('data-shop-root');
    return html.slice(0, root) + html.slice(root).replace(bar, `${bar}<b>Zqx advert</b>`);
  });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/react.js*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/?s=tea&shop_type=post');
  await remember(page);
  await openFilters(page);
  await box(page).fill('limescale');
  await box(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 5));
  release();
  await expect(page.getByText('Zqx advert')).toHaveCount(0);
  const [all, stay] = await kept(page);
  expect(stay).toBeLessThan(all);
  await expect(box(page)).toHaveValue('limescale');
  await expect(box(page)).toBeFocused();
  expect(
    await box(page).evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
      selectionStart,
      selectionEnd,
    ]),
  ).toEqual([2, 5]);
  await expect(page.locator('details[data-part="filters"]')).toHaveAttribute('open');
  await expect(page).toHaveURL(/s=limescale&shop_type=post$/);
  await expect(titles(page).first()).toContainText('Limescale');
});

/** Changes the texts of a page as Chromium's translator does. */
function translate(): void {
  document.documentElement.lang = 'de';
  document.documentElement.classList.add('translated-ltr');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() !== '' && text.parentElement?.closest('script, style, template') === null)
      texts.push(text);
  }
  for (const text of texts) {
    const holder = document.createElement('div');
    holder.innerHTML = '<font><font></font></font>';
    const outer = holder.firstElementChild as HTMLElement;
    (outer.firstElementChild as HTMLElement).textContent = `¿${text.data}?`;
    text.replaceWith(outer);
  }
}

test('a page that the browser translated before the search woke still searches @js', async ({ page }) => {
  await page.goto('/?s=kettle');
  await page.evaluate(translate);
  await box(page).pressSequentially('s');
  await box(page).fill('limescale');
  await expect(titles(page).first()).toContainText('Limescale');
  await expect(summary(page)).toContainText('found');
  await expect(page.getByRole('button', { name: '¿Search?' }).last()).toBeVisible();
});

test('a page that is translated while the search runs still searches @js', async ({ page }) => {
  await page.goto('/?s=kettle');
  await wake(page);
  await page.evaluate(translate);
  await box(page).fill('limescale');
  await expect(titles(page).first()).toContainText('Limescale');
  await page.evaluate(translate);
  await box(page).fill('zzqxv');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await box(page).fill('kettle');
  await expect(titles(page).first()).toContainText(/kettle/i);
});

for (const [name, status, body, contentType] of [
  ['403', 403, '<html>Forbidden</html>', 'text/html'],
  ['404', 404, '<html>Not found</html>', 'text/html'],
  ['its own source instead of running it', 200, '<?php declare(strict_types=1);', 'text/plain'],
] as const) {
  test(`if the light endpoint responds with ${name}, REST is used for the rest of the visit @js`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/Failed to load resource/);
    const asked: string[] = [];
    page.on(
      'request',
      (request) =>
        isSearch(request.url()) && asked.push(request.url().includes('/api/search.php') ? 'light' : 'rest'),
    );
    await page.route('**/api/search.php/**', (route) => route.fulfill({ status, body, contentType }));
    await page.goto('/?s=');
    await box(page).fill('limescale');
    await expect(titles(page).first()).toContainText('Limescale');
    await box(page).fill('kettle');
    await expect(titles(page).first()).toContainText(/kettle/i);
    await page.goto('/find/');
    await box(page).fill('limescale');
    await expect(titles(page).first()).toContainText('Limescale');
    expect(asked.filter((one) => one === 'light')).toHaveLength(1);
    expect(asked.filter((one) => one === 'rest').length).toBeGreaterThan(1);
  });
}

test('a search without a response shows a message and keeps the hits @js', async ({ page, pageErrors }) => {
  pageErrors.allow(/Failed to load resource|net::ERR/);
  await page.goto('/?s=kettle');
  await wake(page);
  const before = await titles(page).allTextContents();
  await page.route('**/1/indexes/**', (route) => route.abort());
  await box(page).fill('limescale');
  await expect(problem(page)).toBeVisible({ timeout: 15_000 });
  await expect(titles(page)).toHaveText(before);
  await page.unroute('**/1/indexes/**');
  await box(page).fill('limescales');
  await expect(titles(page).first()).toContainText('Limescale');
  await expect(problem(page)).toBeHidden();
});

test('a late response does not replace a newer one @js', async ({ page }) => {
  await page.goto('/?s=');
  await wake(page);
  const isOlder = (request: Request) => request.postData()?.includes('"query":"tea"') === true;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/1/indexes/**', async (route) => {
    if (isOlder(route.request())) await released;
    await route.fallback();
  });
  const asked = page.waitForRequest(isOlder);
  await box(page).fill('tea');
  const older = await asked;
  await box(page).fill('limescale');
  await expect(titles(page).first()).toContainText('Limescale');
  release();
  expect((await older.response())?.ok()).toBe(true);
  await framesDrawn(page);
  await expect(titles(page).first()).toContainText('Limescale');
});

test('a search that takes 200 ms shows “Still searching…”, and a faster one does not @js', async ({
  page,
  pageErrors,
}) => {
  // WordPress 6.9 reads a navigation timing that the fake clock does not have.
  pageErrors.allow(/domContentLoadedEventStart/);
  await page.clock.install();
  await page.goto('/?s=');
  await wake(page);
  const { ask, release } = await heldResponses(page);
  const stalled = page.locator('.instant-search__stalled');
  await ask('limescale');
  await page.clock.runFor(120);
  await expect(stalled).toBeHidden();
  release();
  await page.clock.resume();
  await expect(titles(page).first()).toContainText('Limescale');
  await page.clock.runFor(400);
  await expect(stalled).toBeHidden();

  await ask('kettle');
  await page.clock.runFor(199);
  await expect(stalled).toBeHidden();
  await page.clock.runFor(1);
  await expect(stalled).toBeVisible();
  await page.clock.runFor(250);
  await expect(stalled).toBeVisible();
  release();
  await page.clock.resume();
  await expect(titles(page).first()).toContainText(/kettle/i);
  await expect(stalled).toBeHidden();
});

test('a search of the built-in engine has 2 s @js', async ({ page, pageErrors }) => {
  // WordPress 6.9 reads a navigation timing that the fake clock does not have.
  pageErrors.allow(/domContentLoadedEventStart/);
  pageErrors.allow(/a search failed/);
  await page.clock.install();
  await page.goto('/?s=');
  await wake(page);
  const { ask, release } = await heldResponses(page);
  await ask('limescale');
  await page.clock.runFor(1900);
  await expect(problem(page)).toBeHidden();
  release();
  await expect(titles(page).first()).toContainText('Limescale');
  await page.clock.resume();

  await ask('kettle');
  await page.clock.runFor(2100);
  await expect(problem(page)).toBeVisible();
  release();
  await page.unrouteAll({ behavior: 'wait' });
});
