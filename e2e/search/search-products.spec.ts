import { expect, test } from '../support/test';
import { axe } from '../support/axe';
import { isSearch } from '../support/search';

const widget = '.instant-search-widget';
const tab = `${widget} .result-tabs__tab`;
const title = `${widget} .hit__title a`;

test('a search shows products first; other types are in tabs, whose links keep the choice', async ({
  page,
}) => {
  await page.goto('/?s=kettle');
  await expect(page.locator(tab)).toHaveText([/^Products/, /^Articles/, /^Pages/]);
  await expect(page.locator(tab).first()).toHaveAttribute('aria-current', 'true');
  await expect(page.locator(`${widget} .product-hit`).first()).toContainText(/kettle.*\d/is);
  await page.locator(tab).nth(1).click();
  await expect(page).toHaveURL(/[?&]shop_type=post/);
  await expect(page.locator(tab).nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator(title)).toHaveCount(10);
  const hrefs = await page.locator(title).evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  for (const href of hrefs) expect(href).not.toContain('/product/');
});

test('the button of a product adds it to the cart, without and with a script', async ({ page }) => {
  await page.goto('/?s=copper+kettle');
  await page.locator(`${widget} .product-hit`).first().getByRole('button').click();
  await expect(page.locator('.cart-link').first()).toContainText('1');
  await expect(page.locator(title).first()).toContainText(/kettle/i);
});

test('tabs and products are accessible @js', async ({ page }) => {
  await page.goto('/?s=kettle');
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axe(page)).toEqual([]);
  }
});

test('typing updates tabs, numbers and list by one request, and the header shows the query @js', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto('/?s=kettle');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (isSearch(request.url())) calls.push(request.postData() ?? '');
  });
  const input = page.locator(`${widget} [data-part="input"]`);
  const type = async (query: string) => {
    const sent = page.waitForResponse((response) => isSearch(response.url()));
    await input.fill(query);
    await sent;
  };
  await type('knife');
  await expect(page.locator(`${widget} .product-hit`).first()).toContainText(/knife/i);
  await expect(page.locator(tab).first()).toHaveAttribute('href', '/?s=knife&shop_type=product');
  expect(calls).toHaveLength(1);
  expect((JSON.parse(calls[0] ?? '') as { requests: unknown[] }).requests).toHaveLength(3);
  await expect(page.getByRole('search').first().getByRole('searchbox')).toHaveValue('knife');
  // The address has no type that the visitor did not choose, so a reload shows the same list.
  await expect(page).toHaveURL('/?s=knife');
  // No product matches, so the best other type is shown.
  await type('emoji');
  await expect(page.locator(`${widget} .product-hit`)).toHaveCount(0);
  await expect(page.locator(title).first()).toBeVisible();
  await expect(page).toHaveURL('/?s=emoji');
  const shown = await page.locator(title).allTextContents();
  await page.reload();
  await expect(page.locator(title)).toHaveText(shown);
  expect(problems).toEqual([]);
});
