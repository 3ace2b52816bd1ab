import { asAdmin } from '../support/admin';
import { withPlugin } from '../support/engine';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** What a shop's own plugin can do with the settings. `@js`: each changes the whole site. */

const SCREEN = '/wp-admin/admin.php?page=stallkeeper-algolia';

test('a shop adds a field to a section of the Customizer @js', async () => {
  const code = `
    add_filter('stallkeeper_theme_settings', static fn($fields, $section) => $section === 'stallkeeper_journal' ? [...$fields, ['name' => 'my_minutes', 'type' => 'integer', 'default' => 3, 'min' => 1, 'max' => 9, 'label' => 'Minutes']] : $fields, 10, 2);
    add_filter('stallkeeper_tools_settings', static fn($fields, $section) => $section === 'stallkeeper_search' ? [...$fields, ['name' => 'my_note', 'type' => 'text', 'max' => 5, 'label' => 'Note']] : $fields, 10, 2);`;
  await withPlugin(code, async () => {
    const fields = await wp(
      `require_once ABSPATH . WPINC . '/class-wp-customize-manager.php';
       wp_set_current_user(get_user_by('login', 'admin')->ID);
       $customizer = new WP_Customize_Manager(); do_action('customize_register', $customizer);
       return array_map(static function ($case) use ($customizer) {
           [$name, $given] = $case;
           $control = $customizer->get_control($name);
           return [$control->section, $control->type, $control->label, $customizer->get_setting($name)->default, $customizer->get_setting($name)->sanitize($given)];
       }, [['my_minutes', '40'], ['my_note', '<b>seven</b> words']]);`,
    );
    expect(fields).toEqual([
      ['stallkeeper_journal', 'number', 'Minutes', '3', 9],
      ['stallkeeper_search', 'text', 'Note', '', 'seven'],
    ]);
  });
});

test('a shop changes defaults, and a saved value takes precedence @js', async ({ page }) => {
  const code = `
    add_filter('stallkeeper_theme_default_stallkeeper_back_to_top', '__return_false');
    add_filter('stallkeeper_theme_default_stallkeeper_front_categories_count', static fn() => 2);
    add_filter('stallkeeper_theme_default_shoppingcart_slideshowSpeed', static fn() => 8);
    add_filter('default_option_stallkeeper_search_shortcuts', '__return_false');
    add_filter('option_stallkeeper_algolia', static fn($saved) => $saved + ['minCharacters' => 4]);`;
  await withPlugin(code, async () => {
    await page.goto('/');
    await expect(page.locator('.back-to-top')).toHaveCount(0);
    await expect(page.locator('[data-part="shortcuts"]')).toHaveCount(0);
    await expect(page.locator('.category-tile')).toHaveCount(2);
    await expect(page.locator('.slider--banner')).toHaveAttribute('data-slideshow-speed', '8000');
    await expect(page.locator('[data-suggest]').first()).toHaveAttribute('data-suggest', /"minCharacters":4/);
    await wp(`set_theme_mod('stallkeeper_back_to_top', true);`);
    try {
      await page.goto('/');
      await expect(page.locator('.back-to-top')).toHaveCount(1);
    } finally {
      await wp(`remove_theme_mod('stallkeeper_back_to_top');`);
    }
  });
});

test('a shop adds a field to the screen of the hosted provider @js', async ({ page }) => {
  const code = `add_filter('stallkeeper_tools_settings', static fn($fields, $section) => $section === 'stallkeeper_algolia' ? [...$fields, ['name' => 'region', 'type' => 'choice', 'default' => 'eu', 'choices' => ['eu' => 'Europe', 'us' => 'America'], 'label' => 'Region']] : $fields, 10, 2);`;
  const before = await wp("return get_option('stallkeeper_algolia');");
  await withPlugin(code, async () => {
    try {
      await asAdmin(page);
      await page.goto(SCREEN);
      await expect(page.getByLabel('Region')).toHaveValue('eu');
      await page.getByLabel('Region').selectOption('America');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Settings saved.')).toBeVisible();
      await expect(page.getByLabel('Region')).toHaveValue('us');
      expect(await wp("return get_option('stallkeeper_algolia');")).toMatchObject({ region: 'us' });
    } finally {
      await wp("update_option('stallkeeper_algolia', $args);", before);
    }
  });
});
