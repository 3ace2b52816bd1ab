import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { axe } from '../support/axe';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** Every post and page of WordPress's Theme Unit Test. The file is not part of the project: see theme-unit-test.full.spec.ts. */
const FILE = process.env.THEME_UNIT_TEST ?? '';
const IMPORT = fileURLToPath(new URL('../fixtures/wxr.php', import.meta.url));
const PHP_ERROR = /<b>(Notice|Warning|Deprecated|Fatal error|Parse error)<\/b>|Stack trace:/;

test.skip(
  !existsSync(FILE),
  'SKIPPED: the Theme Unit Test file is not here (set THEME_UNIT_TEST to its path)',
);

test('every page of the Theme Unit Test loads without PHP errors, fits a screen of 320 pixels and passes the axe checks @js', async ({
  page,
  pageErrors,
}) => {
  test.setTimeout(600_000);
  pageErrors.allow(/Failed to load resource|net::ERR|ERR_NAME_NOT_RESOLVED|blocked|Refused/);
  const made = await wp<number[]>(`$import = require $args[0]; return $import($args[1], ['post', 'page']);`, [
    IMPORT,
    FILE,
  ]);
  try {
    const addresses = await wp<Record<string, string>>(
      `$found = []; foreach ($args as $id) { if (get_post_status($id) === 'publish') { $found["$id " . get_the_title($id)] = get_permalink($id); } } return (object) $found;`,
      made,
    );
    expect(Object.keys(addresses).length).toBeGreaterThan(40);
    await page.setViewportSize({ width: 320, height: 700 });
    const faults: string[] = [];
    for (const [name, address] of Object.entries(addresses)) {
      const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
      if (response?.status() !== 200) faults.push(`${name}: status ${response?.status() ?? 0}`);
      if (PHP_ERROR.test(await page.content())) faults.push(`${name}: PHP error`);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (over > 0) faults.push(`${name}: ${over} pixels too wide`);
      // Only the theme's markup is checked, without the content of authors.
      await page.evaluate(() =>
        document.querySelectorAll('.entry-content, .comment-content').forEach((one) => one.replaceChildren()),
      );
      faults.push(...(await axe(page)).map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  } finally {
    await wp(`foreach ($args as $id) { wp_delete_post($id, true); }`, made);
  }
});
