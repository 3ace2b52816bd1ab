import { axe } from '../support/axe';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** The Customizer's switches and the places for widgets. `@js`: they change the whole site. */

const NAMES = [
  'top_bar',
  'header_search',
  'sticky_header',
  'catalog_column',
  'back_to_top',
  'post_picture',
  'post_date',
  'post_author',
  'post_categories',
  'post_tags',
  'list_excerpt',
];

test('a part that is turned off in the Customizer is not rendered, and all others are @js', async ({
  page,
}) => {
  const post = '/how-the-stall-came-indoors/';
  const parts =
    '.top-bar, .masthead .search-form, .has-catalog-column, .back-to-top, .entry__picture, .meta__date, .meta__author, .terms--category, .terms--post_tag';
  await page.goto(post);
  expect(await page.locator(parts).count()).toBeGreaterThanOrEqual(9);
  await wp(`foreach ($args as $name) { set_theme_mod("stallkeeper_$name", '0'); }`, NAMES);
  try {
    await page.goto(post);
    await expect(page.locator(parts)).toHaveCount(0);
    await expect(page.locator('.sticky-header')).toHaveCSS('position', 'relative');
    expect(await axe(page)).toEqual([]);
    await page.goto('/journal/');
    await expect(page.locator('.card__excerpt')).toHaveCount(0);
    await expect(page.locator('.card').first()).toBeVisible();
  } finally {
    await wp(`foreach ($args as $name) { remove_theme_mod("stallkeeper_$name"); }`, NAMES);
  }
});

test('every checkbox setting has a default and a sanitizer that returns a boolean @no-js', async () => {
  const settings = await wp<Record<string, [unknown, unknown]>>(
    `require_once ABSPATH . WPINC . '/class-wp-customize-manager.php';
     wp_set_current_user(get_user_by('login', 'admin')->ID);
     $customizer = new WP_Customize_Manager(); do_action('customize_register', $customizer);
     $found = [];
     foreach ($customizer->settings() as $id => $setting) { if (str_starts_with($id, 'stallkeeper_') && $customizer->get_control($id)?->type === 'checkbox') { $found[$id] = [$setting->default, $setting->sanitize('<script>')]; } }
     return $found;`,
  );
  expect(Object.keys(settings).length).toBeGreaterThanOrEqual(14);
  for (const [id, [atFirst, cleaned]] of Object.entries(settings)) {
    expect(['1', ''], id).toContain(atFirst);
    expect(typeof cleaned, id).toBe('boolean');
  }
});

test('a saved setting of the wrong kind breaks no page @no-js', async ({ request }) => {
  await wp(`set_theme_mod('stallkeeper_back_to_top', ['x' => 'y']);`);
  const response = await request.get('/');
  expect(response.status()).toBe(200);
  expect((await response.text()).match(/class="back-to-top"/g)).toHaveLength(1);
});

test('widgets are shown in their areas: bar, banner, front page, its columns, sidebar, footer, 404 @js', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 404/);
  const areas = [
    'header-info',
    'banner',
    'front-page',
    'front-column-1',
    'front-column-3',
    'sidebar',
    'footer-1',
    'footer-4',
    'not-found',
  ];
  const before = await wp<object>(
    `$before = ['places' => get_option('sidebars_widgets'), 'widgets' => get_option('widget_text')];
     $widgets = []; $places = ['wp_inactive_widgets' => []];
     foreach ($args as $i => $area) { $widgets[50 + $i] = ['title' => "In $area", 'text' => '<p>Words</p>', 'filter' => true, 'visual' => true]; $places[$area] = ['text-' . (50 + $i)]; }
     update_option('widget_text', $widgets + ['_multiwidget' => 1]); update_option('sidebars_widgets', $places);
     return $before;`,
    areas,
  );
  try {
    const expected = {
      '/': [0, 1, 2, 3, 4, 6, 7],
      '/journal/': [0, 5, 6, 7],
      '/nowhere-at-all/': [0, 8, 6, 7],
    };
    for (const [path, indexes] of Object.entries(expected)) {
      await page.goto(path);
      await expect(page.locator('.widget__title'), path).toHaveText(
        indexes.map((index) => `In ${areas[index]}`),
      );
      expect(await axe(page, { except: ['heading-order'] }), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      await page.setViewportSize({ width: 1366, height: 768 });
    }
  } finally {
    await wp(
      `update_option('sidebars_widgets', $args['places']); update_option('widget_text', $args['widgets']);`,
      before,
    );
  }
});
