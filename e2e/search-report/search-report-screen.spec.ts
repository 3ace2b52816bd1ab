import { readFile } from 'node:fs/promises';
import { asAdmin } from '../support/admin';
import { axe, axeOnPhoneAndDesktop } from '../support/axe';
import { resultsOf } from '../support/html';
import { titles } from '../support/search';
import { clearReport, count } from '../support/search-report';
import { expect, test, type Page } from '../support/test';
import { wp } from '../support/wp';

/** The screen of the search report. */

const SCREEN = '/wp-admin/admin.php?page=stallkeeper-search-report';

const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });

test.describe('The counts of a shop', { tag: '@no-js' }, () => {
  test.beforeEach(async () => {
    await clearReport();
    await count('kettle', true, 3);
    await count('samovar', false, 2);
  });

  test('queries and queries without results are listed by frequency', async ({ page }) => {
    await asAdmin(page);
    await page.goto(SCREEN);
    await expect(table(page, 'Searches by period').getByRole('row')).toHaveText([
      /Last 30 days\s*30 days before/,
      /Searches\s*5\s*0/,
      /Without results\s*2 \(40%\)\s*0/,
      /Selected results/,
    ]);
    await expect(table(page, 'Queries').getByRole('row')).toHaveText([
      /Query/,
      /kettle\s*3\s*0/,
      /samovar\s*2\s*2/,
    ]);
    await expect(table(page, 'Queries without results').getByRole('row')).toHaveText([
      /Query/,
      /samovar\s*2/,
    ]);
    await page.getByLabel('Date range').selectOption('7 days');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/days=7/);
    await expect(page.getByLabel('Date range')).toHaveValue('7');
    await expect(table(page, 'Queries').getByRole('row')).toHaveCount(3);
  });

  test('one step leads from a query without results to a synonym', async ({ page, request }) => {
    await asAdmin(page);
    await page.goto(SCREEN);
    await table(page, 'Queries without results')
      .getByRole('link', { name: 'Add synonym for “samovar”' })
      .click();
    const rules = page.getByLabel('Synonyms', { exact: true });
    await expect(rules).toHaveValue('samovar, ');
    await expect(page.getByText('begins a rule for “samovar”')).toBeVisible();
    await rules.fill('samovar, kettle');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    try {
      await expect(page.getByRole('status').filter({ hasText: 'Settings saved.' })).toBeVisible();
      await expect(rules).toHaveValue('samovar, kettle');
      expect((await resultsOf(request, '/?s=samovar')).titles[0]).toMatch(/kettle/i);
    } finally {
      await wp(`delete_option('stallkeeper_synonyms');`);
    }
  });

  test('one step leads from a query without results to a pinned product', async ({ page }) => {
    await asAdmin(page);
    await page.goto(SCREEN);
    await table(page, 'Queries without results')
      .getByRole('link', { name: 'Pin a product to “samovar”' })
      .click();
    await expect(page.getByRole('heading', { name: 'Results of “samovar”' })).toBeVisible();
    await page
      .getByLabel('Pin another post or product')
      .fill(new URL('/how-the-stall-came-indoors/', page.url()).href);
    await page.getByRole('button', { name: 'Save results' }).click();
    try {
      await page.goto('/?s=samovar');
      await expect(titles(page).first()).toHaveText('How a market stall came indoors');
    } finally {
      await wp(
        `stallkeeper_tools(\\Stallkeeper\\Tools\\PinnedResults\\PinnedResults::class)->save('samovar', [], []);`,
      );
    }
  });

  test('the report is exported as CSV', async ({ page }) => {
    await count('=1+1', true);
    await asAdmin(page);
    await page.goto(SCREEN);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^search-report-\d{4}-\d\d-\d\d\.csv$/);
    expect((await readFile(await file.path(), 'utf8')).split('\r\n')).toEqual([
      '\u{FEFF}"Type","Query","Count","Without results","Result","URL","Revenue","Currency"',
      '"Search","kettle","3","0","","","",""',
      '"Search","samovar","2","2","","","",""',
      `"Search","'=1+1","1","0","","","",""`,
      '',
    ]);
  });
});

test('the screen has no accessibility problems, empty and with counts @js', async ({ page }) => {
  await clearReport();
  await asAdmin(page);
  await page.goto(SCREEN);
  await expect(page.getByText('No searches in this date range.')).toBeVisible();
  expect(await axeOnPhoneAndDesktop(page, { within: '#wpbody-content .wrap' })).toEqual([]);
  await count('samovar', false);
  await count('anna@example.org', true);
  await page.reload();
  await expect(table(page, 'Searches by period')).toBeVisible();
  await page.getByText('Numbers of each day').click();
  expect(await axeOnPhoneAndDesktop(page, { within: '#wpbody-content .wrap' })).toEqual([]);
  await table(page, 'Queries without results')
    .getByRole('link', { name: 'Add synonym for “samovar”' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search synonyms');
  expect(await axe(page, { within: '#wpbody-content .wrap' })).toEqual([]);
});

test('visitors do not see the screen or the file @js', async ({ request }) => {
  expect((await request.get(SCREEN)).url()).toContain('wp-login.php');
  const response = await request.get('/wp-admin/admin-post.php?action=stallkeeper_search_report_export');
  expect(await response.text()).not.toContain('Query');
});
