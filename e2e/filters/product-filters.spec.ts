import { axe } from '../support/axe';
import { openFilters } from '../support/filters';
import { expect, test, type Page } from '../support/test';
import { wp } from '../support/wp';

/** Filters of the shop's lists of products: links and forms, live with a script, with the same URLs. */

test.describe.configure({ mode: 'serial' });

interface Ids {
  products: number[];
  terms: { id: number; taxonomy: string }[];
  attribute: number;
  category: string;
  child: string;
}

const CREATE = `
  $attribute = wc_create_attribute(['name' => 'Wood', 'slug' => 'wood']);
  register_taxonomy('pa_wood', ['product'], []);
  $category = wp_insert_term('Zanzibar', 'product_cat');
  $child = wp_insert_term('Zanzibar spoons', 'product_cat', ['parent' => $category['term_id']]);
  $products = [];
  foreach ([
    ['Zanzibar bowl', ['regular_price' => '30', 'sale_price' => '20'], $category, ['Oak']],
    ['Zanzibar plate', ['regular_price' => '40', 'average_rating' => 4.4], $category, ['Oak', 'Walnut']],
    ['Zanzibar tray', ['regular_price' => '50', 'stock_status' => 'outofstock'], $category, ['Walnut']],
    ['Zanzibar spoon', ['regular_price' => '5', 'catalog_visibility' => 'catalog'], $child, ['Oak']],
    ['Zanzibar sample', ['regular_price' => '1', 'catalog_visibility' => 'search'], $category, ['Oak']],
  ] as [$name, $props, $term, $woods]) {
    $p = new WC_Product_Simple();
    $p->set_props(['name' => $name, 'status' => 'publish', 'category_ids' => [$term['term_id']]] + $props);
    $id = $p->save();
    wp_set_object_terms($id, $woods, 'pa_wood');
    $products[] = $id;
  }
  return [
    'products' => $products, 'attribute' => $attribute,
    'terms' => [['id' => $child['term_id'], 'taxonomy' => 'product_cat'], ['id' => $category['term_id'], 'taxonomy' => 'product_cat']],
    'category' => wp_make_link_relative(get_term_link($category['term_id'], 'product_cat')),
    'child' => wp_make_link_relative(get_term_link($child['term_id'], 'product_cat')),
  ];`;

let ids: Ids;

test.beforeEach(async () => {
  ids = await wp<Ids>(CREATE);
  // The taxonomy of the attribute exists from the next request on, so its terms are indexed by this one.
  await wp(
    `foreach ($args as $id) { stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Engine\\IndexQueue::class)->pushMany([$id]); }`,
    ids.products,
  );
});

const products = (page: Page) => page.locator('main ul.products .woocommerce-loop-product__title');
const group = (page: Page, title: string) =>
  page.locator('.product-filters section', { has: page.getByRole('heading', { name: title, exact: true }) });
const value = (page: Page, title: string, label: string) =>
  group(page, title).getByRole('link', { name: new RegExp(`^${label}`) });
const open = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await openFilters(page);
};

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'With JavaScript' : 'Without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a category lists its filters with numbers of products, and a filter narrows the list @js', async ({
      page,
    }) => {
      await open(page, ids.category);
      await expect(products(page)).toHaveCount(4);
      await expect(value(page, 'Wood', 'Oak')).toContainText('3');
      await expect(value(page, 'Wood', 'Walnut')).toContainText('2');
      await expect(value(page, 'Categories', 'Zanzibar spoons')).toContainText('1');
      await expect(group(page, 'Categories').getByRole('link', { name: /^Zanzibar(?! spoons)/ })).toHaveCount(
        0,
      );
      await value(page, 'Wood', 'Walnut').click();
      await expect(products(page)).toHaveText(['Zanzibar plate', 'Zanzibar tray'], { ignoreCase: true });
      await expect(page).toHaveURL(/shop_pa_wood(\[\]|%5B%5D)=Walnut/);
      await expect(value(page, 'Wood', 'Walnut')).toHaveAttribute('aria-current', 'true');
      await value(page, 'Stock', 'In stock').click();
      await expect(products(page)).toHaveText(['Zanzibar plate']);
      await page.getByRole('link', { name: 'Clear all filters' }).click();
      await expect(products(page)).toHaveCount(4);
      await expect(page).not.toHaveURL(/shop_/);

      // A list without matching products keeps its filters.
      await open(page, `${ids.category}?shop_max=20&shop_pa_wood[]=Walnut`);
      await expect(products(page)).toHaveCount(0);
      await expect(value(page, 'Wood', 'Walnut')).toHaveAttribute('aria-current', 'true');
      await page.getByRole('link', { name: 'Clear all filters' }).click();
      await expect(products(page)).toHaveCount(4);
    });

    test('offers, ratings and prices narrow the list, Back returns to the previous filters, and the sort order stays @js', async ({
      page,
    }) => {
      await open(page, ids.category);
      await value(page, 'Offers', 'On sale').click();
      await expect(products(page)).toHaveText(['Zanzibar bowl']);
      await page.goBack();
      await expect(products(page)).toHaveCount(4);
      await open(page, ids.category);
      await value(page, 'Rating', '4 stars or more').click();
      await expect(products(page)).toHaveText(['Zanzibar plate']);
      await open(page, ids.category);
      await page.getByLabel('Max. price').fill('20');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(products(page)).toHaveText(['Zanzibar bowl', 'Zanzibar spoon']);
      await expect(page).toHaveURL(/shop_max=20/);

      // The sort order and the page of a shared URL stay.
      await open(page, `${ids.category}?orderby=price-desc`);
      await value(page, 'Wood', 'Oak').click();
      await expect(products(page)).toHaveText(['Zanzibar plate', 'Zanzibar bowl', 'Zanzibar spoon']);
      await expect(page).toHaveURL(/orderby=price-desc/);
      await page.getByLabel('Min. price').fill('10');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(products(page)).toHaveText(['Zanzibar plate', 'Zanzibar bowl']);
      await expect(page).toHaveURL(/orderby=price-desc/);
      await expect(page).toHaveURL(/shop_pa_wood/);
    });
  });
}

test.describe('The server', () => {
  test.use({ javaScriptEnabled: false });

  test('lists in searches and in the catalog what belongs there, and asks search engines not to index filtered lists @js', async ({
    page,
  }) => {
    await page.goto('/?s=zanzibar&shop_type=product');
    await expect(page.locator('.hit__title').filter({ hasText: 'Zanzibar sample' })).toHaveCount(1);
    await expect(page.locator('.hit__title').filter({ hasText: 'Zanzibar spoon' })).toHaveCount(0);
    await page.goto(ids.child);
    await expect(products(page)).toHaveText(['Zanzibar spoon']);

    const robots = page.locator('meta[name="robots"]');
    await page.goto(ids.category);
    await expect(robots).not.toHaveAttribute('content', /noindex/);
    await page.goto(`${ids.category}?shop_pa_wood[]=Oak`);
    await expect(products(page).filter({ hasText: 'Zanzibar sample' })).toHaveCount(0);
    await expect(robots).toHaveAttribute('content', /noindex/);
    await expect(value(page, 'Wood', 'Walnut')).toHaveAttribute('rel', 'nofollow');
  });
});

test('invalid filters of a URL are ignored @js', async ({ request }) => {
  for (const query of [
    'shop_pa_wood[]=',
    'shop_max=abc',
    'shop_pa_wood[a][b]=Oak',
    'shop_unknown=1',
    `shop_pa_wood[]=${'x'.repeat(300)}`,
  ]) {
    const html = await (await request.get(`${ids.category}?${query}`)).text();
    const [list = ''] = /<ul class="products[\s\S]*?<\/main>/.exec(html) ?? [];
    expect(list.match(/woocommerce-loop-product__title/g), query).toHaveLength(4);
  }
});

test('a category of the whole shop has the same filters, and they pass the axe checks @js', async ({
  page,
}) => {
  await open(page, '/shop/');
  await expect(value(page, 'Wood', 'Oak')).toContainText('3');
  expect(await axe(page)).toEqual([]);
  await value(page, 'Wood', 'Oak').click();
  await expect(products(page)).toHaveCount(3);
  // The sticky header covers a part of the catalog otherwise.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await axe(page)).toEqual([]);
});

test('a live filter keeps the focus, announces the number of products and needs no page load @js', async ({
  page,
}) => {
  await open(page, ids.category);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await value(page, 'Wood', 'Walnut').focus();
  await page.keyboard.press('Enter');
  await expect(products(page)).toHaveCount(2);
  await expect(value(page, 'Wood', 'Walnut')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '2 products found' })).toHaveCount(1);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goBack();
  await expect(products(page)).toHaveCount(4);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
