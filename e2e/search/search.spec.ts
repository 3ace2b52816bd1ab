import { resultsOf } from '../support/html';
import { box, followBelowHits, hits, searchWidget, summary, titles } from '../support/search';
import { expect, test } from '../support/test';

/** The search with and without JavaScript. */

test('a visitor finds a post from the header of any page @journey', async ({ page }) => {
  await page.goto('/about/');
  const form = page.getByRole('search').first();
  await form.getByRole('searchbox', { name: 'Search for:' }).fill('limescale');
  await form.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/[?&]s=limescale/);
  await expect(summary(page)).toHaveText(/^\d+ results? found$/);
  await titles(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Limescale');
});

test('a query with a typing mistake finds the post @no-js', async ({ request }) => {
  expect((await resultsOf(request, '/?s=limescole')).titles[0]).toContain('Limescale');
});

test('what matched is marked in title and excerpt @no-js', async ({ request }) => {
  expect((await resultsOf(request, '/?s=kettle')).titles[0]).toMatch(/<mark[^>]*>kettle<\/mark>/i);
});

test('the pages of results are links that work', async ({ page }) => {
  await page.goto('/?s=tea&shop_type=post');
  const first = await titles(page).first().textContent();
  await followBelowHits(
    page.getByRole('navigation', { name: 'Search results pages' }).getByRole('link', { name: 'Next' }),
  );
  await expect(page).toHaveURL(/paged=2/);
  await expect(
    page.getByRole('navigation', { name: 'Search results pages' }).locator('[aria-current="page"]'),
  ).toHaveText('2');
  await expect(titles(page).first()).not.toHaveText(first ?? '');
  await page.goBack();
  await expect(titles(page).first()).toHaveText(first ?? '');
});

test('the reset link opens the empty search, and is visible only while there is text', async ({ page }) => {
  await page.goto('/?s=kettle');
  const widget = searchWidget(page);
  await widget.getByRole('link', { name: 'Clear search' }).click();
  await expect(widget.getByRole('searchbox')).toHaveValue('');
  await expect(widget.getByRole('link', { name: 'Clear search' })).toBeHidden();
  await expect(page).toHaveURL(/\?s=$/);
  await expect(hits(page)).toHaveCount(10);
});

test('a search without hits shows a message and suggestions @no-js', async ({ page }) => {
  await page.goto('/?s=zzqxv');
  await expect(summary(page)).toHaveText('0 results found');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
});

test.describe('unusual URLs show a page', { tag: '@no-js' }, () => {
  const odd: [string, string][] = [
    ['a page below the first', '/?s=tea&paged=-5'],
    ['a page far past the last', '/?s=tea&paged=999999'],
    ['a page that is no number', '/?s=tea&paged=two'],
    ['a query that is a list', '/?s[]=tea'],
    ['quotes and operators', '/?s=%22tea%22%20OR%20NEAR(*)%20-x%20^%20AND'],
    ['NUL and invalid UTF-8', '/?s=te%00a%FF'],
    ['only stop words', '/?s=the%20and%20of'],
    ['markup', '/?s=%3Cscript%3Ealert(1)%3C/script%3E'],
  ];
  for (const [name, path] of odd) {
    test(name, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html).not.toMatch(/<b>(Warning|Notice|Fatal error|Deprecated)<\/b>|<script>alert/);
      expect(html).toMatch(/class="instant-search__summary"[^>]*>[^<]*results? found/);
    });
  }
});

test('a page past the last one shows the last one @no-js', async ({ page }) => {
  await page.goto('/?s=tea&paged=999999');
  expect(await hits(page).count()).toBeGreaterThan(0);
  const pages = page.getByRole('navigation', { name: 'Search results pages' });
  await expect(pages.getByRole('link', { name: 'Previous' })).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
});

test('a query of 513 characters is truncated, and the page shows a notice @no-js', async ({ page }) => {
  await page.goto(`/?s=${'tea '.repeat(128)}x`);
  await expect(page.locator('.instant-search-widget .notice').first()).toContainText(
    'Searches are limited to 512 characters',
  );
  await expect(box(page)).toHaveValue('tea '.repeat(128));
  await page.goto(`/?s=${'tea '.repeat(128)}`);
  await expect(page.locator('.instant-search-widget .notice', { hasText: '512' })).toHaveCount(0);
});

test('posts that are not public are never found @no-js', async ({ request }) => {
  for (const marker of ['quietlanternpw', 'quietlanterndraft', 'quietlanternprivate', 'quietlanternfuture']) {
    const found = await resultsOf(request, `/?s=${marker}`);
    expect(found, marker).toEqual({ summary: '0 results found', titles: [] });
  }
});

for (const [script, query] of [
  ['Chinese', '茶'],
  ['Japanese', 'お茶'],
  ['Korean', '옹기'],
  ['Arabic', 'شاي'],
  ['Hebrew', 'סכינים'],
  ['Greek', 'τηγανι'],
  ['Russian', 'чай'],
  ['Thai', 'ชา'],
] as const) {
  test(`a search in ${script} finds posts @no-js`, async ({ request }) => {
    const html = await (await request.get(`/?s=${encodeURIComponent(query)}`)).text();
    expect(html).toContain('<li class="hit"');
  });
}
