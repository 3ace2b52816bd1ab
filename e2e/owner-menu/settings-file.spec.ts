import { readFile } from 'node:fs/promises';
import { asAdmin } from '../support/admin';
import { axe } from '../support/axe';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** The settings are exported, imported and reset. */

const SCREEN = '/wp-admin/admin.php?page=stallkeeper-settings-file';

test.afterEach(() => wp(`delete_option('stallkeeper_synonyms');`));

test('an exported file restores settings that were reset @no-js', async ({ page }) => {
  await wp(
    `update_option('stallkeeper_synonyms', ['rules' => 'sofa, couch', 'stopWords' => '', 'plurals' => true]);`,
  );
  await asAdmin(page);
  await page.goto(SCREEN);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export settings' }).click();
  const file = await (await download).path();
  expect(await readFile(file, 'utf8')).toContain('sofa, couch');

  await page.goto('/wp-admin/admin.php?page=stallkeeper-synonyms');
  await page.getByText('Reset: Search synonyms').click();
  await page.getByLabel('Yes, delete what is saved here.').check();
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(page.getByRole('status')).toContainText('have their defaults again');
  await expect(page.getByLabel('Synonyms', { exact: true })).toHaveValue('');

  await page.goto(SCREEN);
  await page.getByLabel('Settings file').setInputFiles(file);
  await page.getByRole('button', { name: 'Import settings' }).click();
  await expect(page.getByRole('status').first()).toContainText('Imported: ');
  await page.goto('/wp-admin/admin.php?page=stallkeeper-synonyms');
  await expect(page.getByLabel('Synonyms', { exact: true })).toHaveValue('sofa, couch');
});

test('a damaged file changes nothing and says what to do @no-js', async ({ page }) => {
  await asAdmin(page);
  await page.goto(SCREEN);
  await page
    .getByLabel('Settings file')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"version":') });
  await page.getByRole('button', { name: 'Import settings' }).click();
  await expect(page.getByRole('alert')).toContainText('Select a file that this screen has exported.');
});

test('the screen has no accessibility problems after a damaged file and after an import @js', async ({
  page,
}) => {
  await asAdmin(page);
  await page.goto(SCREEN);
  const address = await page.getByRole('link', { name: 'Export settings' }).getAttribute('href');
  const exported = await (await page.request.get(address ?? '')).body();
  for (const [buffer, role] of [
    [Buffer.from('{"version":'), 'alert'],
    [exported, 'status'],
  ] as const) {
    await page
      .getByLabel('Settings file')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
    await page.getByRole('button', { name: 'Import settings' }).click();
    await expect(page.getByRole(role).first()).toContainText(
      role === 'alert' ? 'Select a file' : 'Imported: ',
    );
    expect(await axe(page, { within: '#wpbody-content .wrap' }), role).toEqual([]);
  }
});
