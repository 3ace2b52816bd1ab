import { axe } from '../support/axe';
import { choosing, PARTS } from '../support/front';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** Settings of the front page. `@js`: each test changes the whole site. */

test('every part of the front page can be switched off, and the owner’s page stays @js', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').locator(PARTS)).toHaveCount(6);
  const off = Object.fromEntries(
    ['banner', 'promotions', 'categories', 'products', 'brands', 'widgets', 'latest'].map((name) => [
      name,
      '',
    ]),
  );
  await choosing(off, {}, async () => {
    await page.goto('/');
    await expect(page.getByRole('main').locator(PARTS)).toHaveCount(0);
    await expect(page.locator('main .entry-content')).toContainText('mind the step');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    // The page's own picture is now what a visitor sees first.
    const picture = page.locator('main img').first();
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await expect(picture).toHaveAttribute('loading', 'eager');
    expect(await axe(page)).toEqual([]);
  });
});

test('invalid saved values use the default, and numbers are limited to the allowed range @js', async ({
  page,
}) => {
  const nonsense = {
    banner_source: '<b>',
    banner_count: -5,
    banner_product_category: 'many',
    promotion_url_1: 'javascript:alert(1)',
    promotion_image_2: 1e9,
    promotion_title_3: ['a'],
    categories_count: 'two',
    products_source: { 0: 'sale' },
    products_look: 7,
    products_count: 1e9,
    brand_name_1: 'B'.repeat(500),
    latest_count: 0,
  };
  await choosing(nonsense, {}, async () => {
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    await expect(page.locator('.slider--banner .banner-slide')).toHaveCount(1);
    await expect(page.locator('.promotion')).toHaveCount(2);
    await expect(page.locator('.promotion').first().locator('a')).toHaveCount(0);
    await expect(page.locator('.promotion').nth(1).locator('img')).toHaveCount(0);
    await expect(page.locator('.category-tile')).toHaveCount(4);
    // Featured ones are few; the look is the default.
    expect(await page.locator('.slider--product-four .product-tile').count()).toBeLessThanOrEqual(24);
    await expect(page.locator('.brand img').first()).toHaveAttribute('alt', 'B'.repeat(80));
    await expect(page.locator('.cards .card')).toHaveCount(1);
    expect(await page.content()).not.toMatch(
      /<b>(Notice|Warning|Deprecated|Fatal error)<\/b>|javascript:alert/,
    );
  });
  await choosing({ banner_source: 'posts', banner_count: 1e9, latest_count: 1e9 }, {}, async () => {
    await page.goto('/');
    await expect(page.locator('.slider--banner .banner-slide')).toHaveCount(10);
    await expect(page.locator('.cards .card')).toHaveCount(12);
  });
});

test('the banner shows posts of a category, or chosen pages in their order, in the owner’s number @js', async ({
  page,
}) => {
  const ids = await wp<{ category: number; pages: number[] }>(
    `return ['category' => get_term_by('slug', 'tea', 'category')->term_id, 'pages' => array_map(static fn($slug) => get_page_by_path($slug)->ID, ['delivery', 'about'])];`,
  );
  const titles = page.locator('.banner-slide__title');
  const secret = await wp<number>(
    `return wp_insert_post(['post_title' => 'Behind a password', 'post_content' => 'Nobody reads this.', 'post_password' => 'x', 'post_status' => 'publish', 'post_category' => [$args]]);`,
    ids.category,
  );
  await choosing({ banner_source: 'posts', banner_category: ids.category, banner_count: 3 }, {}, async () => {
    await page.goto('/');
    await wp(`wp_delete_post($args, true);`, secret);
    await expect(titles).toHaveCount(3);
    const words = await page.locator('.banner-slide__words').allTextContents();
    expect(Math.max(...words.map((text) => text.split(/\s+/).length))).toBe(24);
    const links = await titles
      .locator('a')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    const tea = await wp<string[]>(
      `return array_map('get_permalink', get_posts(['category' => $args, 'numberposts' => 3, 'has_password' => false]));`,
      ids.category,
    );
    expect(links).toEqual(tea);
    expect(await axe(page)).toEqual([]);
  });
  const [one, other] = ids.pages;
  await choosing(
    { banner_source: 'pages', banner_page_1: one, banner_page_2: 0, banner_page_4: other },
    {},
    async () => {
      await page.goto('/');
      await expect(titles).toHaveText([/Delivery/, /About|shop/i]);
    },
  );
});

test('an unpublished product is replaced by the next product at once @js', async () => {
  const counts = await wp<number[]>(
    `$find = static fn() => stallkeeper_theme(\\Stallkeeper\\Theme\\FrontPage\\ProductFinder::class)->find('latest', 3);
     $first = $find();
     $set = static fn(string $status) => wp_update_post(['ID' => $first[0]->get_id(), 'post_status' => $status]);
     $set('private');
     $then = count($find());
     $set('publish');
     return [count($first), $then];`,
  );
  expect(counts).toEqual([3, 3]);
});

test('every setting of the front page has a control, a default and a sanitiser @js', async () => {
  const settings = await wp<Record<string, unknown[]>>(
    `require_once ABSPATH . WPINC . '/class-wp-customize-manager.php';
     wp_set_current_user(get_user_by('login', 'admin')->ID);
     $customizer = new WP_Customize_Manager(); do_action('customize_register', $customizer);
     $found = [];
     foreach ($customizer->settings() as $id => $setting) {
         if (str_starts_with($id, 'stallkeeper_front_')) {
             $found[$id] = [$setting->default, $customizer->get_control($id) !== null, array_map($setting->sanitize(...), ['<script>x</script>', -7, 1e9])];
         }
     }
     return $found;`,
  );
  expect(Object.keys(settings).length).toBeGreaterThanOrEqual(50);
  for (const [id, [atFirst, hasControl, cleaned]] of Object.entries(settings)) {
    expect(hasControl, id).toBe(true);
    expect(['string', 'number'], id).toContain(typeof atFirst);
    expect(JSON.stringify(cleaned), id).not.toMatch(/<|-7/);
  }
});
