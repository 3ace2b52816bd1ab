import type { Locator, Page } from '@playwright/test';
import { axe } from '../support/axe';
import { isSearch } from '../support/search';
import { framesDrawn, requestsReported } from '../support/settled';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** Hits below the header's search box during typing. */

const input = (page: Page): Locator => page.locator('.masthead [data-part="input"]');
const list = (page: Page): Locator => page.locator('#search-suggestions');
const options = (page: Page): Locator => list(page).getByRole('option');

/** Enters a text with one event. With an event for each letter, the first list could belong to the first letters. */
async function type(page: Page, text: string): Promise<void> {
  await input(page).click();
  await expect(input(page)).toHaveAttribute('role', 'combobox');
  await input(page).fill(text);
  await expect(options(page).first()).toBeVisible();
}

test('typing in the header suggests a few hits, and a click opens one @js @journey', async ({ page }) => {
  await page.goto('/about/');
  await type(page, 'kettle');
  expect(await list(page).locator('[data-part="suggestion"]').count()).toBeLessThanOrEqual(6);
  await expect(options(page).first()).toContainText(/kettle/i);
  await expect(list(page).locator('mark').first()).toHaveText(/kettle/i);
  await expect(page.locator('[data-part="suggestions-status"]')).toHaveText(/^\d suggestions? available\./);
  await options(page).first().click();
  await expect(page).not.toHaveURL(/about/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/kettle/i);
});

test('arrow keys move through the suggestions as in a combobox, and focus stays in the box @js', async ({
  page,
}) => {
  await page.goto('/about/');
  await type(page, 'te');
  // Links arrive after the hits.
  await expect(list(page).getByRole('group').first()).toBeVisible();
  const count = await options(page).count();
  const active = async (): Promise<number> => {
    const id = await input(page).getAttribute('aria-activedescendant');
    return id === null
      ? -1
      : options(page).evaluateAll((all, one) => all.findIndex(({ id: own }) => own === one), id);
  };
  const press = async (key: string): Promise<number> => {
    await page.keyboard.press(key);
    return active();
  };
  expect(await press('ArrowDown')).toBe(0);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  expect(await press('End')).toBe(count - 1);
  expect(await press('Home')).toBe(0);
  expect(await press('ArrowUp')).toBe(-1);
  expect(await press('ArrowUp')).toBe(count - 1);
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('te');
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(input(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(input(page)).toHaveValue('te');
  // Without a suggestion reached Enter is a search like any other.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?s=te$/);
});

test('a suggested product has its image, price and category @js', async ({ page }) => {
  await page.goto('/about/');
  await type(page, 'Copper kettle');
  const product = options(page).filter({ hasText: 'Product' }).first();
  await expect(product.locator('.stallkeeper-suggestions__price')).toHaveText(/\d/);
  await expect(product.locator('.stallkeeper-suggestions__category')).not.toBeEmpty();
  const image = product.locator('img');
  await expect(image).toHaveAttribute('alt', '');
  await expect(image).toHaveAttribute('loading', 'lazy');
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  const box = (await image.boundingBox())!;
  expect([box.width, box.height]).toEqual([40, 40]);
  // The image does not repeat the title, and the texts are separate words.
  await expect(product).toHaveAccessibleName(/^Copper kettle.* \S+ Product \D?\d[\d.,]*/);
});

test('the last option leads to all results, with their number @js', async ({ page }) => {
  await page.goto('/about/');
  const answered = page.waitForResponse((response) => isSearch(response.url()));
  await input(page).click();
  await input(page).fill('te');
  const { results } = (await (await answered).json()) as { results: { nbHits: number; query: string }[] };
  const last = options(page).last();
  await expect(last).toHaveText(`All ${results[0]!.nbHits} results`);
  await page.keyboard.press('ArrowUp');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?s=te$/);
  await expect(page.locator('.hit').first()).toBeVisible();
});

test('matching categories and pages follow the suggested hits in named groups @js', async ({ page }) => {
  await page.goto('/about/');
  await type(page, 'knives');
  await page.keyboard.press('ArrowDown');
  const group = list(page).getByRole('group', { name: 'Product categories' });
  await expect(group.getByRole('option')).toHaveAccessibleName(/^Knives & boards Results: \d+$/);
  await expect(list(page).getByRole('group', { name: 'Pages' }).getByRole('option')).toHaveText(
    'Knives and boards',
  );
  // The links arrive later: the active suggestion stays active, and the number is announced again.
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(input(page)).toHaveAttribute('aria-activedescendant', 'search-suggestions-0');
  const count = await options(page).count();
  await expect(page.locator('[data-part="suggestions-status"]')).toHaveText(
    new RegExp(`^${count - 1} suggestions available\\.`),
  );
  await page.keyboard.press('End');
  await expect(options(page).last()).toHaveText(/^All \d+ results$/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knives and boards');
});

test('if the request for links fails, the suggested hits stay @js', async ({ page, pageErrors }) => {
  pageErrors.allow(/Failed to load resource/);
  const failed = page.waitForResponse((response) => response.url().includes('links?query='));
  await page.route('**/stallkeeper/v1/links?*', (route) => route.fulfill({ status: 500, body: 'x' }));
  await page.goto('/about/');
  await type(page, 'knives');
  await failed;
  await framesDrawn(page);
  await expect(options(page).first()).toBeVisible();
  await expect(list(page).getByRole('group')).toHaveCount(0);
});

test('Enter on a suggestion opens its page @js', async ({ page }) => {
  await page.goto('/about/');
  await type(page, 'kettle');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/kettle/i);
});

test('the list closes when focus leaves, and a late response does not open it again @js', async ({
  page,
}) => {
  await page.goto('/about/');
  await type(page, 'kettle');
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/1/indexes/**', async (route) => {
    await released;
    // The page may have aborted the request.
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest((request) => isSearch(request.url()));
  await input(page).fill('honey');
  await asked;
  await page.getByRole('heading', { level: 1 }).click();
  release();
  await requestsReported(page);
  await framesDrawn(page);
  await expect(list(page)).toBeHidden();
});

test('a search without suggestions says so below the box, until Escape or until the focus leaves @js', async ({
  page,
}) => {
  await page.goto('/about/');
  await type(page, 'kettle');
  const status = page.locator('[data-part="suggestions-status"]');
  const below = async (): Promise<number> => {
    const [box, text] = [await input(page).boundingBox(), await status.boundingBox()];
    return (text?.height ?? 0) > 20 && (text?.y ?? 0) > (box?.y ?? 0) ? 1 : 0;
  };
  for (const key of ['Escape', 'Tab']) {
    await input(page).fill('qzxwvk');
    await expect(status).toHaveText('No suggestions');
    await expect(list(page)).toBeHidden();
    expect(await below()).toBe(1);
    await input(page).press(key);
    await expect(status).toBeEmpty();
    expect(await below()).toBe(0);
    await input(page).fill('');
  }
  await type(page, 'kettle');
  await expect(status).toHaveClass('screen-reader-text');
});

test('a failed response leaves the form unchanged @js', async ({ page, pageErrors }) => {
  pageErrors.allow(/Failed to load resource|net::ERR/);
  await page.route('**/1/indexes/**', (route) => route.fulfill({ status: 500, body: '<h1>Oops</h1>' }));
  await page.goto('/about/');
  await input(page).click();
  await expect(input(page)).toHaveAttribute('role', 'combobox');
  let refusals = 0;
  page.on('response', (response) => {
    if (isSearch(response.url()) && response.status() === 500) refusals++;
  });
  await input(page).fill('kettle');
  await expect.poll(() => refusals).toBe(2);
  // Both endpoints have refused, and the page had the time to draw what it draws then.
  await framesDrawn(page);
  await expect(list(page)).toBeHidden();
  await expect(options(page)).toHaveCount(0);
  await page.unroute('**/1/indexes/**');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?s=kettle$/);
});

test('axe finds no violation in open suggestions at 390 and 1366 px @js', async ({ page }) => {
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about/');
    if (width === 390) await page.locator('.search-toggle').click();
    await type(page, 'tea');
    await expect(list(page).getByRole('group').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    expect(await axe(page, { within: '.site-header' }), `${width} px`).toEqual([]);
  }
});

test('without a script the header has its form and nothing of this @no-js', async ({ page }) => {
  await page.goto('/about/');
  await expect(list(page)).toBeHidden();
  await expect(page.locator('.masthead').getByRole('searchbox')).toBeVisible();
});

test('a page reads the template and the location of suggestions once, and again after the index has moved @js', async () => {
  const [prepared, whileMoved, afterwards, isFound] = await wp<[number, boolean, boolean, boolean]>(`
    $times = 0;
    add_filter('stallkeeper_search_suggestions', static function ($is) use (&$times) { $times++; return $is; });
    stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\ResultsPage\\SearchForm::class)->html('', true);
    $site = stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Engine\\BuiltInEngine::class);
    $file = dirname($site->indexFile()) . '/' . $site->token() . '.json';
    rename($file, "$file.moved");
    $seen = [$site->isAvailable()];
    $site->forget();
    $seen[] = $site->isAvailable();
    rename("$file.moved", $file);
    $site->forget();
    (new ReflectionProperty($site, 'files'))->setValue($site, [get_current_blog_id() => [dirname($file) . '/gone.sqlite']]);
    $seen[] = $site->search(['query' => 'tea']) !== null;
    return [$times, ...$seen];
  `);
  expect([prepared, whileMoved, afterwards, isFound]).toEqual([1, true, false, true]);
});

test('an owner can turn suggestions off @js', async ({ page }) => {
  await wp(`update_option('stallkeeper_search_suggestions', '');`);
  try {
    await page.goto('/about/');
    await input(page).click();
    await input(page).pressSequentially('kettle');
    await expect(list(page)).toHaveCount(0);
    await expect(page.locator('.masthead').getByRole('searchbox')).toHaveValue('kettle');
  } finally {
    await wp(`delete_option('stallkeeper_search_suggestions');`);
  }
});
