import { asAdmin } from '../support/admin';
import { axe, axeAtWidths } from '../support/axe';
import { expect, test, type Page } from '../support/test';
import { pageWith, wp } from '../support/wp';

/** Sections of the front page in content: block patterns, and elements that become a section. */

const PARTS = ['banner', 'promotions', 'categories', 'products', 'brands', 'widgets', 'latest'];

/** Patterns of whole pages, which consist of others. */
const WHOLE = ['front-page', 'about-page', 'help-page'];

const PATTERNS = `return array_values(array_filter(array_map(static fn($pattern) => preg_replace('~^stallkeeper/~', '', $pattern['name']), array_filter(WP_Block_Patterns_Registry::get_instance()->get_all_registered(), static fn($pattern) => str_starts_with($pattern['name'], 'stallkeeper/')))));`;

const contentOf = (name: string): Promise<string> =>
  wp<string>(
    `return WP_Block_Patterns_Registry::get_instance()->get_registered("stallkeeper/$args")['content'] ?? '';`,
    name,
  );

/** A page with all patterns, made once for this worker. */
let made: Promise<string> | undefined;
const all = (): Promise<string> =>
  (made ??= contentOf('front-page').then((content) => {
    expect(content.match(/wp:pattern/g)).toHaveLength(PARTS.length);
    return pageWith(content);
  }));

const sliders = (page: Page) => page.getByRole('main').locator('.slider');

test('a page with all patterns has all sections of a front page, with sliders that work without JavaScript @no-js', async ({
  page,
}) => {
  await page.goto(await all());
  const main = page.getByRole('main');
  await expect(main.locator('.banner-slide')).toHaveCount(3);
  await expect(main.locator('.promotion')).toHaveCount(3);
  await expect(main.locator('.category-tile')).toHaveCount(3);
  await expect(main.locator('.brand')).toHaveCount(6);
  await expect(main.locator('.cards .card__title a')).toHaveCount(6);
  await expect(sliders(page)).toHaveCount(3);
  for (const [kind, slide] of [
    ['banner', '.banner-slide'],
    ['product-four', '.product-tile'],
    ['brand', '.brand'],
  ] as const)
    await expect(main.locator(`.slider--${kind} ${slide}`).first()).toBeAttached();
  const favourites = await wp<string[]>(
    `return array_map(static fn($product) => $product->get_name(), wc_get_products(['featured' => true, 'status' => 'publish', 'visibility' => 'catalog', 'limit' => 8, 'orderby' => 'date', 'order' => 'DESC']));`,
  );
  await expect(main.locator('.product-tile h3')).toHaveText(favourites);
  expect(await sliders(page).locator('.product-tile').count()).toBeGreaterThanOrEqual(5);
  for (const slider of await sliders(page).all()) {
    const list = slider.locator('.slider__list');
    expect(await list.locator('> li').count()).toBeGreaterThanOrEqual(3);
    await expect(list).toHaveCSS('overflow-x', 'auto');
  }
});

test('axe finds no violation on that page, and it fits 320 pixels @js', async ({ browser, page }) => {
  test.slow();
  expect(await axeAtWidths(browser, page, new URL(await all()).pathname)).toEqual([]);
});

test('pages about the shop and of help have no accessibility violation, and fit 320 pixels @js', async ({
  page,
}) => {
  for (const name of ['about-page', 'help-page']) {
    await page.setViewportSize({ width: 1366, height: 800 });
    await page.goto(await pageWith(await contentOf(name)));
    expect(await axe(page), name).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(320);
    expect(await axe(page), name).toEqual([]);
  }
});

test('an element with the class shop-section becomes the part that it names; others stay unchanged @no-js', async ({
  page,
}) => {
  const html = (attributes: string) =>
    `<!-- wp:html --><div class="shop-section" ${attributes}></div><!-- /wp:html -->`;
  await page.goto(
    await pageWith(
      [
        html(
          'data-section="products" data-source="latest" data-look="six" data-count="3" data-title="Just in"',
        ),
        html(
          'data-section="products" data-source="category" data-category="garden" data-look="grid" data-title=""',
        ),
        html(
          'data-section="categories" data-count="2" data-title="Two &lt;b&gt;drawers&lt;/b&gt;" data-text="And no more"',
        ),
        html('data-section="latest" data-count="1e9"'),
        html('data-section="../../../wp-config" data-title="x"'),
        html('data-section="content"'),
      ].join('\n'),
    ),
  );
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Just in' })).toBeVisible();
  await expect(main.locator('.slider--product-six .product-tile')).toHaveCount(3);
  const garden = await wp<string[]>(
    `return array_map(static fn($product) => $product->get_name(), wc_get_products(['category' => ['garden'], 'status' => 'publish', 'visibility' => 'catalog', 'limit' => 8, 'orderby' => 'date', 'order' => 'DESC']));`,
  );
  await expect(main.locator('.product-tiles .product-tile h3')).toHaveText(garden);
  await expect(main.getByRole('heading', { name: 'Two drawers' })).toBeVisible();
  await expect(main.getByText('And no more')).toBeVisible();
  await expect(main.locator('.category-tile')).toHaveCount(2);
  await expect(main.locator('.cards .card')).toHaveCount(24);
  await expect(main.locator('.shop-section')).toHaveCount(2);
});

test('a product list in a page does not change the current post for the content below @no-js', async () => {
  const left = await wp<unknown[]>(
    `$GLOBALS['post'] = get_page_by_path('about');
     $tiles = stallkeeper_theme(\\Stallkeeper\\Theme\\FrontPage\\ProductTile::class)->all(stallkeeper_theme(\\Stallkeeper\\Theme\\FrontPage\\ProductFinder::class)->find('latest', 2), '50vw');
     return [count($tiles), get_the_title(), $GLOBALS['product'] ?? null, wc_get_loop_prop('name', '')];`,
  );
  expect(left).toEqual([2, await wp(`return get_the_title(get_page_by_path('about'));`), null, '']);
});

test('the categories section is empty if the shop has one category only @no-js', async () => {
  const counts = await wp<number[]>(
    `$count = static fn(int $top) => count(stallkeeper_theme(\\Stallkeeper\\Theme\\FrontPage\\Categories::class)->find($top));
     $all = $count(6);
     add_filter('get_terms', static fn($terms, $taxonomies) => $taxonomies === ['product_cat'] ? array_slice(array_values(array_filter($terms, static fn($term) => $term instanceof WP_Term && $term->parent === 0)), 0, 1) : $terms, 10, 2);
     return [$all, $count(6)];`,
  );
  expect(counts).toEqual([4, 0]);
});

test('the widgets section in a widget of the same section is not rendered again @js', async ({ page }) => {
  const nested = '<!-- wp:html --><div class="shop-section" data-section="widgets"></div><!-- /wp:html -->';
  const before = await wp(
    `$before = [get_option('sidebars_widgets'), get_option('widget_block')];
     update_option('widget_block', [70 => ['content' => $args], '_multiwidget' => 1]);
     update_option('sidebars_widgets', ['wp_inactive_widgets' => [], 'front-page' => ['block-70']]);
     return $before;`,
    nested,
  );
  try {
    const response = await page.goto(await pageWith(nested));
    expect(response?.status()).toBe(200);
    await expect(page.locator('main .front__widgets')).toHaveCount(1);
    await expect(page.locator('main .front__widgets .shop-section')).toHaveCount(1);
  } finally {
    await wp(`update_option('sidebars_widgets', $args[0]); update_option('widget_block', $args[1]);`, before);
  }
});

test('the editor accepts every pattern without block validation errors @js', async ({ page, pageErrors }) => {
  // The editor's greeting has a picture on another host.
  pageErrors.allow(/Failed to load resource/);
  // WooCommerce adds its fonts with a hook that the editor warns about.
  pageErrors.allow(/woocommerce-classictheme-editor-fonts/);
  test.slow();
  await asAdmin(page);
  await page.goto('/wp-admin/post-new.php?post_type=page');
  await page.waitForFunction(() => {
    const { wp: core } = window as unknown as { wp?: { blocks?: { getBlockTypes: () => unknown[] } } };
    return (core?.blocks?.getBlockTypes().length ?? 0) > 50;
  });
  const patterns = await wp<string[]>(PATTERNS);
  expect(patterns.length).toBeGreaterThanOrEqual(25);
  for (const name of patterns) {
    const content = await contentOf(name);
    const wrong = await page.evaluate((text) => {
      interface Block {
        name: string;
        isValid: boolean;
        innerBlocks: Block[];
      }
      const { wp: core } = window as unknown as { wp: { blocks: { parse: (content: string) => Block[] } } };
      const names = (blocks: Block[]): string[] =>
        blocks.flatMap((block) => [...(block.isValid ? [] : [block.name]), ...names(block.innerBlocks)]);
      const blocks = core.blocks.parse(text);
      return { count: blocks.length, wrong: names(blocks) };
    }, content);
    const count = WHOLE.includes(name) ? (content.match(/wp:pattern/g) ?? []).length : 1;
    expect(wrong, name).toEqual({ count, wrong: [] });
  }
});
