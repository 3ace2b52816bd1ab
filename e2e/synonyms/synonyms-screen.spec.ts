import { readFile } from 'node:fs/promises';
import { asAdmin } from '../support/admin';
import { axeOnPhoneAndDesktop } from '../support/axe';
import { expect, test, type Page } from '../support/test';
import { wp } from '../support/wp';

/** The settings screen for synonyms, stop words and plurals. */

const SCREEN = '/wp-admin/admin.php?page=stallkeeper-synonyms';

const stored = () =>
  wp<{ rules: string; stopWords: string; plurals: boolean } | false>(
    `return get_option('stallkeeper_synonyms');`,
  );

const rules = (page: Page) => page.getByLabel('Synonyms', { exact: true });

async function upload(page: Page, content: string | Buffer): Promise<void> {
  await page.getByLabel('File with rules').setInputFiles({
    name: 'rules.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  });
  await page.getByRole('button', { name: 'Import rules' }).click();
}

test.describe.configure({ mode: 'serial' });

test('an administrator saves rules with the keyboard @no-js', async ({ page }) => {
  await asAdmin(page);
  await page.goto(SCREEN);
  await rules(page).focus();
  await page.keyboard.type('sofa, couch');
  await page.keyboard.press('Enter');
  await page.keyboard.type('tv => television');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Singular and plural of a word find each other')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('of, the');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Settings saved.' })).toBeVisible();
  await expect(rules(page)).toHaveValue('sofa, couch\ntv => television');
  expect(await stored()).toEqual({
    rules: 'sofa, couch\ntv => television',
    stopWords: 'of, the',
    plurals: false,
  });
});

test('problems are listed by line, and the typed values stay @no-js', async ({ page }) => {
  await asAdmin(page);
  await page.goto(SCREEN);
  await rules(page).fill('sofa, couch\nsofa =>\n<b>lamp</b>, light\nalone');
  await page.getByLabel('Stop words').fill('of');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('listitem')).toHaveText([
    /^Line 2: Enter words on both sides of the arrow/,
    /^Line 3: Use plain text without HTML/,
    /^Line 4: A rule needs two different words/,
  ]);
  await expect(rules(page)).toHaveValue('sofa, couch\nsofa =>\n<b>lamp</b>, light\nalone');
  await expect(rules(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(rules(page)).toHaveAccessibleDescription(/Line 2: .*Enter one rule per line/);
  await expect(page.getByLabel('Stop words')).toHaveValue('of');
  expect(await stored()).toBe(false);
});

test('a file is imported and exported @no-js', async ({ page }) => {
  await asAdmin(page);
  await page.goto(SCREEN);
  await upload(page, '\u{FEFF}"sofa","couch"\r\n# comment\r\na => b\r\nb => a\r\n');
  await expect(page.getByRole('status').filter({ hasText: 'Rules imported.' })).toBeVisible();
  await expect(rules(page)).toHaveValue('"sofa","couch"\n# comment\na => b\nb => a');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export rules' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^synonyms-\d{4}-\d\d-\d\d\.txt$/);
  expect(await readFile(await file.path(), 'utf8')).toBe(
    '\u{FEFF}"sofa","couch"\n# comment\na => b\nb => a\n',
  );
});

test('a file that cannot be imported changes nothing and says why @no-js', async ({ page }) => {
  await asAdmin(page);
  await page.goto(SCREEN);
  for (const [content, message] of [
    ['a, b\n'.repeat(10_000), 'There are 10,000 rules. The maximum is 5,000.'],
    [Buffer.from([0x73, 0x6f, 0x66, 0x61, 0x2c, 0xe9]), 'The text is not encoded in UTF-8.'],
    ['sofa, couch\n<script>alert(1)</script>', 'Line 2: Use plain text without HTML.'],
    ['sofa, couch\n'.repeat(30_000), 'The text is too large. The maximum is 256 KB.'],
  ] as const) {
    await upload(page, content);
    await expect(page.getByRole('alert')).toContainText(message);
  }
  expect(await stored()).toBe(false);
});

test('the screen has no accessibility problems, also with an error @js', async ({ page }) => {
  await asAdmin(page);
  await page.goto(SCREEN);
  expect(await axeOnPhoneAndDesktop(page, { within: '#wpbody-content .wrap' })).toEqual([]);
  await rules(page).fill('alone');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await axeOnPhoneAndDesktop(page, { within: '#wpbody-content .wrap' })).toEqual([]);
});
