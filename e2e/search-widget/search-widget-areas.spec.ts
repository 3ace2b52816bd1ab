import { withPlugin } from '../support/engine';
import { box, isSearch, searchWidget, titles, wake } from '../support/search';
import { expect, test, type Page } from '../support/test';
import { pageWith, wp } from '../support/wp';

/** Search widgets outside of a page's content: descriptions, widget areas, templates. And how many one page may have. */

const element = (hits: number): string =>
  `<div class="instant-search-widget" data-hits-per-page="${hits}"></div>`;
const finished = (page: Page, within = 'body') =>
  page.locator(`${within} .instant-search-widget:has([data-shop-root])`);

/** The same hits without a script, and live search where there is one. */
async function expectWidget(page: Page, within: string, hits: number, hasScript: boolean): Promise<void> {
  const widget = finished(page, within);
  await expect(widget).toHaveCount(1);
  await expect(widget.locator('.hit')).toHaveCount(hits);
  const href = await widget.getByRole('link', { name: 'Page 2', exact: true }).getAttribute('href');
  if (!hasScript) {
    await page.goto(new URL(href ?? '', page.url()).href);
    await expect(finished(page, within).locator('[aria-current="page"]')).toHaveText('2');
    await expect(finished(page, within).locator('.hit')).toHaveCount(hits);
    return;
  }
  await widget.getByRole('searchbox').fill('limescale');
  await expect(widget.locator('.hit__title').first()).toContainText('Limescale');
}

/** A term whose description holds a widget, saved as the term screen saves it. */
async function withTerm(
  taxonomy: string,
  run: (term: { id: number; link: string; description: string }) => Promise<void>,
): Promise<void> {
  const term = await wp<{ id: number; link: string; description: string }>(
    `$saved = wp_insert_term('Described ' . wp_generate_password(8, false), $args['taxonomy'], ['description' => $args['description']]);
     return ['id' => $saved['term_id'], 'link' => get_term_link($saved['term_id']), 'description' => get_term($saved['term_id'])->description];`,
    {
      taxonomy,
      description: `Before. <div class="instant-search-widget" data-hits-per-page="2" data-wp-interactive="x" onclick="alert(1)"></div> After.`,
    },
  );
  try {
    await run(term);
  } finally {
    await wp(`wp_delete_term($args['id'], $args['taxonomy']);`, { id: term.id, taxonomy });
  }
}

test("a widget in the description of a category, a tag or a product category is complete on the term's page", async ({
  page,
  javaScriptEnabled,
}) => {
  for (const taxonomy of ['category', 'post_tag', 'product_cat'])
    await test.step(taxonomy, () =>
      withTerm(taxonomy, async ({ link, description }) => {
        expect(description).toContain('data-hits-per-page="2"');
        expect(description).not.toMatch(/data-wp-|onclick/);
        await page.goto(link);
        await expect(page.getByText('Before.')).toBeVisible();
        await expect(page.getByText('After.')).toBeVisible();
        await expectWidget(page, 'main', 2, javaScriptEnabled);
      }),
    );
});

test('a widget in the short description of a product is complete on the product page', async ({
  page,
  javaScriptEnabled,
}) => {
  const { id, link } = await wp<{ id: number; link: string }>(
    `$product = new WC_Product_Simple(); $product->set_name('Described by a search'); $product->set_regular_price('5');
     $product->set_catalog_visibility('hidden'); $product->set_short_description($args); $product->save();
     return ['id' => $product->get_id(), 'link' => get_permalink($product->get_id())];`,
    `Before.\n\n${element(2)}\n\nAfter.`,
  );
  try {
    await page.goto(link);
    await expect(page.getByText('Before.')).toBeVisible();
    await expectWidget(page, 'main', 2, javaScriptEnabled);
  } finally {
    await wp(`wp_delete_post($args, true);`, id);
  }
});

test("a widget in an author's biography is complete on the author's page, and saving a biography strips it", async ({
  page,
  javaScriptEnabled,
}) => {
  const author = await wp<{ id: number; link: string; saved: string }>(
    `$name = 'author' . strtolower(wp_generate_password(8, false));
     $id = wp_insert_user(['user_login' => $name, 'user_pass' => wp_generate_password(), 'role' => 'author', 'description' => $args]);
     $saved = get_user_meta($id, 'description', true);
     update_user_meta($id, 'description', wp_slash($args));
     wp_insert_post(['post_title' => 'By a described author', 'post_content' => 'x', 'post_status' => 'publish', 'post_author' => $id, 'post_date' => '2001-01-01 00:00:00']);
     return ['id' => $id, 'link' => get_author_posts_url($id), 'saved' => $saved];`,
    `Before. ${element(2)} After.`,
  );
  try {
    expect(author.saved).not.toContain('instant-search-widget');
    await page.goto(author.link);
    await expectWidget(page, 'main', 2, javaScriptEnabled);
  } finally {
    await wp(`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user($args);`, author.id);
  }
});

test('widgets in classic, HTML and block widgets are complete in a widget area @js', async ({ browser }) => {
  const before = await wp<Record<string, unknown>>(
    `$names = ['sidebars_widgets', 'widget_text', 'widget_custom_html', 'widget_block', 'widget_custom_plugin'];
     $before = array_combine($names, array_map('get_option', $names));
     update_option('widget_text', [91 => ['title' => '', 'text' => "Visual.\\n\\n" . $args[0], 'filter' => true, 'visual' => true], 92 => ['title' => '', 'text' => "Legacy with paragraphs.\\n\\n" . $args[1], 'filter' => true], 93 => ['title' => '', 'text' => 'Legacy as it is. ' . $args[2], 'filter' => false], '_multiwidget' => 1]);
     update_option('widget_custom_html', [94 => ['title' => '', 'content' => $args[3]], '_multiwidget' => 1]);
     update_option('widget_block', [95 => ['content' => '<!-- wp:html -->' . $args[4] . '<!-- /wp:html -->']] + (array) $before['widget_block']);
     update_option('sidebars_widgets', ['wp_inactive_widgets' => [], 'footer-1' => ['text-91', 'text-92', 'text-93', 'custom_html-94', 'block-95']]);
     return $before;`,
    [1, 2, 3, 4, 5].map(element),
  );
  try {
    for (const javaScriptEnabled of [false, true]) {
      const context = await browser.newContext({ javaScriptEnabled, baseURL: process.env.E2E_URL ?? '' });
      const page = await context.newPage();
      const searches: string[] = [];
      page.on('request', (request) => isSearch(request.url()) && searches.push(request.url()));
      await page.goto('/about/');
      const widgets = finished(page, '.site-footer');
      await expect(widgets).toHaveCount(5);
      for (let at = 0; at < 5; at++) await expect(widgets.nth(at).locator('.hit')).toHaveCount(at + 1);
      // WordPress's paragraphs are around the widget and not in its template.
      await expect(
        page.locator('.site-footer .widget_text p', { hasText: 'Legacy with paragraphs.' }),
      ).toHaveCount(1);
      expect(
        await page
          .locator('[data-shop-template]')
          .evaluateAll(
            (all) => new Set(all.map((one) => one.innerHTML.match(/<p>|<br>/g)?.length ?? 0)).size,
          ),
      ).toBe(1);
      expect(searches, 'PHP has searched for all of them').toEqual([]);
      if (javaScriptEnabled) {
        await widgets.nth(1).getByRole('searchbox').fill('limescale');
        await expect(widgets.nth(1).locator('.hit__title').first()).toContainText('Limescale');
        await expect(widgets.nth(0).locator('.hit')).toHaveCount(1);
        await expect(page).toHaveURL(/\?shop_s_2=limescale$/);
      }
      await context.close();
    }
  } finally {
    await wp(
      `foreach ($args as $name => $value) { $value === false ? delete_option($name) : update_option($name, $value); }`,
      before,
    );
  }
});

test('the template function prints a complete widget in the header and in the footer @js', async ({
  browser,
}) => {
  const plugin = `
    add_action('stallkeeper_before_header', static function () { if (isset($_GET['widgets'])) { stallkeeper_search_widget(['hits-per-page' => 3, 'list-layout' => 'grid', 'grid-columns' => 4, 'display-post-author' => true]); } });
    add_action('stallkeeper_footer', static function () { if (isset($_GET['widgets'])) { echo '<div id="own">'; do_action('stallkeeper_search_widget', ['data-hits-per-page' => '2', 'hits_per_page' => 9, 'unknown' => '"><script>']); echo '</div>'; } });
    add_action('stallkeeper_footer', static function () { if (isset($_GET['widgets'])) { echo '<div id="broken">'; stallkeeper_search_widget(['app-id' => 'X', 'api-key' => '']); echo '</div>'; } });`;
  await withPlugin(plugin, async () => {
    for (const javaScriptEnabled of [false, true]) {
      const context = await browser.newContext({ javaScriptEnabled, baseURL: process.env.E2E_URL ?? '' });
      const page = await context.newPage();
      // The server prints the widgets. One page is enough to search with the script.
      for (const path of javaScriptEnabled ? ['/about/'] : ['/', '/shop/', '/journal/']) {
        await page.goto(`${path}?widgets=1`);
        const [first, second] = [
          page.locator('body > .instant-search-widget'),
          page.locator('#own .instant-search-widget'),
        ];
        await expect(first.locator('.hit-list--grid .hit')).toHaveCount(3);
        await expect(first.locator('.hit__author').first()).not.toBeEmpty();
        await expect(second.locator('.hit')).toHaveCount(2);
        await expect(page.locator('#broken')).toBeEmpty();
      }
      if (javaScriptEnabled) {
        await page.locator('#own').getByRole('searchbox').fill('limescale');
        await expect(page.locator('#own .hit__title').first()).toContainText('Limescale');
        await expect(page).toHaveURL(/[?&]shop_s_2=limescale/);
      }
      await page.goto('/?s=kettle&widgets=1');
      await expect(page.locator('main .hit__title').first()).toContainText(/kettle/i);
      await expect(page.locator('body > .instant-search-widget .hit')).toHaveCount(3);
      await context.close();
    }
  });
});

test.describe('Ten widgets of a page are finished', () => {
  test('in the content and in the footer of the same page @js', async ({ browser }) => {
    const address = await pageWith(element(1).repeat(8));
    const plugin = `add_action('stallkeeper_footer', static function () { if (isset($_GET['widgets'])) { for ($i = 0; $i < 4; $i++) { stallkeeper_search_widget(['hits-per-page' => 2]); } } });`;
    await withPlugin(plugin, async () => {
      for (const javaScriptEnabled of [false, true]) {
        const context = await browser.newContext({ javaScriptEnabled });
        const page = await context.newPage();
        const searches: string[] = [];
        page.on(
          'request',
          (request) =>
            /\/stallkeeper\/v1\/(?!report)|1\/indexes/.test(request.url()) && searches.push(request.url()),
        );
        await page.goto(`${address}?widgets=1`);
        await expect(finished(page, 'main')).toHaveCount(8);
        await expect(finished(page, '.site-footer')).toHaveCount(2);
        const queries = await page
          .locator('[data-shop-data]')
          .evaluateAll((all) =>
            all.map(
              (one) => (JSON.parse(one.textContent) as { address: { queryName: string } }).address.queryName,
            ),
          );
        expect(new Set(queries).size).toBe(10);
        // The results page's own widget is one of the ten.
        await page.goto('/?s=kettle&widgets=1');
        await expect(page.locator('main .hit__title').first()).toContainText(/kettle/i);
        await expect(finished(page)).toHaveCount(5);
        expect(searches).toEqual([]);
        await context.close();
      }
    });
  });

  test('and the eleventh widget is left unchanged', async ({ page, javaScriptEnabled }) => {
    await page.goto(await pageWith(element(1).repeat(12)));
    await expect(finished(page)).toHaveCount(10);
    await expect(searchWidget(page).nth(10)).toBeEmpty();
    if (javaScriptEnabled) {
      await box(page).nth(9).fill('limescale');
      await expect(titles(page).nth(9)).toContainText('Limescale');
      await expect(searchWidget(page).nth(11)).toBeEmpty();
    }
  });
});

test('a description in the document head has no widget and does not count @js', async ({ browser }) => {
  const plugin = `add_action('wp_head', static function () { if (isset($_GET['meta'])) { echo '<meta name="description" content="' . esc_attr(wp_strip_all_tags(apply_filters('the_content', get_post()->post_content))) . '">'; } });`;
  const address = await pageWith(`<p>Only this.</p>${element(2)}`);
  await withPlugin(plugin, async () => {
    const page = await browser.newPage();
    await page.goto(`${address}?meta=1`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^\s*Only this\.\s*$/);
    await expect(finished(page).locator('.hit')).toHaveCount(2);
    await wake(page);
    await box(page).fill('limescale');
    await expect(page).toHaveURL(/shop_s=limescale/);
    await page.close();
  });
});
