import { axe } from '../support/axe';
import { someProducts, add } from '../support/shop/cart';
import { expect, test, type Page } from '../support/test';
import { wp } from '../support/wp';

/** Contrast of each palette on the pages of a shop, in light and dark mode: 6 palettes × 2 modes × 8 pages. */

/** `market` is the palette of the stylesheet, the others are files in theme/styles/colors/. */
const PALETTES = ['market', 'harbor', 'orchard', 'plum', 'slate', 'night'];

test.describe.configure({ timeout: 300_000 });

/** @returns path by name; the account is its login form for a visitor */
const paths = (): Promise<Record<string, string>> =>
  wp(`
    $posts = get_posts(['numberposts' => 1, 'orderby' => 'comment_count']);
    $products = get_posts(['post_type' => 'product', 'numberposts' => 1, 'orderby' => 'comment_count']);
    return array_map(wp_make_link_relative(...), [
      'front page' => home_url('/'),
      'list of products' => wc_get_page_permalink('shop'),
      'product' => get_permalink($products[0]),
      'product with tabs' => add_query_arg('tabs', 1, get_permalink($products[0])),
      'cart' => wc_get_page_permalink('cart'),
      'checkout' => wc_get_page_permalink('checkout'),
      'account' => wc_get_page_permalink('myaccount'),
      'article' => get_permalink($posts[0]),
    ]);`);

async function violations(page: Page, pages: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (const [name, path] of Object.entries(pages)) {
    await wp(
      `set_theme_mod('stallkeeper_product_layout', $args);`,
      path.includes('tabs=1') ? 'tabs' : 'sections',
    );
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const lines = await axe(page, { onlyColors: true });
      found.push(...lines.map((line) => `${name}, ${colorScheme}: ${line}`));
    }
  }
  return found;
}

test('these are all palettes @js', async () => {
  const files = await wp<string[]>(
    `return array_keys(stallkeeper_theme(\\Stallkeeper\\Theme\\Style\\StylePalettes::class)->titles());`,
  );
  expect(['market', ...files].sort()).toEqual([...PALETTES].sort());
});

for (const palette of PALETTES) {
  test(`texts and controls of all pages have enough contrast with the palette ${palette} @js`, async ({
    page,
  }) => {
    await wp(`set_theme_mod('stallkeeper_style_palette', $args);`, palette);
    await add(page, await someProducts([{ name: 'Teapot', price: '24' }]));
    expect(await violations(page, await paths())).toEqual([]);
  });
}
