import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { aProduct, withoutChecks } from '../support/shop/checkout';
import { shop } from '../support/shop/shop';
import { expect, test } from '../support/test';
import { pageWith, wp } from '../support/wp';

const form = (page: Page): Locator => page.locator('#commentform');
const stars = (page: Page): Locator =>
  form(page).getByRole('group', { name: 'Your rating' }).getByRole('radio');

/** The form is behind a disclosure, which needs no JavaScript. */
const openForm = (page: Page): Promise<void> => page.locator('.review-form > summary').click();

async function fill(page: Page, text = `Boils fast. ${randomUUID()}`): Promise<void> {
  await form(page).locator('#comment').fill(text);
  await form(page).locator('#author').fill('Ada');
  await form(page).locator('#email').fill(`${randomUUID()}@example.test`);
}

const deleteReviews = (product: number): Promise<unknown> =>
  wp(
    'foreach (get_comments(["post_id" => $args, "status" => "all", "fields" => "ids"]) as $comment) wp_delete_comment($comment, true);',
    product,
  );

const ratings = (product: number): Promise<string[]> =>
  wp(
    'return array_map(fn($id) => get_comment_meta($id, "rating", true), get_comments(["post_id" => $args, "status" => "all", "fields" => "ids"]));',
    product,
  );

test.describe('A review', () => {
  test('has a rating that is chosen with the keyboard or the pointer, also on a page for which WooCommerce loads its own script', async ({
    page,
  }) => {
    const { id } = await aProduct();
    // The stand-in has no script of its own, and no reviews in this shortcode.
    const pages = shop().kind === 'stand-in' ? [] : [await pageWith(`[product_page id="${id}"]`)];
    for (const url of [...pages, `/?p=${id}`]) {
      await page.goto(url);
      await openForm(page);
      await expect(stars(page)).toHaveCount(5);
      const star = form(page).locator('.rating-input__star').nth(1);
      const size = await star.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
      await star.click();
      await expect(stars(page).nth(1)).toBeChecked();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(form(page).getByRole('radio', { name: 'Good' })).toBeChecked();
      await fill(page);
      await form(page).locator('#submit').click();
      await expect(page).toHaveURL(/#comment-|unapproved/);
      expect(await ratings(id)).toEqual(['4']);
      await deleteReviews(id);
    }
  });

  test('without a required rating is refused by the form, and by the shop @no-js', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/Failed to load resource.* 500/);
    const { id } = await aProduct();
    await page.goto(`/?p=${id}`);
    await openForm(page);
    await fill(page);
    const isValid = await stars(page)
      .first()
      .evaluate((radio: HTMLInputElement) => radio.checkValidity());
    expect(isValid).toBe(false);
    await withoutChecks(page, '#commentform');
    await form(page).locator('#submit').click();
    await expect(page.locator('body')).toContainText('Please rate the product.');
    expect(await ratings(id)).toEqual([]);
  });

  test('is counted next to the stars of the product’s card @js', async ({ page }) => {
    const { id } = await aProduct();
    const list = await wp<string>(
      `$term = wp_insert_term($args['name'], 'product_cat');
       wp_set_object_terms($args['id'], [$term['term_id']], 'product_cat');
       $product = wc_get_product($args['id']);
       $product->set_catalog_visibility('visible');
       $product->save();
       $review = wp_insert_comment(['comment_post_ID' => $args['id'], 'comment_content' => 'Boils fast.', 'comment_type' => 'review', 'comment_approved' => 1]);
       add_comment_meta($review, 'rating', 5);
       WC_Comments::clear_transients($args['id']);
       return get_term_link($term['term_id'], 'product_cat');`,
      { id, name: `reviewed-${randomUUID()}` },
    );
    await page.goto(list);
    const card = page.locator('#main .product-card__rating');
    await expect(card.locator('.product-card__reviews')).toHaveText('(1)1 review');
    await expect(card.getByRole('img', { name: /5(\.00)? out of 5/ })).toBeVisible();
    await wp('wp_delete_post($args, true);', id);
  });
});
