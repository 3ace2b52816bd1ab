import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminHtml, asAdmin } from '../support/admin';
import { ask, forgetAddresses, hits } from '../support/engine';
import { resultsOf } from '../support/html';
import { AD, answer, intoCart, order, settle, sourceOf } from '../support/shop/order-source';
import { expect, test } from '../support/test';
import {
  activate,
  BLOCK_THEME,
  deactivate,
  isInstalled,
  PLUGIN,
  withoutPlugin,
  withTheme,
} from '../support/themes';
import { pluginFile, siteFolder, wp } from '../support/wp';

const EVENTS = ['stallkeeper_search_work', 'stallkeeper_search_audit', 'stallkeeper_algolia_sync'];
const scheduled = (): Promise<string[]> =>
  wp<string[]>(
    'return array_values(array_filter($args, static fn($event) => wp_next_scheduled($event) !== false));',
    EVENTS,
  );
const indexDirectories = (): Promise<string[]> =>
  wp<string[]>("return glob(wp_upload_dir()['basedir'] . '/stallkeeper-*') ?: [];");
const version = (to: string): void => {
  const file = pluginFile('stallkeeper-tools.php');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/('STALLKEEPER_TOOLS_VERSION', )'[^']+'/, `$1'${to}'`),
  );
};

test.describe('The plugin', { tag: '@js' }, () => {
  test('keeps the index, the settings and the consent when the site switches themes', async ({
    page,
    request,
  }) => {
    test.skip(!isInstalled(BLOCK_THEME), 'This WordPress does not have the theme.');
    await page.goto(AD);
    await answer(page, 'Allow');
    await settle(page, true);
    const before = (await hits(request, 'tea')).map(({ objectID }) => objectID);
    expect(before.length).toBeGreaterThan(0);
    await withTheme(BLOCK_THEME, async () => {
      expect((await hits(request, 'tea')).map(({ objectID }) => objectID)).toEqual(before);
      expect(await scheduled()).toContain('stallkeeper_search_audit');
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Tracking preferences' })).toHaveCount(0);
    });
    expect((await hits(request, 'tea')).map(({ objectID }) => objectID)).toEqual(before);
    await intoCart(page);
    expect(await sourceOf(await order(page))).toMatchObject({ utm_source: 'newsletter' });
  });

  test('closes the search and unschedules its events when it is deactivated', async ({ request }) => {
    expect((await ask(request, 'light', 'tea')).status()).toBe(200);
    await withoutPlugin(async () => {
      expect((await ask(request, 'light', 'tea')).status()).toBe(404);
      expect((await ask(request, 'rest', 'tea')).status()).toBe(404);
      expect(await scheduled()).toEqual([]);
    });
    await wp("do_action('stallkeeper_reindex');");
    expect((await ask(request, 'light', 'tea')).status()).toBe(200);
  });

  test('deletes the index and its options when it is uninstalled, and keeps the sources of orders', async ({
    page,
  }) => {
    await page.goto(AD);
    await answer(page, 'Allow');
    await settle(page, true);
    await intoCart(page);
    const number = await order(page);
    expect(await indexDirectories()).toHaveLength(1);
    await deactivate();
    try {
      await wp(`require_once ABSPATH . 'wp-admin/includes/plugin.php'; uninstall_plugin($args);`, PLUGIN);
      expect(await indexDirectories()).toEqual([]);
      const options = await wp<string[]>(
        `global $wpdb; return $wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%stallkeeper%'");`,
      );
      // The theme's own settings stay.
      expect(
        options.filter(
          (name) =>
            !/^(theme_mods_|stallkeeper_front_page_lists|stallkeeper_menus|stallkeeper_demo$|widget_stallkeeper_)/.test(
              name,
            ),
        ),
      ).toEqual([]);
      expect(await sourceOf(number)).toMatchObject({ utm_source: 'newsletter' });
    } finally {
      await activate();
      forgetAddresses();
    }
  });

  test('runs once and shows a notice if two copies are active', async ({ page }) => {
    // Next to the packages that it loads, as in the repository.
    const copy = pluginFile('../plugin-copy');
    const link = join(siteFolder(), 'www/wp-content/plugins/a-second-copy');
    cpSync(pluginFile(''), copy, { recursive: true });
    rmSync(link, { force: true });
    symlinkSync(copy, link);
    const plugin = 'a-second-copy/stallkeeper-tools.php';
    try {
      await activate(plugin);
      await intoCart(page);
      expect(await order(page)).toBeGreaterThan(0);
      await page.goto('/?s=limescale');
      await expect(page.locator('.instant-search')).toHaveCount(1);
      await asAdmin(page);
      await page.goto('/wp-admin/plugins.php');
      const notice = page.locator('.notice-error').filter({ hasText: 'Two copies' });
      await expect(notice).toContainText('Two copies of Stallkeeper Tools are active.');
    } finally {
      await deactivate(plugin);
      // The directory itself goes with the site: a request that still runs may need its classes.
      rmSync(link);
    }
  });

  for (const [other, message] of [
    ['0.1.9', 'Stallkeeper Tools 0.1.9 is too old for this version of the Stallkeeper theme.'],
    ['0.4.0', 'The Stallkeeper theme is too old for Stallkeeper Tools 0.4.0.'],
  ] as const) {
    test(`of version ${other} works with the theme, and a notice says what to update`, async ({
      request,
    }) => {
      const own =
        /VERSION', '([^']+)'/.exec(readFileSync(pluginFile('stallkeeper-tools.php'), 'utf8'))?.[1] ?? '';
      version(other);
      try {
        expect((await resultsOf(request, '/?s=limescale')).titles[0]).toContain('Limescale');
        expect((await adminHtml(request, '/wp-admin/plugins.php')).split(message)).toHaveLength(2);
      } finally {
        version(own);
      }
    });
  }

  test('of the next minor version needs no notice, and the Plugins screen states that sources of orders are kept', async ({
    page,
  }) => {
    version('0.3.0');
    try {
      await asAdmin(page);
      await page.goto('/wp-admin/plugins.php');
      await expect(page.getByRole('heading', { level: 1, name: 'Plugins' })).toBeVisible();
      await expect(page.locator('.notice').filter({ hasText: 'Stallkeeper theme' })).toHaveCount(0);
      await expect(page.locator(`tr[data-plugin="${PLUGIN}"]`)).toContainText(
        'Source data of orders is kept.',
      );
    } finally {
      version('0.2.0');
    }
  });
});
