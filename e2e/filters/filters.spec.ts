import { countOf, found, results, values } from '../support/filters';
import { resultsOf } from '../support/html';
import { box, summary, titles } from '../support/search';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** Filters and orders of the results page: links and a form, live with a script, at the same addresses. */

test('each number beside a category is the number of posts that it leaves, and Back brings all again', async ({
  page,
  javaScriptEnabled,
}) => {
  // Tests that run at the same time publish posts, but none of this year.
  const year = 2024;
  await results(page, `/?s=&shop_year[]=${year}`, javaScriptEnabled);
  const all = await summary(page).innerText();
  const link = values(page, 'Categories').first();
  const [name, count] = [
    await link.locator('> :first-child').innerText(),
    await countOf(page, 'Categories', 0),
  ];
  const inDatabase = await wp<number>(
    `$q = new WP_Query(['post_type' => 'post', 'post_status' => 'publish', 'has_password' => false, 'posts_per_page' => 1, 'year' => $args['year'], 'tax_query' => [['taxonomy' => 'category', 'field' => 'name', 'terms' => $args['name'], 'include_children' => true]]]); return $q->found_posts;`,
    { name, year },
  );
  expect(count).toBe(inDatabase);
  await link.click();
  await expect(summary(page)).toHaveText(found(count));
  await expect(page).toHaveURL(/[?&]shop_category(%5B%5D|\[\])=/);
  await expect(values(page, 'Categories').and(page.locator('[aria-current="true"]'))).toContainText(name);
  const terms = page.locator('.hit__terms:not(.hit__terms--tags)');
  await expect(terms).toHaveCount(Math.min(count, 10));
  await page.goBack();
  await expect(summary(page)).toHaveText(all);
  await expect(page.locator('.filters [aria-current="true"]').filter({ hasText: name })).toHaveCount(0);
});

test('several values of several groups leave what the database has, counted right, and all go at once', async ({
  page,
  javaScriptEnabled,
}) => {
  await results(page, '/?s=&shop_type=post', javaScriptEnabled);
  const chosen: string[] = [];
  for (const index of [0, 1]) {
    const link = values(page, 'Categories').nth(index);
    chosen.push(await link.locator('> :first-child').innerText());
    await link.click();
    await expect(
      page.locator('.filters [aria-current="true"]').filter({ hasText: chosen[index]! }),
    ).toHaveCount(1);
  }
  const years = values(page, 'Year');
  const year = await years.last().locator('> :first-child').innerText();
  await expect(years.last().locator('.filters__count')).toBeVisible();
  const ids = (categories: string[]) =>
    wp<number>(
      `$q = new WP_Query(['post_type' => 'post', 'post_status' => 'publish', 'has_password' => false, 'posts_per_page' => 1, 'year' => (int) $args['year'], 'tax_query' => [['taxonomy' => 'category', 'field' => 'name', 'terms' => $args['terms'], 'include_children' => true]]]); return $q->found_posts;`,
      { terms: categories, year },
    );
  const both = await ids(chosen);
  await expect.poll(() => countOf(page, 'Year', -1)).toBe(both);
  await years.last().click();
  await expect(summary(page)).toHaveText(found(both));
  // With two chosen categories, a third shows how many posts it would add, and a chosen one its own number.
  const third = values(page, 'Categories').and(page.locator(':not([aria-current])')).first();
  for (const link of [values(page, 'Categories').filter({ hasText: chosen[0]! }).first(), third]) {
    const name = await link.locator('> :first-child').innerText();
    await expect(link.locator('.filters__count > :last-child'), name).toHaveText(String(await ids([name])));
  }
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page.getByRole('link', { name: 'Clear all filters' })).toHaveCount(0);
  await expect(page).not.toHaveURL(/shop_(category|year)/);
});

test('posts can be ordered from the newest on, and a page of that order has its address', async ({
  page,
  javaScriptEnabled,
}) => {
  await results(page, '/?s=tea&shop_type=post', javaScriptEnabled);
  await values(page, 'Sort by').filter({ hasText: 'Newest first' }).click();
  await expect(page).toHaveURL(/shop_sort=newest/);
  const dates = page.locator('.hit__date');
  await expect
    .poll(async () => {
      const shown = await dates.evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
      return shown.length > 1 && shown.every((date, i) => i === 0 || date <= shown[i - 1]!);
    })
    .toBe(true);
  const next = page.getByRole('link', { name: 'Page 2', exact: true });
  await expect(next).toHaveAttribute('href', /shop_sort=newest.*paged=2/);
});

test('products can be narrowed by price and stock and ordered by price', async ({
  page,
  javaScriptEnabled,
}) => {
  await results(page, '/?s=&shop_type=product', javaScriptEnabled);
  await values(page, 'Sort by').filter({ hasText: 'Price: low to high' }).click();
  const prices = async (): Promise<number[]> =>
    (await page.locator('.hit__price').allTextContents()).map((text) =>
      Number(/(\d+(?:[.,]\d{2})?)\D*$/.exec(text.replace(/Out of stock/, ''))?.[1]?.replace(',', '.')),
    );
  await expect
    .poll(async () => {
      const shown = await prices();
      return shown.length > 2 && shown.every((price, i) => i === 0 || price >= shown[i - 1]!);
    })
    .toBe(true);
  await page.locator('[name="shop_max"]').fill('20');
  await page.locator('[name="shop_max"]').press('Enter');
  await expect(page).toHaveURL(/shop_max=20/);
  await expect(page).toHaveURL(/shop_sort=price/);
  const cheap = await wp<number>(
    `return count(wc_get_products(['status' => 'publish', 'limit' => -1, 'visibility' => 'search', 'return' => 'objects'])) - count(array_filter(wc_get_products(['status' => 'publish', 'limit' => -1, 'visibility' => 'search']), fn($p) => (float) $p->get_price() > 20));`,
  );
  await expect(summary(page)).toHaveText(found(cheap));
  expect(Math.max(...(await prices()))).toBeLessThanOrEqual(20);
  const stock = await countOf(page, 'Stock', 0);
  await values(page, 'Stock').first().click();
  await expect(summary(page)).toHaveText(found(stock));
});

test('nonsense in the address is as if it were not there @no-js', async ({ request }) => {
  const plain = await resultsOf(request, '/?s=tea');
  expect(plain.summary).toMatch(/^\d+ results found$/);
  expect(plain.titles.length).toBeGreaterThan(2);
  for (const nonsense of [
    'shop_category[]=&shop_min=abc&shop_max=-1&shop_sort=DROP%20TABLE&shop_type=x&paged=-3',
    'shop_category[][]=a&shop_tag=%00&shop_sort[]=newest&shop_type[]=product&shop_year[a][b]=1',
    `shop_category[]=${'x'.repeat(300)}&shop_author[]=%FF%FE`,
  ]) {
    expect(await resultsOf(request, `/?s=tea&${nonsense}`), nonsense).toEqual(plain);
  }
});

test('if filters leave no results, the page offers a search without them, and categories', async ({
  page,
  javaScriptEnabled,
}) => {
  await results(page, '/?s=tea&shop_tag[]=No%20such%20thing', javaScriptEnabled);
  await expect(summary(page)).toHaveText('0 results found');
  const empty = page.locator('.instant-search__empty');
  await expect(empty.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  expect(await empty.locator('.instant-search__ways a').count()).toBeGreaterThan(0);
  await empty.getByRole('link', { name: 'Search without filters' }).click();
  await expect(titles(page).first()).toBeVisible();
  await expect(summary(page)).not.toHaveText('0 results found');
});

test('a new query keeps the filters, and filters and query begin at the first page', async ({
  page,
  javaScriptEnabled,
}) => {
  await results(page, '/?s=&shop_type=post&paged=2', javaScriptEnabled);
  await values(page, 'Categories').first().click();
  await expect(page).toHaveURL(/shop_category/);
  await expect(page).not.toHaveURL(/paged=/);
  await box(page).fill('tea');
  if (!javaScriptEnabled) await box(page).press('Enter');
  await expect(page).toHaveURL(/[?&]s=tea\b/);
  await expect(page).toHaveURL(/shop_category/);
});
