import { publish } from '../support/engine';
import { box, followBelowHits, titles, wake } from '../support/search';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** Widgets outside of a post's content, and what else WordPress makes of a search: feeds, its own query. */

const AREA = 'footer-1';
const NUMBER = 9099;

test.describe('A widget in a widget area searches where the visitor is', { tag: '@js' }, () => {
  test.beforeEach(() =>
    wp(
      `update_option('widget_block', [$args['number'] => ['content' => $args['content']]] + (array) get_option('widget_block', []));
       $areas = wp_get_sidebars_widgets();
       $areas[$args['area']][] = "block-{$args['number']}";
       wp_set_sidebars_widgets($areas);`,
      {
        area: AREA,
        number: NUMBER,
        content:
          '<!-- wp:html --><div class="instant-search-widget" data-hits-per-page="3"></div><!-- /wp:html -->',
      },
    ),
  );

  test('on lists, pages of lists, pages and the front page', async ({ page }) => {
    for (const path of ['/journal/', '/journal/page/2/', '/about/', '/']) {
      await page.goto(path);
      await expect(titles(page), path).toHaveCount(3);
      const heading = await page.getByRole('heading').first().textContent();
      const hits = await titles(page).allTextContents();
      const second = page.getByRole('link', { name: 'Page 2', exact: true }).last();
      await expect(second).toHaveAttribute('href', `${path}?shop_page=2`);
      const response = await page.goto(`${path}?shop_page=2`);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveURL(new RegExp(`${path}\\?shop_page=2$`));
      await expect(page.locator('.instant-search-widget [aria-current="page"]')).toHaveText('2');
      await expect(titles(page)).not.toHaveText(hits);
      await expect(page.getByRole('heading').first()).toHaveText(heading ?? '');
    }
  });

  test('with a script, too', async ({ page }) => {
    await page.goto('/journal/');
    await wake(page);
    await followBelowHits(page.getByRole('link', { name: 'Page 2', exact: true }).last());
    await expect(page).toHaveURL(/\/journal\/\?shop_page=2$/);
    await box(page).fill('limescale');
    await expect(titles(page).first()).toContainText('Limescale');
    await expect(page).toHaveURL(/\/journal\/\?shop_s=limescale$/);
    await page.reload();
    await expect(box(page)).toHaveValue('limescale');
    await expect(titles(page).first()).toContainText('Limescale');
  });

  test('on the results page it is independent of the page’s search', async ({ page }) => {
    await page.goto('/?s=limescale');
    await expect(page.locator('main .hit__title').first()).toContainText('Limescale');
    const own = page.locator('.site-footer .instant-search-widget');
    await expect(own.locator('.hit')).toHaveCount(3);
    await expect(own.getByRole('searchbox')).toHaveValue('');
  });
});

test.describe('A widget in a page searches there under every permalink structure', { tag: '@js' }, () => {
  const use = (structure: string): Promise<unknown> =>
    wp(
      `global $wp_rewrite; $wp_rewrite->set_permalink_structure($args); delete_option('rewrite_rules');`,
      structure,
    );

  for (const [name, structure] of [
    ['plain addresses', ''],
    ['addresses behind index.php', '/index.php/%postname%/'],
    ['addresses without a slash at the end', '/%year%/%postname%'],
  ] as const) {
    test(name, async ({ page }) => {
      await use(structure);
      const address = await wp<string>(`return get_permalink(get_page_by_path('find'));`);
      await page.goto(address);
      const link = page.getByRole('main').getByRole('link', { name: 'Page 2', exact: true });
      const own = address + (address.includes('?') ? '&' : '?');
      expect(new URL((await link.getAttribute('href')) ?? '', address).href).toBe(`${own}shop_page=2`);
      await followBelowHits(link);
      await expect(page).toHaveURL(`${own}shop_page=2`);
      await page.reload();
      await expect(page.locator('main [aria-current="page"]')).toHaveText('2');
      await box(page).fill('limescale');
      await expect(page).toHaveURL(`${own}shop_s=limescale`);
      await page.reload();
      await expect(titles(page).first()).toContainText('Limescale');
    });
  }
});

test.describe('Changes that are not in the index yet', { tag: '@js' }, () => {
  test('a post that was made private, a draft or locked with a password directly in the database is on no results page and in no search feed', async ({
    request,
  }) => {
    for (const [word, fields] of [
      ['vexillarium', { post_status: 'private' }],
      ['quinquereme', { post_status: 'draft' }],
      ['zucchetto', { post_password: 'secret' }],
    ] as const) {
      const secret = 'Only for the family.';
      const id = await publish(word, { post_content: secret });
      const feed = () => request.get(`/?s=${word}&feed=rss2`).then((response) => response.text());
      expect(await feed()).toContain(secret);
      await wp(`global $wpdb; $wpdb->update($wpdb->posts, $args['fields'], ['ID' => $args['id']]);`, {
        fields,
        id,
      });
      for (const path of [`/?s=${word}&feed=rss2`, `/?s=${word}&feed=atom`, `/feed/?s=${word}`]) {
        const text = await (await request.get(path)).text();
        expect(text, path).toMatch(/<\/(rss|feed)>/);
        expect(text, path).not.toMatch(/<(item|entry)>/);
        expect(text, path).not.toContain(secret);
      }
      const page = await (await request.get(`/?s=${word}`)).text();
      expect(page).toContain('data-shop-root');
      expect(page).not.toContain(secret);
    }
  });
});
