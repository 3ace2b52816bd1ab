import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { siteFolder, wp } from '../wp';

/** Hooks of one request in the order in which they first fired: the number of arguments, and whether it is an action. */
export type Fired = Record<string, { args: number; isAction: boolean }>;
/** Functions that are hooked on `init`, with their priorities, by hook. */
export type Callbacks = Record<string, Record<string, number>>;

const HEADER = 'x-record';
const NAME = 'recorder-for-a-test';
const folder = (): string => join(siteFolder(), 'www/wp-content/plugins', NAME);
const fileOf = (id: string): string => join(siteFolder(), 'www/wp-content/uploads', `fired-${id}.json`);

const PLUGIN = `<?php
/* Plugin Name: Recorder for a test */
$id = $_SERVER['HTTP_X_RECORD'] ?? '';
if (preg_match('/^[a-z0-9-]{1,60}$/', $id)) {
    $fired = $callbacks = [];
    // Before the theme takes anything away or puts it elsewhere.
    add_action('init', static function () use (&$callbacks): void {
        foreach ($GLOBALS['wp_filter'] as $hook => $at) {
            foreach (str_starts_with($hook, 'woocommerce_') ? $at->callbacks : [] as $priority => $all) {
                foreach ($all as $one) {
                    is_string($one['function']) && $callbacks[$hook][$one['function']] = $priority;
                }
            }
        }
    }, -1);
    add_action('all', static function (...$all) use (&$fired): void {
        $fired[$all[0]] ??= ['args' => count($all) - 1, 'isAction' => isset($GLOBALS['wp_actions'][$all[0]])];
    });
    register_shutdown_function(static function () use (&$fired, &$callbacks, $id): void {
        $file = WP_CONTENT_DIR . "/uploads/fired-{$id}.json";
        file_put_contents("{$file}.new", json_encode(['fired' => $fired, 'callbacks' => $callbacks]));
        rename("{$file}.new", $file);
    });
}
`;

const toggle = (does: 'activate' | 'deactivate'): Promise<unknown> =>
  wp(
    `require_once ABSPATH . 'wp-admin/includes/plugin.php';
     ${does === 'activate' ? 'return activate_plugin($args);' : 'deactivate_plugins($args);'}`,
    `${NAME}/${NAME}.php`,
  );

/** Records the hooks of each request that has the header of `recordAs()`. */
export async function startRecorder(): Promise<void> {
  mkdirSync(folder(), { recursive: true });
  writeFileSync(join(folder(), `${NAME}.php`), PLUGIN);
  expect(await toggle('activate')).toBeNull();
}

export async function stopRecorder(): Promise<void> {
  await toggle('deactivate');
  rmSync(folder(), { recursive: true });
}

export const recordAs = (id: string): Record<string, string> => ({ [HEADER]: id });

/** Waits for the end of the recorded request, which is after its response. */
export async function firedIn(id: string): Promise<{ fired: Fired; callbacks: Callbacks }> {
  await expect.poll(() => existsSync(fileOf(id)), { message: `hooks of ${id}` }).toBe(true);
  const recorded = JSON.parse(readFileSync(fileOf(id), 'utf8')) as { fired: Fired; callbacks: Callbacks };
  rmSync(fileOf(id));
  return recorded;
}
