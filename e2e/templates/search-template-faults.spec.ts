import { readFile } from 'node:fs/promises';
import { asAdmin } from '../support/admin';
import { followBelowHits, searchWidget } from '../support/search';
import { expect, test } from '../support/test';
import { edited, templateError } from '../support/template';
import { pluginFile } from '../support/wp';

/** With an error in a template visitors get plain results, and administrators read where the error is. */

const HIT = 'templates/search/hit.php';

const faults: [string, (source: string) => string, RegExp][] = [
  [
    'an element that is never closed',
    (source) => source.replace('</article>', ''),
    /stands where <\/article> is expected/,
  ],
  ['a mistake in PHP', (source) => source.replace('<article>', '<article><?php if ( ?>'), /syntax error/],
];

for (const [name, edit, says] of faults) {
  test(`${name} in hit.php shows plain results to visitors and the file and line to administrators @js`, async ({
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
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('limescale');
      await expect(templateError(page)).toHaveCount(0);
      await expect(page.locator('body')).not.toContainText('hit.php');

      const admin = await browser.newPage(baseURL === undefined ? {} : { baseURL });
      await asAdmin(admin);
      await admin.goto('/?s=limescale');
      const note = templateError(admin).last();
      await expect(note).toContainText(says);
      await expect(note).toContainText('templates/search/hit.php');
      const [, line] = /line (\d+)/.exec((await note.textContent()) ?? '') ?? [];
      const source = (await readFile(pluginFile(HIT), 'utf8')).split('\n');
      expect(Number(line)).toBeGreaterThan(10);
      expect(source[Number(line) - 1]).toMatch(/article|li>|php/);
      await admin.close();
    });
  });
}

/** The script leaves a search without the template's markup as it is, and says so. */
const LEFT_UNCHANGED = /the search stays without a script/;
const breakIt = (source: string): string => `${source}\n<?php if ( ?>\n`;

test('a mistake in form.php leaves a plain form in the header of every page @js', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(LEFT_UNCHANGED);
  await edited('templates/search/form.php', breakIt, async () => {
    for (const path of ['/', '/about/', '/no-such-page-here/?']) {
      const response = await page.request.get(path);
      expect(await response.text(), path).toContain('</html>');
    }
    const response = await page.goto('/about/');
    expect(response?.status()).toBe(200);
    await expect(templateError(page)).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText('form.php');
    const form = page.getByRole('banner').getByRole('search');
    await form.getByRole('searchbox', { name: 'Search for:' }).fill('limescale');
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/\?s=limescale$/);
    const found = page.getByRole('main').getByRole('link', { name: /Limescale/ });
    await expect(found.first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('limescale');
    await found.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Limescale');
  });
});

test('a mistake in results.php leaves plain results and pages, and the header as it is @js', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(LEFT_UNCHANGED);
  await edited('templates/search/results.php', breakIt, async () => {
    const response = await page.goto('/?s=tea&shop_type=post');
    expect(response?.status()).toBe(200);
    await expect(templateError(page)).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText('results.php');
    await expect(page.getByRole('main')).toContainText(/\d+ results found/);
    await expect(page.locator('main ol a')).toHaveCount(10);
    await expect(page.getByRole('banner').locator('.search-form')).toBeVisible();
    const first = await page.locator('main ol a').first().textContent();
    await followBelowHits(page.getByRole('main').getByRole('link', { name: 'Next' }));
    await expect(page).toHaveURL(/paged=2$/);
    await expect(page.locator('main ol a').first()).not.toHaveText(first ?? '');

    // A widget in a page, too, and what its author wrote around it.
    await page.goto('/find/');
    const widget = searchWidget(page);
    await expect(widget.locator('ol a')).toHaveCount(10);
    await expect(page.locator('main p').first()).toContainText('Looking for a recipe');
    await widget.getByRole('searchbox').fill('limescale');
    await widget.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/\?s=limescale$/);
    await expect(page.locator('main ol a').first()).toContainText('Limescale');
  });
});
