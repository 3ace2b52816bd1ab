import { withWidgets } from '../support/widgets';
import { choosing } from '../support/front';
import { expect, test, type Page } from '../support/test';
import { pageWith, wp } from '../support/wp';

interface Made {
  product: number;
  sibling: number;
  post: number;
  earlier: number;
  later: number;
  siblingUrl: string;
  productUrl: string;
  postUrl: string;
  earlierUrl: string;
  laterUrl: string;
  category: number;
  categoryUrl: string;
  journal: string;
}

/** Words of the protected product and post: name, short description or excerpt, text. */
const SECRETS = ['Zqxcandle', 'zqxshort', 'zqxlong', 'Zqxletter', 'zqxexcerpt', 'zqxtext'];

const make = (): Promise<Made> =>
  wp<Made>(
    `$category = wp_insert_term('Zqx category', 'product_cat')['term_id'];
     $make = static function (string $name, string $password) use ($category): WC_Product {
       $product = new WC_Product_Simple();
       $product->set_name($name);
       $product->set_slug('behind-' . wp_generate_password(8, false));
       $product->set_short_description('About zqxshort.');
       $product->set_description('About zqxlong.');
       $product->set_regular_price('20');
       $product->set_sale_price('15');
       $product->set_featured(true);
       $product->set_category_ids([$category]);
       $product->set_status('publish');
       $product->set_post_password($password);
       $product->save();
       return $product;
     };
     $sibling = $make('Open candle', '');
     $sibling->set_short_description('Open to all.');
     $sibling->set_description('Open to all.');
     $product = $make('Zqxcandle', 'key');
     $sibling->set_cross_sell_ids([$product->get_id()]);
     $sibling->set_upsell_ids([$product->get_id()]);
     $sibling->save();
     $letter = static fn(string $ago): int => wp_insert_post(['post_title' => 'Open letter', 'post_content' => 'Open to all.', 'post_status' => 'publish', 'post_date' => wp_date('Y-m-d H:i:s', strtotime($ago))]);
     $earlier = $letter('-3 minutes');
     $later = $letter('-1 minute');
     $post = wp_insert_post(['post_title' => 'Zqxletter', 'post_excerpt' => 'About zqxexcerpt.', 'post_content' => 'About zqxtext.', 'post_status' => 'publish', 'post_password' => 'key', 'post_date' => wp_date('Y-m-d H:i:s', strtotime('-2 minutes')), 'post_name' => 'behind-' . wp_generate_password(8, false)]);
     $GLOBALS['wpdb']->update($GLOBALS['wpdb']->posts, ['comment_count' => 900], ['ID' => $post]);
     clean_post_cache($post);
     if (function_exists('wc_update_product_lookup_tables')) { delete_transient('wc_products_onsale'); delete_transient('wc_featured_products'); }
     return ['product' => $product->get_id(), 'sibling' => $sibling->get_id(), 'post' => $post, 'earlier' => $earlier, 'later' => $later,
       'siblingUrl' => get_permalink($sibling->get_id()), 'productUrl' => get_permalink($product->get_id()), 'postUrl' => get_permalink($post),
       'earlierUrl' => get_permalink($earlier), 'laterUrl' => get_permalink($later), 'category' => $category, 'categoryUrl' => get_term_link($category, 'product_cat'), 'journal' => get_permalink((int) get_option('page_for_posts'))];`,
  );

/** @param shows something else that the page lists */
async function expectNothing(page: Page, url: string, shows: string): Promise<void> {
  const html = await (await page.request.get(url)).text();
  expect(html, `${shows} on ${url}`).toContain(shows);
  expect(
    SECRETS.filter((secret) => html.includes(secret)),
    url,
  ).toEqual([]);
}

test.describe('Products and posts with a password are in no list', { tag: '@js' }, () => {
  let made: Made;
  test.beforeEach(async () => {
    made = await make();
  });

  const many = () => ({
    banner_product_category: made.category,
    products_count: 24,
    banner_count: 10,
    latest_count: 12,
  });
  const lists = (): [string, string][] => [
    ['/', 'Open candle'],
    ['/shop/?orderby=date', 'Open candle'],
    [made.categoryUrl, 'Open candle'],
    [made.siblingUrl, 'Open candle'],
    [made.journal, 'Open letter'],
    [made.earlierUrl, 'Open letter'],
    [made.laterUrl, 'Open letter'],
    ['/?s=zqxcandle', 'instant-search-widget'],
    ['/?s=zqxletter', 'instant-search-widget'],
    ['/nowhere-at-all/', 'product-tile'],
    [`${made.journal}feed/`, 'Open letter'],
  ];

  test('banner, tiles, shop, categories, related products, journal, neighbours, search and missing pages', async ({
    page,
  }) => {
    test.slow();
    for (const source of ['featured', 'latest', 'sale']) {
      const mods = { ...many(), products_source: source };
      await choosing(mods, {}, async () => {
        for (const [url, shows] of source === 'featured' ? lists() : lists().slice(0, 1)) {
          await expectNothing(page, url, shows);
        }
      });
    }
  });

  test('widgets and the cart', async ({ page }) => {
    await withWidgets(
      [
        { widget: 'stallkeeper_products', area: 'sidebar', settings: { source: 'latest', count: 24 } },
        { widget: 'stallkeeper_popular_posts', area: 'sidebar', settings: { count: 20 } },
      ],
      () => expectNothing(page, made.journal, 'product-tile'),
    );
    await page.goto(`/?add-to-cart=${made.sibling}`);
    await expectNothing(page, '/cart/', 'Open candle');
  });

  test('blocks and shortcodes that list posts or products', async ({ page }) => {
    const query = (type: string, inner: string): string =>
      `<!-- wp:query {"queryId":9,"query":{"perPage":20,"postType":"${type}","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /-->${inner}<!-- /wp:post-template --></div><!-- /wp:query -->`;
    const url = await pageWith(
      `${query('post', '<!-- wp:post-excerpt /--><!-- wp:post-featured-image /-->')}${query('product', '<!-- wp:post-excerpt /-->')}
      <!-- wp:latest-posts {"postsToShow":20,"displayPostContent":true,"displayPostContentRadio":"full_post"} /-->
      <!-- wp:shortcode -->[products limit="20" orderby="date"][product id="${made.product}"][recent_products limit="20"]<!-- /wp:shortcode -->
      <!-- wp:woocommerce/product-new {"columns":6,"rows":4} /-->
      <!-- wp:woocommerce/handpicked-products {"products":[${made.product},${made.sibling}]} /-->
      <!-- wp:woocommerce/featured-product {"productId":${made.product}} --><!-- /wp:woocommerce/featured-product -->`,
    );
    await expectNothing(page, url, 'Open letter');
  });

  test('for a visitor who has entered the password, too; the page of its own shows it', async ({ page }) => {
    test.slow();
    await page.goto(made.postUrl);
    await page.getByLabel('Password').fill('key');
    await page.getByRole('button', { name: 'Enter' }).click();
    await expect(page.getByText('About zqxtext.')).toBeVisible();
    await page.goto(made.productUrl);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zqxcandle');
    await expect(page.getByText('About zqxshort.')).toBeVisible();
    await choosing({ ...many(), products_source: 'latest' }, {}, async () => {
      for (const [url, shows] of lists().slice(0, 6)) await expectNothing(page, url, shows);
    });
  });
});
