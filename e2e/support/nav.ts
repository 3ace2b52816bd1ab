import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { wp } from './wp';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1366, height: 768 };

export const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
export const menuToggle = (page: Page): Locator => mainMenu(page).getByText('Menu', { exact: true });
export const submenuButton = (page: Page, of: string): Locator =>
  mainMenu(page).getByRole('button', { name: `Submenu of ${of}`, exact: true });

/** Waits until the stores have the page: every part says so by its own mark. */
export async function enhanced(page: Page): Promise<void> {
  await page.locator('.main-nav.is-enhanced').waitFor({ state: 'attached' });
  await page.locator('.back-to-top.is-enhanced').waitFor({ state: 'attached' });
  await page.locator('.catalog-toggle[role="button"]').waitFor({ state: 'attached' });
}

export const isScripted = (page: Page): Promise<boolean> => page.evaluate(() => true).catch(() => false);

interface Entry {
  title: string;
  url: string;
  below?: Entry[];
}

/** Puts a menu of these entries into a place of the theme for as long as `use` takes. The whole site sees it. */
export async function withMenu(
  location: string,
  entries: Entry[] | null,
  use: () => Promise<void>,
): Promise<void> {
  const before = await wp<object>(
    `$before = get_nav_menu_locations(); $locations = $before; unset($locations[$args['location']]);
     if ($args['entries'] !== null) {
       $menu = wp_create_nav_menu($args['name']);
       $add = static function (array $entries, int $parent) use (&$add, $menu): void {
         foreach ($entries as $entry) {
           $id = wp_update_nav_menu_item($menu, 0, ['menu-item-title' => $entry['title'], 'menu-item-url' => $entry['url'], 'menu-item-type' => 'custom', 'menu-item-status' => 'publish', 'menu-item-parent-id' => $parent]);
           $add($entry['below'] ?? [], (int) $id);
         }
       };
       $add($args['entries'], 0);
       $locations[$args['location']] = $menu;
     }
     set_theme_mod('nav_menu_locations', $locations);
     return (object) $before;`,
    { location, entries, name: `made-${randomUUID()}` },
  );
  try {
    await use();
  } finally {
    await wp(
      `$now = get_nav_menu_locations()[$args['location']] ?? 0; set_theme_mod('nav_menu_locations', $args['before']); $args['made'] && $now && wp_delete_nav_menu($now);`,
      {
        location,
        before,
        made: entries !== null,
      },
    );
  }
}
