import { expect, test } from '../support/test';
import { axe } from '../support/axe';
import { isSearch } from '../support/search';

const products = 'section.found-products';

test('a search shows the products it finds beside the posts', async ({ page }) => {
  await page.goto('/?s=kettle');
  const names = page.locator(`${products} .found-products__name a`);
  await expect(names.first()).toContainText(/kettle/i);
  expect(await names.count()).toBeLessThanOrEqual(4);
  await expect(page.locator(`${products} .found-products__price`).first()).toContainText(/\d/);
  // A list of posts stays one of posts.
  const addresses = await page
    .locator('.hit__title a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(addresses).toHaveLength(10);
  for (const href of addresses) expect(href).not.toContain('/product/');
  await names.first().click();
  await expect(page).toHaveURL(/\/product\//);
});

test('posts and products together are accessible @js', async ({ page }) => {
  await page.goto('/?s=kettle');
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axe(page)).toEqual([]);
  }
});

test('the link below them opens all products of that search @no-js', async ({ page }) => {
  await page.goto('/?s=kettle');
  await page.locator(`${products} .found-products__more a`).click();
  await expect(page).toHaveURL(/\?s=kettle&post_type=product$/);
  await expect(page.getByRole('main')).toContainText(/kettle/i);
});

test('typing changes posts and products by one request @js', async ({ page }) => {
  await page.goto('/?s=kettle');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (isSearch(request.url())) calls.push(request.postData() ?? '');
  });
  const input = page.locator('.instant-search-widget [data-part="input"]');
  await input.focus();
  await expect(page.locator(`${products} .found-products__name`).first()).toContainText(/kettle/i);
  const emptied = page.waitForResponse((response) => isSearch(response.url()));
  await input.fill('');
  await emptied;
  await expect(page.locator(products)).toHaveCount(0);
  calls.length = 0;
  for (const letter of 'knife') {
    const sent = page.waitForRequest((request) => isSearch(request.url()));
    await input.pressSequentially(letter);
    await sent;
  }
  await expect(page.locator(`${products} .found-products__name`).first()).toContainText(/knife/i);
  await expect(page.locator(`${products} .found-products__more a`)).toHaveAttribute(
    'href',
    '/?s=knife&post_type=product',
  );
  expect(calls).toHaveLength('knife'.length);
  for (const call of calls) expect((JSON.parse(call) as { requests: unknown[] }).requests).toHaveLength(2);
});
