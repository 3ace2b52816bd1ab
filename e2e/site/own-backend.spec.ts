import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forget, publish, uniqueWord, withPlugin } from '../support/engine';
import { expect, test } from '../support/test';
import { siteFolder, wp } from '../support/wp';

/** The search backend in docs/examples/my-search, as a plugin of the shop. */
const EXAMPLE = fileURLToPath(new URL('../../docs/examples/my-search', import.meta.url));

async function withBackend(run: () => Promise<void>): Promise<void> {
  const folder = join(siteFolder(), 'www/wp-content/plugins/my-search');
  await cp(EXAMPLE, folder, { recursive: true });
  try {
    await withPlugin(
      `defined('DISABLE_WP_CRON') || define('DISABLE_WP_CRON', true);\nrequire WP_PLUGIN_DIR . '/my-search/my-search.php';`,
      run,
    );
  } finally {
    await wp("delete_option('my_search_changes'); wp_clear_scheduled_hook('my_search_send');");
    await rm(folder, { recursive: true });
  }
}

test.afterEach(async () => {
  await forget();
});

test('a search backend of the shop answers the page and the live results', async ({ page }, { project }) => {
  // The database finds a part of a word in the middle, the built-in engine does not.
  const [first, second] = [uniqueWord('aaa'), uniqueWord('bbb')];
  await publish(first);
  await publish(second);
  await page.goto(`/?s=${first.slice(4)}`);
  await expect(page.getByRole('main').locator('.hit')).toHaveCount(0);
  await withBackend(async () => {
    const answers: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('my-search')) answers.push(new URL(response.url()).pathname);
    });
    await page.goto(`/?s=${first.slice(4)}`);
    const hit = page.getByRole('main').locator('.hit');
    await expect(hit).toContainText(first);
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill(second.slice(4));
    if (project.name === 'no-js') await box.press('Enter');
    await expect(hit).toContainText(second);
    if (project.name === 'js') {
      expect(answers.some((path) => path.endsWith('/my-search/client.js'))).toBe(true);
      expect(answers.some((path) => path.endsWith('/my-search/v1/answers'))).toBe(true);
    }
  });
});

test('a search backend of the shop receives changes of posts @js', async () => {
  await withBackend(async () => {
    // A scheduled event would send the changes at once.
    const id = await publish(uniqueWord('changed'));
    expect(await wp("return get_option('my_search_changes');")).toContain(id);
    expect(await wp("return wp_next_scheduled('my_search_send') !== false;")).toBe(true);
  });
});

test('the built-in engine answers if the backend does not @js', async ({ page, pageErrors }) => {
  pageErrors.allow(/no-such-module/);
  const word = uniqueWord('fallback');
  await publish(word);
  await withBackend(async () => {
    await withPlugin(
      `add_action('stallkeeper_tools_services', static function ($services): void {
         $services->set(\\Stallkeeper\\Tools\\Api\\SearchBackend::class, static fn() => new class implements \\Stallkeeper\\Tools\\Api\\SearchBackend {
           public function configuration(): \\Stallkeeper\\Tools\\Api\\BackendConfiguration { return (new My_Search_Backend())->configuration(); }
           public function browserClient(): \\Stallkeeper\\Tools\\Api\\BrowserClient { return new \\Stallkeeper\\Tools\\Api\\BrowserClient(module: home_url('/no-such-module.js')); }
           public function search(array $queries): ?\\Stallkeeper\\Tools\\Api\\SearchAnswers { return null; }
           public function queueChanges(array $ids): void {}
         });
       }, 20);`,
      async () => {
        await page.goto('/?s=');
        const box = page.getByRole('main').getByRole('searchbox');
        await box.fill(word);
        const hit = page.getByRole('main').locator('.hit');
        await expect(hit).toHaveCount(1);
        await expect(hit).toContainText(word);
        await expect(page).toHaveURL(new RegExp(word));
        await page.reload();
        await expect(hit).toContainText(word);
      },
    );
  });
});
