import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder, wp } from './wp';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1366, height: 768 };

export const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
export const menuToggle = (page: Page): Locator => mainMenu(page).locator('.nav__toggle');
export const submenuButton = (page: Page, of: string): Locator =>
  mainMenu(page).getByRole('button', { name: `Submenu of ${of}`, exact: true });

export const catalogToggle = (page: Page): Locator => page.locator('#catalog-toggle');
export const catalogHide = (page: Page): Locator => page.locator('.catalog__hide');
export const catalogList = (page: Page): Locator => page.locator('#menu-catalog-menu');

/** Waits until the Interactivity API stores have enhanced all parts of the navigation. */
export async function enhanced(page: Page): Promise<void> {
  await page.locator('.main-nav.is-enhanced').waitFor({ state: 'attached' });
  await page.locator('.back-to-top.is-enhanced').waitFor({ state: 'attached' });
  await page.locator('.catalog-toggle[role="button"]').waitFor({ state: 'attached' });
}

export interface Entry {
  title: string;
  url: string;
  below?: Entry[];
}

const PLUGIN = `<?php
/* Plugin Name: Menus made by a test */
$made = json_decode((string) file_get_contents(__DIR__ . '/menus.json'), true);
add_filter('theme_mod_nav_menu_locations', static fn($places) => array_diff_key((array) $places, array_filter($made, 'is_null')));
add_filter('wp_nav_menu_objects', static function ($items, $args) use ($made) {
    if (!isset($made[$args->theme_location])) {
        return $items;
    }
    $id = 900000;
    $read = static function (array $entries, int $parent) use (&$read, &$id): array {
        $found = [];
        foreach ($entries as $entry) {
            $own = ++$id;
            $found[] = (object) ['ID' => $own, 'menu_item_parent' => (string) $parent, 'title' => $entry['title'], 'url' => $entry['url'], 'target' => '', 'xfn' => '', 'attr_title' => '', 'classes' => ['menu-item']];
            $found = [...$found, ...$read($entry['below'] ?? [], $own)];
        }
        return $found;
    };
    return $read($made[$args->theme_location], 0);
}, 10, 2);
`;

/**
 * Runs `use` with these menus in the theme's menu locations. null empties a location. A plugin filters the menus, so nothing
 * is saved. This affects the whole site.
 */
export async function withMenus(
  menus: Record<string, Entry[] | null>,
  use: () => Promise<void>,
): Promise<void> {
  const name = `made-${randomUUID()}`;
  const folder = join(siteFolder(), 'www/wp-content/plugins', name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'menus.json'), JSON.stringify(menus));
  writeFileSync(join(folder, `${name}.php`), PLUGIN);
  const plugin = `${name}/${name}.php`;
  await wp(`update_option('active_plugins', [...(array) get_option('active_plugins'), $args]);`, plugin);
  try {
    await use();
  } finally {
    await wp(
      `update_option('active_plugins', array_values(array_diff((array) get_option('active_plugins'), [$args])));`,
      plugin,
    );
    rmSync(folder, { recursive: true });
  }
}
