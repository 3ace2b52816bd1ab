import { appendFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asAdmin } from '../support/admin';
import { expect, test, type Page } from '../support/test';
import { siteFolder, wp } from '../support/wp';

/** The owner switches from another theme to Stallkeeper and back. `@js`: WordPress's screen for themes needs scripts. */

const CLASSIC = fileURLToPath(new URL('../fixtures/classic-theme', import.meta.url));

interface OldTheme {
  menus: string[];
  areas: string[];
  /** theme mods beside those of WordPress */
  mods: Record<string, unknown>;
  /** options outside of the theme mods */
  options: Record<string, unknown>;
}

/** Places for menus and widgets, and names of settings, like those of two themes for shops. */
const THEMES: Record<string, OldTheme> = {
  storefront: {
    menus: ['primary', 'secondary', 'handheld'],
    areas: ['sidebar-1', 'header-1', 'footer-1', 'footer-2', 'footer-3', 'footer-4'],
    mods: {
      storefront_header_background_color: '#ffffff',
      storefront_layout: 'right',
      storefront_styles: 'a{color:red}',
      background_color: 'f5f5f5',
    },
    options: { storefront_nux_dismissed: '1' },
  },
  astra: {
    menus: ['primary', 'secondary_menu', 'mobile_menu', 'loggedin_account_menu', 'footer_menu'],
    areas: [
      'sidebar-1',
      'footer-widget-1',
      'advanced-footer-widget-1',
      'astra-woo-shop-sidebar',
      'header-widget-1',
    ],
    mods: { 'astra-color-palettes': { currentPalette: 'palette_1', flag: true } },
    options: {
      'astra-settings': { 'site-layout': 'ast-full-width-layout', 'header-main-sep': 1, empty: [] },
    },
  },
};

const folderOf = (name: string): string => join(siteFolder(), 'www/wp-content/themes', `${name}-double`);

/** A theme with the places of the old one. The database is restored after each test, but not the files. */
function install(name: string, { menus, areas }: OldTheme): void {
  cpSync(CLASSIC, folderOf(name), { recursive: true });
  appendFileSync(
    join(folderOf(name), 'functions.php'),
    `
add_action('after_setup_theme', static function (): void {
    add_theme_support('custom-logo');
    add_theme_support('custom-background');
    add_theme_support('widgets');
    register_nav_menus(array_fill_keys(json_decode('${JSON.stringify(menus)}'), 'Menu'));
});
add_action('widgets_init', static function (): void {
    foreach (json_decode('${JSON.stringify(areas)}') as $id) {
        register_sidebar(['id' => $id, 'name' => $id]);
    }
});
`,
  );
}

/** Content and settings in every place of the old theme. */
const fillOldTheme = (old: OldTheme): Promise<unknown> =>
  wp(
    `$locations = [];
    foreach ($args['menus'] as $name) {
      $menu = wp_create_nav_menu("Old $name");
      wp_update_nav_menu_item($menu, 0, ['menu-item-title' => $name, 'menu-item-url' => home_url("/$name/"), 'menu-item-status' => 'publish']);
      $locations[$name] = $menu;
    }
    set_theme_mod('nav_menu_locations', $locations);
    // Widgets of the demo would come into the inactive ones.
    $GLOBALS['wpdb']->query("DELETE FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE 'widget\\_%'"); wp_cache_flush();
    $texts = ['_multiwidget' => 1]; $widgets = ['wp_inactive_widgets' => ['text-70']];
    $texts[70] = ['title' => 'unused', 'text' => 'x', 'filter' => true, 'visual' => true];
    foreach ($args['areas'] as $index => $area) {
      $texts[71 + $index] = ['title' => $area, 'text' => "Text of $area", 'filter' => true, 'visual' => true];
      $widgets[$area] = ['text-' . (71 + $index)];
    }
    update_option('widget_text', $texts);
    wp_set_sidebars_widgets($widgets);
    // Stallkeeper was active in the demo.
    update_option('theme_mods_stallkeeper', array_diff_key((array) get_option('theme_mods_stallkeeper'), ['sidebars_widgets' => 1]));
    $logos = get_posts(['post_type' => 'attachment', 'post_mime_type' => 'image', 'numberposts' => 2, 'fields' => 'ids']);
    set_theme_mod('custom_logo', $logos[0]);
    foreach ($args['mods'] as $name => $value) set_theme_mod($name, $value);
    foreach ($args['options'] as $name => $value) update_option($name, $value);
    wp_update_custom_css_post('.old{color:red}');
    $front = wp_insert_post(['post_type' => 'page', 'post_title' => 'Old front', 'post_status' => 'publish']);
    update_option('show_on_front', 'page'); update_option('page_on_front', $front);`,
    old,
  );

/** @returns the values in the database as they are stored, and the menus */
const stored = (name: string, options: string[]): Promise<Record<string, string | null>> =>
  wp(
    `global $wpdb;
    $names = ['theme_mods_' . $args['theme'], 'sidebars_widgets', 'widget_text', 'show_on_front', 'page_on_front', 'page_for_posts', 'site_icon', 'nav_menu_options', 'template', 'stylesheet', ...$args['options']];
    $values = [];
    foreach ($names as $name) $values[$name] = $wpdb->get_var($wpdb->prepare("SELECT option_value FROM $wpdb->options WHERE option_name = %s", $name));
    // WordPress keeps the areas of a theme that it has left here.
    $mods = unserialize((string) $values['theme_mods_' . $args['theme']]); unset($mods['sidebars_widgets']);
    $values['theme_mods_' . $args['theme']] = serialize($mods);
    $rows = ['menus' => "SELECT t.term_id, t.name, t.slug, x.count FROM $wpdb->terms t JOIN $wpdb->term_taxonomy x USING (term_id) WHERE x.taxonomy = 'nav_menu' ORDER BY t.term_id",
      'entries' => "SELECT p.ID, p.post_title, p.menu_order, m.meta_key, m.meta_value FROM $wpdb->posts p JOIN $wpdb->postmeta m ON m.post_id = p.ID WHERE p.post_type = 'nav_menu_item' ORDER BY m.meta_id",
      'css' => "SELECT post_name, post_content FROM $wpdb->posts WHERE post_type = 'custom_css' AND post_name = '" . esc_sql($args['theme']) . "'"];
    foreach ($rows as $name => $query) $values[$name] = wp_json_encode($wpdb->get_results($query));
    return $values;`,
    { theme: `${name}-double`, options },
  );

const areasOfWidgets = (): Promise<Record<string, string[]>> =>
  wp(`return array_filter(get_option('sidebars_widgets'), is_array(...));`);

/** Activates a theme with its link, and loads a page: WordPress tells the new theme in the next request. */
async function activate(page: Page, stylesheet: string): Promise<void> {
  await page.goto('/wp-admin/themes.php');
  const link = page.locator(`a[href*="action=activate"][href*="stylesheet=${stylesheet}&"]`).first();
  await page.goto((await link.getAttribute('href')) ?? '');
  await page.goto('/');
  expect(await wp(`return get_stylesheet();`)).toBe(stylesheet);
}

// About twenty pages, most of them of the admin.
test.describe.configure({ timeout: 180_000 });

for (const [name, old] of Object.entries(THEMES)) {
  test(`menus, widgets, logo, front page and settings of a theme like ${name} are as before after a visit to Stallkeeper @js`, async ({
    page,
  }) => {
    install(name, old);
    try {
      await asAdmin(page);
      await activate(page, `${name}-double`);
      await fillOldTheme(old);
      await page.goto('/');
      const before = await stored(name, Object.keys(old.options));
      let own: unknown;
      for (const visit of ['first', 'second']) {
        await activate(page, 'stallkeeper');
        if (visit === 'first') {
          const widgets = await areasOfWidgets();
          expect(widgets['sidebar']).toContain('text-71');
          expect(widgets['wp_inactive_widgets']).toEqual(['text-70']);
          expect((await stored(name, []))['page_on_front'], 'The front page stays.').toBe(
            before['page_on_front'],
          );
        } else expect(await areasOfWidgets()).toEqual(own);
        // The owner changes what belongs to Stallkeeper.
        await wp(
          `$widgets = get_option('sidebars_widgets');
          $widgets['footer-4'] = array_merge($widgets['footer-4'] ?? [], $widgets['sidebar'] ?? []); $widgets['sidebar'] = [];
          wp_set_sidebars_widgets($widgets);
          set_theme_mod('nav_menu_locations', []); remove_theme_mod('custom_logo'); set_theme_mod('stallkeeper_style_palette', 'plum');
          wp_update_custom_css_post('.new{color:blue}');`,
        );
        await page.goto('/');
        own = await areasOfWidgets();
        await activate(page, `${name}-double`);
        expect(await stored(name, Object.keys(old.options)), `${visit} visit`).toEqual(before);
      }
      await activate(page, 'stallkeeper');
      expect(await wp(`return get_theme_mod('stallkeeper_style_palette');`)).toBe('plum');
    } finally {
      await wp(`switch_theme('stallkeeper');`);
      rmSync(folderOf(name), { recursive: true });
    }
  });
}
