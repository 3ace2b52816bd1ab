import { readFileSync } from 'node:fs';
import { buyAndRecord, type Steps } from '../support/shop/contract-steps';
import { startRecorder, stopRecorder } from '../support/shop/recorder';
import { shop, shopName } from '../support/shop/shop';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** Hooks, fields, meta and JavaScript of WooCommerce that the theme uses: one list for WooCommerce and the stand-in. */
interface Contract {
  /** Actions of each step, in the order of their first times, with the number of their arguments. */
  actions: Record<string, [string, number][]>;
  /** Filters that are applied somewhere on the way, with the number of their arguments. */
  filters: Record<string, number>;
  /** Functions that WooCommerce hooks before a theme does anything, with their priorities. */
  callbacks: Record<string, Record<string, number>>;
  /** Names of the fields in the forms of each step. */
  fields: Record<string, string[]>;
  /** Meta keys of a product. */
  productMeta: string[];
  /** What an order answers after a checkout, through WC_Order. */
  order: Record<string, string>;
  /** Actions and selectors of the store, members of wc.blocksCheckout. `setter`: either name will do. */
  javascript: { store: string; setter: string[]; selectors: string[]; blocksCheckout: string[] };
}

const contract = JSON.parse(
  readFileSync(new URL('../../demo/stand-in/contract.json', import.meta.url), 'utf8'),
) as Contract;

test.describe.serial('Contract of the stand-in and WooCommerce', () => {
  let steps: Steps;
  /** Values of the first order. The site is restored before the next test. */
  let order: Record<string, string>;

  test.beforeEach(() => {
    test.info().annotations.push({ type: 'shop', description: shopName() });
  });

  test('the administrator sees three orders of one visitor @js', async ({ request }) => {
    test.setTimeout(400_000);
    await startRecorder();
    try {
      const product = await wp<{ id: number; path: string }>(
        `$all = wc_get_products(['limit' => 1, 'stock_status' => 'instock', 'type' => 'simple', 'status' => 'publish', 'category' => ['kitchen']]);
         return ['id' => $all[0]->get_id(), 'path' => str_replace(home_url(), '', $all[0]->get_permalink())];`,
      );
      steps = await buyAndRecord(request, product);
    } finally {
      await stopRecorder();
    }
    expect(steps.order?.location).toContain('/order-received/');
    const number = /order-received\/(\d+)/.exec(steps.order?.location ?? '')?.[1];
    order = await wp<Record<string, string>>(
      `$order = wc_get_order($args['id']);
       return array_map(static fn($name) => (string) $order->{"get_{$name}"}(), array_combine($args['names'], $args['names']));`,
      { id: Number(number), names: Object.keys(contract.order) },
    );
    expect(JSON.parse(steps['order by script']?.html ?? '')).toMatchObject({ result: 'success' });
    expect(steps['order by block']?.status).toBe(200);
  });

  for (const [name, actions] of Object.entries(contract.actions)) {
    test(`the actions of the step "${name}" fire in their order @js`, () => {
      const fired = steps[name]?.fired ?? {};
      const known = new Set(actions.map(([hook]) => hook));
      const found = Object.entries(fired).filter(([hook, { isAction }]) => isAction && known.has(hook));
      expect(found.map(([hook, { args }]) => [hook, args])).toEqual(actions);
    });
  }

  test('every filter is applied with as many arguments @js', () => {
    const all = Object.values(steps).flatMap(({ fired }) => Object.entries(fired));
    const args = Object.fromEntries(all.map(([hook, { args: count }]) => [hook, count]));
    const found = Object.fromEntries(Object.keys(contract.filters).map((hook) => [hook, args[hook]]));
    expect(found).toEqual(contract.filters);
  });

  test('callbacks that themes move have WooCommerce’s hooks and priorities @js', () => {
    const found = steps.shop?.callbacks ?? {};
    for (const [hook, callbacks] of Object.entries(contract.callbacks))
      expect(found[hook], hook).toMatchObject(callbacks);
  });

  for (const [name, fields] of Object.entries(contract.fields)) {
    test(`the forms of the step "${name}" have their fields @js`, () => {
      const html = (steps[name]?.html ?? '').replaceAll(/cart\[[a-f0-9]+\]/g, 'cart[key]');
      const names = new Set(
        [...html.matchAll(/<(?:input|select|textarea|button|form)\b[^>]*?\sname="([^"]+)"/g)].map(
          (m) => m[1],
        ),
      );
      expect(fields.filter((field) => !names.has(field))).toEqual([]);
    });
  }

  test('the terms of product types and visibility exist once after installation @js', async () => {
    const terms = await wp<string[]>(
      `return get_terms(['taxonomy' => ['product_type', 'product_visibility'], 'hide_empty' => false, 'fields' => 'slugs', 'orderby' => 'slug']);`,
    );
    expect(terms).toEqual([
      'exclude-from-catalog',
      'exclude-from-search',
      'external',
      'featured',
      'grouped',
      'outofstock',
      'rated-1',
      'rated-2',
      'rated-3',
      'rated-4',
      'rated-5',
      'simple',
      'variable',
    ]);
  });

  test('products and orders store values under the same names @js', async () => {
    const meta = await wp<string[]>(
      `$product = new WC_Product_Simple();
       $product->set_props(['name' => 'Made for the contract', 'status' => 'draft', 'sku' => uniqid(), 'regular_price' => '10', 'sale_price' => '8', 'gallery_image_ids' => [1]]);
       $id = $product->save();
       $keys = array_keys(get_post_meta($id));
       wp_delete_post($id, true);
       return $keys;`,
    );
    expect(meta).toEqual(expect.arrayContaining(contract.productMeta));
    expect(order).toEqual(contract.order);
  });

  test('order meta can be added, updated, queried and deleted @js', async () => {
    const result = await wp(
      `$order = wc_create_order();
       $order->update_meta_data('_contract', 'one');
       $order->update_meta_data('_contract', 'two');
       $order->save();
       $again = wc_get_order($order->get_id());
       $rows = count($again->get_meta('_contract', false));
       $found = wc_get_orders(['meta_query' => [['key' => '_contract', 'value' => 'two']], 'return' => 'ids', 'status' => 'any']);
       $value = $again->get_meta('_contract');
       $again->delete_meta_data('_contract');
       $again->save();
       $left = wc_get_order($order->get_id())->get_meta('_contract');
       $is = in_array($order->get_id(), $found, true);
       $order->delete(true);
       return [$rows, $value, $is, $left, wc_get_order($order->get_id())];`,
    );
    expect(result).toEqual([1, 'two', true, '', false]);
  });

  test('the block checkout has its store and takes blocks of others @js', async ({ page, pageErrors }) => {
    test.setTimeout(120_000);
    // WooCommerce's own script asks for settings that a guest may not read.
    if (shop().kind === 'woocommerce') pageErrors.allow(/.*/);
    const id = await wp<number>(
      `return wc_get_products(['limit' => 1, 'stock_status' => 'instock', 'type' => 'simple', 'return' => 'ids'])[0];`,
    );
    await page.goto(`/?add-to-cart=${id}`);
    await page.goto('/checkout-block/');
    await expect(page.locator('#email')).toBeVisible({ timeout: 60_000 });
    const found = await page.evaluate((store) => {
      const { wp: words, wc } = window as unknown as {
        wp: { data: { dispatch: (name: string) => object; select: (name: string) => object } };
        wc: { blocksCheckout: object };
      };
      const { dispatch, select } = words.data;
      return {
        actions: Object.keys(dispatch(store)),
        selectors: Object.keys(select(store)),
        members: Object.keys(wc.blocksCheckout),
      };
    }, contract.javascript.store);
    expect(found.selectors).toEqual(expect.arrayContaining(contract.javascript.selectors));
    expect(found.members).toEqual(expect.arrayContaining(contract.javascript.blocksCheckout));
    expect(found.actions.filter((name) => contract.javascript.setter.includes(name))).not.toEqual([]);
  });
});
