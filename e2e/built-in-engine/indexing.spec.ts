import { asAdmin } from '../support/admin';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** The site's own index as an owner runs it: the screen, and the box beside a post. IndexScreenTest, CliTest and ExcludeMetaBoxTest cover the rest. */

const SCREEN = '/wp-admin/admin.php?page=stallkeeper-search-index';

test('an administrator rebuilds the index on the screen and sees the progress and the log @js', async ({
  browser,
  baseURL,
}) => {
  // Twice a whole rebuild, a piece of it with each of the page's requests.
  test.setTimeout(120_000);
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({
      javaScriptEnabled,
      ...(baseURL !== undefined && { baseURL }),
    });
    const page = await context.newPage();
    await asAdmin(page);
    await page.goto(SCREEN);
    await wp(`delete_option('stallkeeper_search_log');`);
    await page.getByRole('button', { name: 'Rebuild index' }).click();
    await expect(page.getByRole('status')).toContainText('Rebuilding the index');
    // The page reloads until the rebuild is complete.
    await expect(
      page.getByText(/^.*The search index was rebuilt and is in use: \d+ posts\.$/).first(),
    ).toBeVisible({
      timeout: 30_000,
    });
    const rows = await page.locator('table.widefat td').allInnerTexts();
    expect(rows[1]).toBe(rows[0]);
    await context.close();
  }
});

test('the editors of posts and of products have the box @no-js', async ({ page, pageErrors }) => {
  // WooCommerce 8.9 requests a file in the editor that it does not contain.
  pageErrors.allow(/woocommerce\/assets\/client\/blocks\/coming-soon\.css/);
  await asAdmin(page);
  const ids = await wp<number[]>(
    `return [get_page_by_path('how-the-stall-came-indoors', OBJECT, 'post')->ID, get_page_by_path('copper-kettle', OBJECT, 'product')->ID];`,
  );
  for (const id of ids) {
    await page.goto(`/wp-admin/post.php?post=${id}&action=edit`);
    expect(await page.content()).toContain('Exclude from search results');
  }
});
