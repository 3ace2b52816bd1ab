import { randomUUID } from 'node:crypto';
import { aProduct } from '../support/shop/checkout';
import { shop } from '../support/shop/shop';
import { expect, test } from '../support/test';
import { pageWith, wp } from '../support/wp';

test.describe('A review', () => {
  test('can be written on a page for which WooCommerce loads its own script', async ({ page }) => {
    test.skip(shop().kind === 'stand-in', 'the stand-in has no ratings');
    const { id } = await aProduct();
    const text = `Boils fast. ${randomUUID()}`;
    for (const url of [await pageWith(`[product_page id="${id}"]`), `/?p=${id}`]) {
      await page.goto(url);
      const form = page.locator('#commentform');
      const stars = form.locator('.stars');
      const field = form.locator('[name=rating]');
      if (await stars.isVisible()) {
        const star = stars.locator('.star-4');
        const size = await star.boundingBox();
        expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
        await star.click();
      } else {
        await field.selectOption('4');
      }
      await expect(field).toHaveValue('4');
      await form.locator('#comment').fill(text);
      await form.locator('#author').fill('Ada');
      await form.locator('#email').fill(`${randomUUID()}@example.test`);
      await form.locator('#submit').click();
      await expect(page).toHaveURL(/#comment-|unapproved/);
      const rating = await wp<string>(
        'return get_comment_meta(get_comments(["post_id" => $args, "number" => 1, "status" => "all", "fields" => "ids"])[0], "rating", true);',
        id,
      );
      expect(rating).toBe('4');
      await wp(
        'foreach (get_comments(["post_id" => $args, "status" => "all", "fields" => "ids"]) as $comment) wp_delete_comment($comment, true);',
        id,
      );
    }
  });
});
