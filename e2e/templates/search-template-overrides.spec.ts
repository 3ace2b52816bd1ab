import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { asAdmin } from '../support/admin';
import { templateError } from '../support/template';
import { expect, test } from '../support/test';
import { pluginFile, themeFile, wp } from '../support/wp';

/** A theme overrides a template of the plugin with a copy in its directory `stallkeeper/`. */

const OVERRIDE = 'stallkeeper/search/hit.php';

async function withOverride(edit: (source: string) => string, run: () => Promise<void>): Promise<void> {
  const file = themeFile(OVERRIDE);
  const own = await readFile(pluginFile('templates/search/hit.php'), 'utf8');
  const source = edit(own);
  expect(source).not.toBe(own);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, source);
  try {
    await run();
  } finally {
    await rm(themeFile('stallkeeper'), { recursive: true });
  }
}

const siteHealth = () =>
  wp<{ status: string; description: string }>(
    "return (apply_filters('site_status_tests', ['direct' => [], 'async' => []])['direct']['stallkeeper_templates']['test'])();",
  );

const addText = (source: string): string =>
  source.replace('</article>', '<p>Delivered tomorrow</p></article>');

test.describe('A template override in the theme', { tag: '@js' }, () => {
  test('is printed, and the live results use it', async ({ page }) => {
    await withOverride(addText, async () => {
      await page.goto('/?s=limescale');
      const list = page.locator('main .hit-list');
      const count = await list.locator('.hit').count();
      expect(count).toBeGreaterThan(0);
      await expect(list.getByText('Delivered tomorrow')).toHaveCount(count);
      const box = page.getByRole('main').getByRole('searchbox');
      await box.press('End');
      await box.pressSequentially(' kettle');
      await expect(page).toHaveURL(/s=limescale(\+|%20)kettle/);
      await expect(list.getByText('Delivered tomorrow').first()).toBeVisible();
      expect((await siteHealth()).status).toBe('good');
    });
  });

  for (const [name, edit, message] of [
    [
      'a syntax error',
      (source: string) => addText(source).replace('<article>', '<article><?php if ( ?>'),
      'syntax error',
    ],
    [
      'an exception',
      (source: string) =>
        addText(source).replace('<article>', '<article><?php throw new Exception("No stock"); ?>'),
      'No stock',
    ],
  ] as const) {
    test(`with ${name} is not used: visitors see the plugin’s template, and administrators see the error`, async ({
      page,
      browser,
      baseURL,
    }) => {
      await withOverride(edit, async () => {
        await page.goto('/?s=limescale');
        const main = page.getByRole('main');
        await expect(
          main
            .locator('.hit')
            .getByRole('link', { name: /Limescale/ })
            .first(),
        ).toBeVisible();
        await expect(main.getByText('Delivered tomorrow')).toHaveCount(0);
        await expect(templateError(page)).toHaveCount(0);
        await expect(page.locator('body')).not.toContainText('hit.php');

        const admin = await browser.newPage(baseURL === undefined ? {} : { baseURL });
        await asAdmin(admin);
        await admin.goto('/wp-admin/themes.php');
        const notice = admin
          .locator('.notice')
          .filter({ hasText: 'Stallkeeper Tools does not use these template overrides.' });
        await expect(notice).toContainText('stallkeeper/search/hit.php');
        await expect(notice).toContainText(message);
        await admin.goto('/?s=limescale');
        await expect(templateError(admin).last()).toContainText(message);
        await expect(admin.locator('main .hit').first()).toBeVisible();
        await admin.close();

        const health = await siteHealth();
        expect(health.status).toBe('recommended');
        expect(health.description).toContain('stallkeeper/search/hit.php');
      });
      await page.goto('/?s=limescale');
      expect((await siteHealth()).status).toBe('good');
    });
  }

  test('of an older version is used, and Site Health lists it', async ({ page }) => {
    await withOverride(
      (source) => addText(source).replace(/@version .*/, '@version 0.1.9'),
      async () => {
        await page.goto('/?s=limescale');
        await expect(page.getByRole('main').getByText('Delivered tomorrow').first()).toBeVisible();
        const health = await siteHealth();
        expect(health.status).toBe('recommended');
        expect(health.description).toMatch(/stallkeeper\/search\/hit\.php has version 0\.1\.9/);
      },
    );
  });
});
