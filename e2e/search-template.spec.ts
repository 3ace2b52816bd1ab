import { readFile, rm, writeFile } from 'node:fs/promises';
import { box, hitsHtml, summary, titles, wake } from './support/search';
import { expect, test } from './support/test';
import { siteFolder, themeFile, wp } from './support/wp';

/** What a maintainer who edits PHP and nothing else may rely on. These edit the site's copy of the theme. */

const HIT = 'templates/search/hit.php';

/** Edits a template for the time of a test. */
async function edited(
  path: string,
  edit: (source: string) => string,
  run: () => Promise<void>,
): Promise<void> {
  const file = themeFile(path);
  const before = await readFile(file, 'utf8');
  const after = edit(before);
  expect(after).not.toBe(before);
  await writeFile(file, after);
  try {
    await run();
  } finally {
    await writeFile(file, before);
  }
}

const wrap = (source: string): string =>
  source
    .replace('<li class="hit">', '<li class="hit hit--edited"><section class="added-wrapper"><em>New:</em>')
    .replace('</article>\n</li>', '</article></section>\n</li>')
    .replace('<article>', '<article class="added-class" data-shop-class--has-more="hit.more">');

test('an edit of hit.php shows in the page of the server @alone', async ({ page }) => {
  await edited(HIT, wrap, async () => {
    await page.goto('/?s=kettle');
    await expect(page.locator('.hit--edited > .added-wrapper > article.added-class')).toHaveCount(
      await titles(page).count(),
    );
  });
});

test('the same edit shows in the live results without a build, and hydration stays silent @alone', async ({
  page,
}) => {
  await edited(HIT, wrap, async () => {
    await page.goto('/?s=kettle');
    const nodes = await page.evaluate(() => {
      const before = [...document.querySelectorAll('[data-shop-root] *')];
      Object.assign(window, { before });
      return before.length;
    });
    await wake(page);
    await page.waitForTimeout(500);
    const kept = await page.evaluate(() => {
      const { before } = window as unknown as { before: Element[] };
      return before.filter((node) => node.isConnected).length;
    });
    expect(kept).toBe(nodes);
    await box(page).fill('limescale');
    await expect(titles(page).first()).toContainText('Limescale');
    await expect(page.locator('.hit--edited > .added-wrapper > article.added-class')).toHaveCount(
      await titles(page).count(),
    );
    const live = await hitsHtml(page);
    await page.goto('/?s=limescale');
    expect(live).toBe(await hitsHtml(page));
  });
});

const faults: [string, (source: string) => string, RegExp][] = [
  [
    'an element that is never closed',
    (source) => source.replace('</article>', ''),
    /stands where <\/article> is expected/,
  ],
  [
    'an unknown directive',
    (source) => source.replace('data-shop-text="category"', 'data-shop-txet="category"'),
    /There is no directive/,
  ],
  ['a mistake in PHP', (source) => source.replace('<article>', '<article><?php if ( ?>'), /syntax error/],
  [
    'an undefined variable',
    (source) => source.replace('<article>', '<article><?php echo $nothing; ?>'),
    /Undefined variable/,
  ],
  [
    'a script',
    (source) => source.replace('<article>', '<article><script>alert(1)</script>'),
    /Enqueue scripts/,
  ],
];

for (const [name, edit, says] of faults) {
  test(`${name} in hit.php leaves visitors plain results and tells an administrator file and line @alone`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await edited(HIT, edit, async () => {
      const response = await page.goto('/?s=limescale');
      expect(response?.status()).toBe(200);
      await expect(
        page
          .locator('main')
          .getByRole('link', { name: /Limescale/ })
          .first(),
      ).toBeVisible();
      await expect(page.locator('main').getByRole('searchbox')).toHaveValue('limescale');
      await expect(page.locator('[data-template-fault]')).toHaveCount(0);
      await expect(page.locator('body')).not.toContainText('hit.php');

      const admin = await browser.newPage(baseURL === undefined ? {} : { baseURL });
      await admin.goto('/wp-login.php');
      await admin.locator('#user_login').fill('admin');
      await admin.locator('#user_pass').fill(process.env.E2E_PASSWORD ?? '');
      await admin.locator('#wp-submit').click();
      await admin.waitForURL(/wp-admin/);
      await admin.goto('/?s=limescale');
      const note = admin.locator('[data-template-fault]').last();
      await expect(note).toContainText(says);
      await expect(note).toContainText('templates/search/hit.php');
      const [, line] = /line (\d+)/.exec((await note.textContent()) ?? '') ?? [];
      const source = (await readFile(themeFile(HIT), 'utf8')).split('\n');
      expect(Number(line)).toBeGreaterThan(10);
      expect(source[Number(line) - 1]).toMatch(/article|li>|txet|php|nothing|script/);
      await admin.close();
    });
  });
}

const breakIt = (source: string): string => `${source}\n<?php if ( ?>\n`;

test('a mistake in form.php leaves a plain form in the header of every page @alone', async ({ page }) => {
  await edited('templates/search/form.php', breakIt, async () => {
    for (const path of ['/', '/about/', '/no-such-page-here/?']) {
      const response = await page.request.get(path);
      expect(await response.text(), path).toContain('</html>');
    }
    const response = await page.goto('/about/');
    expect(response?.status()).toBe(200);
    await expect(page.locator('[data-template-fault]')).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText('form.php');
    const form = page.getByRole('banner').getByRole('search');
    await form.getByRole('searchbox', { name: 'Search for:' }).fill('limescale');
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/\?s=limescale$/);
    const found = page.locator('main').getByRole('link', { name: /Limescale/ });
    await expect(found.first()).toBeVisible();
    await expect(page.locator('main').getByRole('searchbox')).toHaveValue('limescale');
    await found.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Limescale');
  });
});

test('a mistake in results.php leaves plain results and pages, and the header as it is @alone', async ({
  page,
}) => {
  await edited('templates/search/results.php', breakIt, async () => {
    const response = await page.goto('/?s=tea');
    expect(response?.status()).toBe(200);
    await expect(page.locator('[data-template-fault]')).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText('results.php');
    await expect(page.locator('main')).toContainText(/\d+ results found/);
    await expect(page.locator('main ol a')).toHaveCount(10);
    await expect(page.getByRole('banner').locator('.search-form')).toBeVisible();
    const first = await page.locator('main ol a').first().textContent();
    await page.locator('main').getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/paged=2$/);
    await expect(page.locator('main ol a').first()).not.toHaveText(first ?? '');

    // A widget in a page, too, and what its author wrote around it.
    await page.goto('/find/');
    const widget = page.locator('.instant-search-widget');
    await expect(widget.locator('ol a')).toHaveCount(10);
    await expect(page.locator('main p').first()).toContainText('Looking for a recipe');
    await widget.getByRole('searchbox').fill('limescale');
    await widget.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/\?s=limescale$/);
    await expect(page.locator('main ol a').first()).toContainText('Limescale');
  });
});

test('a child theme overrides a template without npm @alone', async ({ page }) => {
  const folder = await wp<string>(`
    $folder = get_theme_root() . '/stall-child';
    wp_mkdir_p($folder . '/templates/search');
    file_put_contents($folder . '/style.css', "/*\\nTheme Name: Stall Child\\nTemplate: stallkeeper\\n*/");
    file_put_contents($folder . '/templates/search/hit.php', '<li class="hit"><h2 class="hit__title child-title"><a data-shop-bind--href="hit.permalink" data-shop-text="hit.title"></a></h2></li>');
    switch_theme('stall-child');
    return $folder;
  `);
  expect(folder).toContain(siteFolder());
  try {
    await page.goto('/?s=kettle');
    await expect(page.locator('.child-title').first()).toContainText(/kettle/i);
    await box(page).fill('limescale');
    await expect(page.locator('.child-title').first()).toContainText('Limescale');
    await expect(summary(page)).toHaveText(/results? found/);
  } finally {
    await wp(`switch_theme('stallkeeper');`);
    await rm(folder, { recursive: true, force: true });
  }
});
