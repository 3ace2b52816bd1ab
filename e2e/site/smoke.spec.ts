import { expect, test } from '../support/test';
import { wp } from '../support/wp';

const PHP_ERROR = /<b>(Notice|Warning|Deprecated|Fatal error|Parse error)<\/b>|Stack trace:/;

test.describe('The shop opens', () => {
  test('the front page loads, declares its language and shows no PHP error @journey', async ({ page }) => {
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', /^[a-z]{2}/);
    expect(await page.content()).not.toMatch(PHP_ERROR);
  });

  test('a post loads at its permalink @no-js', async ({ page }) => {
    const address = await wp<string>(`
      $posts = get_posts(['name' => 'how-the-stall-came-indoors', 'numberposts' => 1]);
      $id = $posts ? $posts[0]->ID : wp_insert_post(['post_title' => 'A first post', 'post_content' => 'Words.', 'post_status' => 'publish']);
      return get_permalink($id);
    `);
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    expect(await page.content()).not.toMatch(PHP_ERROR);
  });

  test('an unknown URL returns status 404 with a page @no-js', async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 404/);
    const response = await page.goto('/no-such-page-here/');
    expect(response?.status()).toBe(404);
    await expect(page.locator('body')).not.toBeEmpty();
  });
});
