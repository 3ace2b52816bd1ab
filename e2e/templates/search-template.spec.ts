import { rm } from 'node:fs/promises';
import { box, hitsHtml, summary, titles, wake } from '../support/search';
import { framesDrawn } from '../support/settled';
import { expect, test } from '../support/test';
import { edited } from '../support/template';
import { siteFolder, wp } from '../support/wp';

/** Templates can be edited without a build. The tests edit the site's copy of the plugin. */

const HIT = 'templates/search/hit.php';

const wrap = (source: string): string =>
  source
    .replace('<li class="hit">', '<li class="hit hit--edited"><section class="added-wrapper"><em>New:</em>')
    .replace('</article>\n</li>', '</article></section>\n</li>')
    .replace('<article>', '<article class="added-class" data-shop-class--has-more="hit.moreHref">');

test('an edit of hit.php shows in the page of the server @js', async ({ page }) => {
  await edited(HIT, wrap, async () => {
    await page.goto('/?s=kettle&shop_type=post');
    await expect(page.locator('.hit--edited > .added-wrapper > article.added-class')).toHaveCount(
      await titles(page).count(),
    );
  });
});

test('the same edit shows in the live results without a build, and hydration stays silent @js', async ({
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
    await framesDrawn(page);
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

test('a child theme overrides a template without npm @js', async ({ page }) => {
  const folder = await wp<string>(`
    $folder = get_theme_root() . '/stall-child';
    wp_mkdir_p($folder . '/stallkeeper/search');
    file_put_contents($folder . '/style.css', "/*\\nTheme Name: Stall Child\\nTemplate: stallkeeper\\n*/");
    file_put_contents($folder . '/stallkeeper/search/hit.php', '<?php /* @version 0.2.0 */ ?><li class="hit"><h2 class="hit__title child-title"><a data-shop-bind--href="hit.permalink" data-shop-text="hit.title"></a></h2></li>');
    switch_theme('stall-child');
    return $folder;
  `);
  expect(folder).toContain(siteFolder());
  try {
    await page.goto('/?s=kettle&shop_type=post');
    await expect(page.locator('.child-title').first()).toContainText(/kettle/i);
    await box(page).fill('limescale');
    await expect(page.locator('.child-title').first()).toContainText('Limescale');
    await expect(summary(page)).toHaveText(/results? found/);
  } finally {
    await wp(`switch_theme('stallkeeper');`);
    await rm(folder, { recursive: true, force: true });
  }
});
