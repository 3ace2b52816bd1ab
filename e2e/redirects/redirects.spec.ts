import { asAdmin } from '../support/admin';
import { axeOnPhoneAndDesktop } from '../support/axe';
import { box, titles, wake } from '../support/search';
import { clearReport, count } from '../support/search-report';
import { expect, test, type Page } from '../support/test';
import { wp } from '../support/wp';

/** Searches that lead to a page of the site. */

test.describe.configure({ mode: 'serial' });

const SCREEN = '/wp-admin/admin.php?page=stallkeeper-redirects';
const TARGET = '/how-the-stall-came-indoors/';
const RULES = String.raw`stallkeeper_tools(\Stallkeeper\Tools\Redirects\RedirectRules::class)`;

const save = (page: Page) => page.getByRole('button', { name: 'Save redirect' }).click();
const expectTarget = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(new RegExp(`${TARGET}$`));
};

test.afterEach(async () => {
  await wp(`delete_option('stallkeeper_redirects');`);
});

test('one step leads from a query without results to a redirect, which visitors follow @no-js', async ({
  page,
  browser,
}) => {
  await clearReport();
  await count('samovar', false, 2);
  await asAdmin(page);
  await page.goto('/wp-admin/admin.php?page=stallkeeper-search-report');
  await page.getByRole('link', { name: 'Create redirect for “samovar”' }).last().click();
  await expect(page.getByLabel('Query', { exact: true })).toHaveValue('samovar');
  await page.getByLabel('Address', { exact: true }).fill(new URL(TARGET, page.url()).href);
  await save(page);
  await expect(page.getByRole('status')).toContainText('Redirect saved.');
  await expect(page.getByRole('row', { name: /samovar/ }).getByRole('link', { name: TARGET })).toBeVisible();

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(new URL('/', page.url()).href);
  await visitor.getByRole('searchbox').first().fill('Samovar!');
  await visitor.keyboard.press('Enter');
  await expectTarget(visitor);
  await visitor.goto(new URL('/?s=samovars', page.url()).href);
  await expect(visitor).toHaveURL(/\?s=samovars$/);
  await visitor.context().close();

  await page.getByRole('button', { name: 'Delete the redirect of “samovar”' }).click();
  await expect(page.getByRole('status')).toContainText('Redirect deleted.');
  await expect(page.getByRole('row', { name: /samovar/ })).toHaveCount(0);
});

test('mistakes get a message, and typed values are kept @no-js', async ({ page }) => {
  await asAdmin(page);
  await page.goto(SCREEN);
  await page.getByLabel('Query', { exact: true }).fill('tea');
  await page.getByLabel('Address', { exact: true }).fill('https://example.com/tea/');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('was not saved');
  await expect(page.getByLabel('Query', { exact: true })).toHaveValue('tea');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('https://example.com/tea/');
  await expect(page.getByLabel('Address', { exact: true })).toHaveAccessibleDescription(/Enter a path/);
  await page.getByLabel('Address', { exact: true }).fill('/?s=Tea');
  await save(page);
  await expect(page.getByLabel('Address', { exact: true })).toHaveAccessibleDescription(/leads back/);
});

test('a query that the visitor types in the header is redirected, also with suggestions @js', async ({
  page,
}) => {
  await wp(`${RULES}->save('samovar', '${TARGET}');`);
  await page.goto('/');
  await page.getByRole('searchbox').first().fill('Samovar!');
  // The script of the suggestions makes it a combobox.
  await page.keyboard.press('Enter');
  await expectTarget(page);
});

test('a query that the visitor types on the results page is redirected when it is submitted @js', async ({
  page,
}) => {
  await wp(`${RULES}->save('samovar', '${TARGET}');`);
  await page.goto('/?s=kettle');
  await wake(page);
  await box(page).fill('saffron');
  await expect(titles(page).first()).toBeVisible();
  await box(page).fill('samovar');
  await box(page).press('Enter');
  await expectTarget(page);
});

test('the response is temporary and not stored by caches @js', async ({ request }) => {
  await wp(`${RULES}->save('samovar', '${TARGET}');`);
  const response = await request.get('/?s=samovar', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers()['location']).toMatch(new RegExp(`${TARGET}$`));
  expect(response.headers()['cache-control']).toContain('no-store');
  expect((await request.get('/?s=samovar&feed=rss2', { maxRedirects: 0 })).status()).toBe(200);
});

test('the screen has no accessibility problems @js', async ({ page }) => {
  await wp(`${RULES}->save('samovar', '${TARGET}');`);
  await asAdmin(page);
  await page.goto(SCREEN);
  expect(await axeOnPhoneAndDesktop(page, { within: '.wrap' })).toEqual([]);
  await page.getByLabel('Query', { exact: true }).fill('?');
  await page.getByLabel('Address', { exact: true }).fill('tea');
  await save(page);
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await axeOnPhoneAndDesktop(page, { within: '.wrap' })).toEqual([]);
});
