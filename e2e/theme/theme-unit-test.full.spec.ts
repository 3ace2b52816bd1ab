import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { box, hitsHtml, summary, wake } from '../support/search';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/**
 * WordPress's Theme Unit Test posts, searched with and without a script. The file is not part of the project:
 * THEME_UNIT_TEST names it, and without it these tests are skipped.
 */
const FILE = process.env.THEME_UNIT_TEST ?? '';
const IMPORT = fileURLToPath(new URL('../fixtures/wxr.php', import.meta.url));

const QUERIES = [
  'markup',
  'template sticky',
  'layuot',
  'edge case',
  'post format',
  'alignment image',
  'lorem',
  'html tags',
  'チョコレート',
  '',
];

test.describe('the Theme Unit Test posts', () => {
  test.skip(
    !existsSync(FILE),
    'SKIPPED: the Theme Unit Test file is not here (set THEME_UNIT_TEST to its path)',
  );

  test('are found with and without a script, with the same hits in the same order @js', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const made = await wp<number[]>(`$import = require $args[0]; return $import($args[1]);`, [IMPORT, FILE]);
    const plain = await browser.newPage({
      javaScriptEnabled: false,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    try {
      expect(made.length).toBeGreaterThan(30);
      // A page that finds work in the queue does it; the index is true once nothing waits.
      await expect
        .poll(
          async () => {
            await plain.goto('/?s=');
            return wp<number>(
              `return stallkeeper_tools(Stallkeeper\\Tools\\Search\\Engine\\BuiltInEngine::class)->search(['query' => '', 'hitsPerPage' => 0])->total - (int) wp_count_posts()->publish;`,
            );
          },
          { timeout: 60_000 },
        )
        .toBeGreaterThan(-10);

      let found = 0;
      for (const query of QUERIES) {
        await plain.goto(`/?s=${encodeURIComponent(query)}`);
        const fromServer = { html: await hitsHtml(plain), summary: await summary(plain).textContent() };
        expect(await plain.content()).not.toMatch(/<b>(Warning|Notice|Fatal error)<\/b>/);
        found += await plain.locator('.hit').count();
        await page.goto(query === '' ? '/?s=kettle' : '/?s=');
        await wake(page);
        await box(page).fill(query);
        await expect(summary(page)).toHaveText(fromServer.summary ?? '');
        await expect.poll(() => hitsHtml(page), { message: query }).toBe(fromServer.html);
      }
      expect(found).toBeGreaterThan(20);

      const secret = await wp<string[]>(
        `return array_values(array_map('get_the_title', array_filter($args, static fn($id) => get_post_status($id) !== 'publish' || get_post($id)->post_password !== '')));`,
        made,
      );
      expect(secret.length).toBeGreaterThan(0);
      for (const title of secret.filter((one) => one !== '')) {
        await plain.goto(`/?s=${encodeURIComponent(title.replace(/^\w+: /, ''))}`);
        expect(await plain.locator('.hit__title').allTextContents()).not.toContain(title);
      }
    } finally {
      await plain.close();
      await wp(`foreach ($args as $id) { wp_delete_post($id, true); }`, made);
    }
  });
});
