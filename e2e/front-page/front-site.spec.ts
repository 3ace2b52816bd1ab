import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { axe } from '../support/axe';
import { choosing, PARTS, type Values } from '../support/front';
import { expect, test } from '../support/test';
import { siteFolder, wp } from '../support/wp';

/** The front page of other sites: a journal, one without a shop, one with a child theme. `@js`: each changes the whole site. */

test('if the front page shows the latest posts, they are paginated and below the shop’s sections @js', async ({
  page,
}) => {
  await choosing({}, { show_on_front: 'posts', posts_per_page: 5 }, async () => {
    await page.goto('/');
    await expect(page.locator('.slider--banner')).toHaveCount(1);
    // Five, and the one that is pinned.
    await expect(page.locator('.cards .card')).toHaveCount(6);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await axe(page)).toEqual([]);
    // WordPress 6.9 adds "Page".
    await page
      .getByRole('main')
      .getByRole('link', { name: /^(Page )?2$/ })
      .click();
    await expect(page).toHaveURL(/\/page\/2\/$/);
    await expect(page.getByRole('main').locator('.slider--banner')).toHaveCount(0);
    await expect(page.locator('.cards .card')).toHaveCount(5);
  });
});

test('without a shop and without settings, the front page and the blog are ordinary pages @js', async ({
  page,
}) => {
  const plugins = await wp<string[]>(`return array_values(get_option('active_plugins'));`);
  const nothing = await wp<Values>(
    `return array_fill_keys(array_map(static fn($n) => substr($n, 18), array_filter(array_keys(get_theme_mods()), static fn($n) => str_starts_with($n, 'stallkeeper_front_'))), null);`,
  );
  const rest = plugins.filter((plugin) => !/woocommerce|stand-in/.test(plugin));
  expect(rest).toHaveLength(plugins.length - 1);
  await choosing(nothing, { active_plugins: rest }, async () => {
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main .entry-content')).toContainText('mind the step');
    // The journal's categories take the place of the shop's.
    await expect(page.locator('.category-tile a').first()).toHaveAttribute('href', /\/category\//);
    await expect(page.locator('.cards .card')).toHaveCount(6);
    expect(await page.content()).not.toMatch(/<b>(Notice|Warning|Deprecated|Fatal error)<\/b>/);
    expect(await axe(page)).toEqual([]);
    await choosing({ categories: '' }, { show_on_front: 'posts' }, async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal');
    });
  });
});

test('a child theme replaces one part, adds one of its own, and changes their order @js', async ({
  page,
}) => {
  const folder = join(siteFolder(), 'www/wp-content/themes/front-child');
  mkdirSync(join(folder, 'parts/front'), { recursive: true });
  writeFileSync(join(folder, 'style.css'), '/*\nTheme Name: Front Child\nTemplate: stallkeeper\n*/');
  writeFileSync(
    join(folder, 'parts/front/promotions.php'),
    '<p class="own-offers">Half price on Mondays</p>',
  );
  writeFileSync(join(folder, 'parts/front/weather.php'), '<p class="own-weather">Rain</p>');
  writeFileSync(
    join(folder, 'functions.php'),
    "<?php add_filter('stallkeeper_front_sections', static fn() => ['content', 'weather', 'promotions', '../../wp-config', '../card', 7]);",
  );
  await wp(`switch_theme('front-child');`);
  try {
    await page.goto('/');
    await expect(page.getByRole('main').locator('.entry-content, .own-weather, .own-offers')).toHaveText([
      /mind the step/,
      'Rain',
      'Half price on Mondays',
    ]);
    await expect(page.getByRole('main').locator(`${PARTS}, .card`)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  } finally {
    await wp(`switch_theme('stallkeeper');`);
    rmSync(folder, { recursive: true });
  }
});
