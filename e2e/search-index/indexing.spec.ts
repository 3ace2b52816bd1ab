import { logIn } from '../support/admin';
import { isFound, publish, uniqueWord, waitUntilFound } from '../support/engine';
import { hits } from '../support/search';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** The site's own index as an owner runs it: the screen, the commands, and the box beside a post. */

const SCREEN = '/wp-admin/tools.php?page=stallkeeper-search-index';

test('an administrator rebuilds the index on the screen and sees the progress and the log @js', async ({
  browser,
  baseURL,
}) => {
  // Twice a whole rebuild, a piece of it with each of the page's requests.
  test.setTimeout(120_000);
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({
      javaScriptEnabled,
      ...(baseURL !== undefined && { baseURL }),
    });
    const page = await context.newPage();
    await logIn(page);
    await page.goto(SCREEN);
    await wp(`delete_option('stallkeeper_search_log');`);
    await page.getByRole('button', { name: 'Rebuild index' }).click();
    await expect(page.getByRole('status')).toContainText('Rebuilding the index');
    // The page reloads until the rebuild is complete.
    await expect(
      page.getByText(/^.*The search index was rebuilt and is in use: \d+ posts\.$/).first(),
    ).toBeVisible({
      timeout: 30_000,
    });
    const rows = await page.locator('table.widefat td').allInnerTexts();
    expect(rows[1]).toBe(rows[0]);
    await context.close();
  }
});

test('only an owner with a nonce of the screen can start a rebuild @no-js', async ({ page, request }) => {
  const before = await wp<string>(`return wp_json_encode(get_option('stallkeeper_search_index'));`);
  const post = (form: Record<string, string>) =>
    request.post('/wp-admin/admin-post.php', {
      form: { action: 'stallkeeper_search_index', ...form },
      maxRedirects: 0,
    });
  await post({ do: 'reindex' });
  await logIn(page);
  const refused = await page.request.post('/wp-admin/admin-post.php', {
    form: { action: 'stallkeeper_search_index', do: 'reindex', _wpnonce: 'made-up' },
  });
  expect(refused.status()).toBe(403);
  // An editor, with the nonce of the screen as it is for this very session.
  const [name, password] = [`editor-${Date.now()}`, 'some-password-of-an-editor'];
  const id = await wp<number>(
    `return wp_insert_user(['user_login' => $args[0], 'user_pass' => $args[1], 'role' => 'editor']);`,
    [name, password],
  );
  try {
    await page.context().clearCookies();
    await logIn(page, name, password);
    const cookie = (await page.context().cookies()).find(({ name: is }) =>
      is.startsWith('wordpress_logged_in_'),
    );
    const nonce = await wp<string>(
      `wp_set_current_user($args[0]); $_COOKIE[LOGGED_IN_COOKIE] = $args[1]; return wp_create_nonce('stallkeeper_search_index');`,
      [id, decodeURIComponent(cookie?.value ?? '')],
    );
    const denied = await page.request.post('/wp-admin/admin-post.php', {
      form: { action: 'stallkeeper_search_index', do: 'reindex', _wpnonce: nonce },
      maxRedirects: 0,
    });
    expect(denied.status()).toBe(403);
    expect(await denied.text()).toContain('Sorry, you are not allowed to do this.');
  } finally {
    await wp(`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user($args);`, id);
  }
  const state = JSON.parse(
    await wp<string>(`return wp_json_encode(get_option('stallkeeper_search_index'));`),
  ) as object;
  expect((state as { fingerprint: string }).fingerprint).toBe(
    (JSON.parse(before) as { fingerprint: string }).fingerprint,
  );
});

test('an editor excludes a post from search with the checkbox and includes it again', async ({
  page,
  request,
}) => {
  const word = uniqueWord('zephyrine');
  const id = await publish(word);
  try {
    await waitUntilFound(request, word);
    await wp(
      `wp_set_current_user(1);
      $_POST['stallkeeper_search_exclude_nonce'] = wp_create_nonce('stallkeeper_search_exclude' . $args); $_POST['stallkeeper_search_exclude'] = '1';
      wp_update_post(['ID' => $args, 'post_title' => get_the_title($args)]);`,
      id,
    );
    expect(await isFound(request, word)).toBe(false);
    await page.goto(`/?s=${word}`);
    await expect(hits(page)).toHaveCount(0);
    // A user who may not edit the post, and a form without its nonce, change nothing.
    await wp(
      `wp_set_current_user(0);
      $_POST['stallkeeper_search_exclude_nonce'] = wp_create_nonce('stallkeeper_search_exclude' . $args);
      do_action('save_post', $args, get_post($args), true);`,
      id,
    );
    await wp(
      `wp_set_current_user(1); $_POST['stallkeeper_search_exclude_nonce'] = 'x'; do_action('save_post', $args, get_post($args), true);`,
      id,
    );
    expect(await wp(`return get_post_meta($args, '_stallkeeper_search_exclude', true);`, id)).toBe('1');
    await wp(
      `wp_set_current_user(1);
      $_POST['stallkeeper_search_exclude_nonce'] = wp_create_nonce('stallkeeper_search_exclude' . $args);
      wp_update_post(['ID' => $args, 'post_title' => get_the_title($args)]);`,
      id,
    );
    await waitUntilFound(request, word);
  } finally {
    await wp(`wp_delete_post($args, true);`, id);
  }
});

test('the editors of posts and of products have the box @no-js', async ({ page, pageErrors }) => {
  // WooCommerce 8.9 requests a file in the editor that it does not contain.
  pageErrors.allow(/woocommerce\/assets\/client\/blocks\/coming-soon\.css/);
  await logIn(page);
  const ids = await wp<number[]>(
    `return [get_page_by_path('how-the-stall-came-indoors', OBJECT, 'post')->ID, get_page_by_path('copper-kettle', OBJECT, 'product')->ID];`,
  );
  for (const id of ids) {
    await page.goto(`/wp-admin/post.php?post=${id}&action=edit`);
    expect(await page.content()).toContain('Exclude from search results');
  }
});

test('WP-CLI commands rebuild the index and report the number of indexed and waiting posts @js', async () => {
  const said = await wp<string[]>(
    `$said = []; $do = stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Cli\\IndexCommands::class)->withOutput(static function (string $line) use (&$said): void { $said[] = $line; });
     $do->reindex(); return $said;`,
  );
  expect(said[0]).toMatch(/^Built-in engine: [\d,]+ of [\d,]+ posts$/);
  expect(said.at(-1)).toMatch(/^Built-in engine: ([\d,]+) of \1 posts, 0 waiting$/);
  const refused = await wp<string>(
    `try { (stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Cli\\IndexCommands::class)->withOutput(static function (): void {}))->pushSettings(); return 'sent'; } catch (RuntimeException $error) { return $error->getMessage(); }`,
  );
  expect(refused).toContain('No hosted provider is configured');
});

test('a long log is truncated', async () => {
  const count = await wp<number>(
    `add_filter('pre_update_option_stallkeeper_search_log', static function ($entries) use (&$kept) { $kept = count($entries); return $entries; });
     add_filter('pre_option_stallkeeper_search_log', static fn() => array_fill(0, 100, ['time' => 1, 'message' => 'Before']));
     stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\IndexLog::class)->add(str_repeat('x', 5000));
     return $kept;`,
  );
  expect(count).toBe(100);
  await wp(`delete_option('stallkeeper_search_log');`);
});
