import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BOOT = fileURLToPath(new URL('../../demo/php/boot.php', import.meta.url));

/** The site's folder: `www` is the document root, `packages/theme` and `packages/plugin` are copies that a test may edit. */
export const siteFolder = (): string => {
  const folder = process.env.E2E_SITE ?? '';
  if (!existsSync(join(folder, 'www')))
    throw new Error('E2E_SITE is not the folder of a site: start the tests with `npm run e2e`.');
  return folder;
};

/** With this key the site's server runs code of tests. */
export const runKey = (): string => readFileSync(join(siteFolder(), 'run-key'), 'utf8').trim();

/** A file of the theme's copy, e.g. `templates/nav/main.php`. */
export const themeFile = (path: string): string => join(siteFolder(), 'packages/theme', path);

/** A file of the plugin's copy, e.g. `templates/search/hit.php`. */
export const pluginFile = (path: string): string => join(siteFolder(), 'packages/plugin', path);

/** Stores compiled PHP files per site. Compiling WordPress takes three quarters of the time of most commands. */
const compiled = (site: string): string[] => {
  const folder = join(site, 'compiled');
  mkdirSync(folder, { recursive: true });
  return [
    ...['-d', 'opcache.enable_cli=1', '-d', `opcache.file_cache=${folder}`],
    ...['-d', 'opcache.file_cache_only=1', '-d', 'opcache.file_cache_consistency_checks=0'],
  ];
};

/**
 * Runs PHP code in the site's WordPress and returns the value that the code returns. The site's server runs it, whose PHP files
 * are compiled: fixtures/site/run.php.
 *
 * The code reads `args` from `$args`. Example: `await wp<number>('return wp_insert_post($args);', {post_title: 'New'})`.
 * With `isAdmin` WordPress and plugins load as for a page of the admin.
 * @throws with PHP's error message if the code fails
 */
export async function wp<T = unknown>(code: string, args: unknown = null, isAdmin = false): Promise<T> {
  const response = await fetch(new URL('/stallkeeper-tests-run.php', process.env.E2E_URL), {
    method: 'POST',
    headers: { 'x-run-key': runKey() },
    body: JSON.stringify({ code, args, isAdmin }),
  });
  const text = await response.text();
  const last = text.split('\n').at(-1) ?? '';
  const result = (last.startsWith('{') ? JSON.parse(last) : { error: text }) as { value: T; error?: string };
  if (result.error !== undefined)
    throw new Error(`PHP in the site failed (${response.status}): ${result.error.slice(0, 4000)}`);
  return result.value;
}

/** Runs PHP code in a process of its own on the command line, see wp(). */
export const wpProcess = <T = unknown>(code: string, args: unknown = null, isAdmin = false): Promise<T> =>
  wpIn<T>(siteFolder(), code, args, isAdmin);

/** Runs PHP code in the WordPress of another folder on the command line, see wp(). */
export function wpIn<T = unknown>(
  folder: string,
  code: string,
  args: unknown = null,
  isAdmin = false,
): Promise<T> {
  const program = `
    ${isAdmin ? "define('WP_ADMIN', true);" : ''}
    require ${JSON.stringify(BOOT)};
    $run = static function ($args) { ${code} };
    ob_start();
    $value = $run(json_decode((string) getenv('WP_ARGS'), true));
    $printed = ob_get_clean();
    echo "\\n", json_encode(['value' => $value, 'printed' => $printed]);
  `;
  const env = { ...process.env, STALLKEEPER_SITE: folder, WP_ARGS: JSON.stringify(args) };
  return new Promise((resolve, reject) => {
    execFile(
      'php',
      [...compiled(folder), '-d', 'display_errors=stderr', '-r', program],
      { env, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        const last = stdout.split('\n').at(-1) ?? '';
        if (error || !last.startsWith('{')) reject(new Error(`PHP in the site failed: ${stderr || stdout}`));
        else resolve((JSON.parse(last) as { value: T }).value);
      },
    );
  });
}

/**
 * Creates a page with this content and returns its URL. Lists of pages show it last. The slug is unique, because tests run
 * in parallel.
 */
export function pageWith(content: string): Promise<string> {
  return wp<string>(
    `return get_permalink(wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Made by a test', 'menu_order' => 1000, 'post_name' => $args['name'], 'post_content' => $args['content']]));`,
    { name: `made-${randomUUID()}`, content },
  );
}
