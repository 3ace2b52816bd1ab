import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteFolder, wp } from './wp';

export const PLUGIN = 'stallkeeper-tools/stallkeeper-tools.php';
const CLASSIC = fileURLToPath(new URL('../fixtures/classic-theme', import.meta.url));

export const BLOCK_THEME = 'twentytwentyfour';
export const CLASSIC_THEME = 'classic-test';

export const isInstalled = (theme: string): boolean =>
  theme === CLASSIC_THEME || existsSync(join(siteFolder(), 'www/wp-content/themes', theme));

/** Runs a test with another theme. */
export async function withTheme(theme: string, run: () => Promise<void>): Promise<void> {
  const directory = join(siteFolder(), 'www/wp-content/themes', CLASSIC_THEME);
  if (theme === CLASSIC_THEME) cpSync(CLASSIC, directory, { recursive: true });
  await wp('switch_theme($args);', theme);
  try {
    await run();
  } finally {
    await wp("switch_theme('stallkeeper');");
    if (theme === CLASSIC_THEME) rmSync(directory, { recursive: true });
  }
}

const ADMIN = "require_once ABSPATH . 'wp-admin/includes/plugin.php';";

export const deactivate = (plugin = PLUGIN): Promise<unknown> =>
  wp(`${ADMIN} deactivate_plugins($args);`, plugin);

export const activate = (plugin = PLUGIN): Promise<unknown> =>
  wp(
    `${ADMIN} $result = activate_plugin($args); if (is_wp_error($result)) throw new Exception($result->get_error_message());`,
    plugin,
  );

/** Runs a test without the plugin. Afterwards the plugin is active, and its index is not complete yet. */
export async function withoutPlugin(run: () => Promise<void>): Promise<void> {
  await deactivate();
  try {
    await run();
  } finally {
    await activate();
  }
}
