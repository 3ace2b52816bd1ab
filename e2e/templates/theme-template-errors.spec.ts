import { readFile } from 'node:fs/promises';
import { asAdmin } from '../support/admin';
import { mainMenu } from '../support/nav';
import { pageOf } from '../support/slider';
import { edited, templateError } from '../support/template';
import { expect, test } from '../support/test';
import { themeFile } from '../support/wp';

/** An error in a menu or slider template: visitors get a plain list, administrators a notice with file and line. */

const errors: [string, string, RegExp][] = [
  ['an undefined variable', '<?php echo $nothing; ?>', /Undefined variable \$nothing/],
  ['a syntax error', '<?php if ( ?>', /syntax error/],
];

for (const [name, code, message] of errors) {
  test(`${name} in the template of menu items leaves plain menus and names file and line @js`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const path = 'templates/nav/entry.php';
    await page.goto('/about/');
    const count = await mainMenu(page).locator('a').count();
    expect(count).toBeGreaterThan(3);
    await edited(
      path,
      (source) => source.replace('<a class="menu__link"', `${code}$&`),
      async () => {
        const response = await page.goto('/about/');
        expect(response?.status()).toBe(200);
        await expect(mainMenu(page).locator('a')).toHaveCount(count);
        await expect(mainMenu(page).locator('.menu__link')).toHaveCount(0);
        await expect(templateError(page)).toHaveCount(0);
        await expect(page.locator('body')).not.toContainText('entry.php');
        await mainMenu(page).getByRole('link').first().click();
        await expect(page.getByRole('contentinfo')).toBeVisible();

        const admin = await browser.newPage(baseURL === undefined ? {} : { baseURL });
        await asAdmin(admin);
        await admin.goto('/about/');
        const notice = templateError(admin).first();
        await expect(notice).toContainText(message);
        await expect(notice).toContainText(path);
        const [, line] = /line (\d+)/.exec((await notice.textContent()) ?? '') ?? [];
        const source = (await readFile(themeFile(path), 'utf8')).split('\n');
        expect(source[Number(line) - 1]).toContain(code);
        await admin.close();
      },
    );
  });
}

const breakIt = (source: string): string => `${source}\n<?php if ( ?>\n`;

test('an error in the catalog template leaves a list that its link opens, and the other menus @js', async ({
  page,
}) => {
  await edited('templates/nav/catalog.php', breakIt, async () => {
    const response = await page.goto('/about/');
    expect(response?.status()).toBe(200);
    await expect(mainMenu(page).locator('.menu__link').first()).toBeVisible();
    const link = page.locator('a[href="#catalog"]');
    const name = (await link.textContent()) ?? '';
    await expect(page.getByRole('navigation', { name }).getByRole('link').first()).toBeVisible();
    await expect(page.locator('#catalog')).toHaveCount(1);
  });
});

test('an error in the slider template leaves all slides as a list @js', async ({ page }) => {
  const path = await pageOf({ kind: 'brand', count: 8 });
  await edited('templates/slider/tools.php', breakIt, async () => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('main').getByRole('link', { name: /^Slide \d$/ })).toHaveCount(8);
    await expect(page.locator('[data-part="slider"], [data-template-fault]')).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText('tools.php');
  });
});
