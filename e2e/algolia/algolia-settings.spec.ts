import { logIn } from '../support/admin';
import { axe } from '../support/axe';
import { APP_ID, INDEX, SEARCH_KEY, WRITE_KEY } from '../support/algolia/server';
import { setHosted, withProvider } from '../support/algolia/site';
import { box, searchWidget, titles } from '../support/search';
import { expect, test, type Page } from '../support/test';
import { pageWith, wp } from '../support/wp';

const SCREEN = '/wp-admin/admin.php?page=stallkeeper-algolia';

async function save(page: Page, values: Record<string, string>): Promise<string> {
  await page.goto(SCREEN);
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await loaded;
  return (await page.locator('.notice').allTextContents()).join(' ');
}

const stored = () => wp<Record<string, unknown>>("return get_option('stallkeeper_algolia') ?: [];");

test('an administrator sets up the provider, and keys with write permissions are rejected @js', async ({
  page,
}) => {
  await logIn(page);
  await withProvider(async (provider) => {
    await setHosted({ on: false, appId: '', searchKey: '', indexName: '' });
    await wp("delete_option('stallkeeper_algolia_write_key');");
    const all = { 'Application ID': APP_ID, 'Index name': INDEX };

    // The provider says what the key may do.
    expect(await save(page, { ...all, 'Search-only key': WRITE_KEY })).toMatch(
      /allows more than searching \(.*addObject/,
    );
    expect(await stored()).toMatchObject({ appId: APP_ID, searchKey: '' });
    expect(await save(page, { ...all, 'Search-only key': 'f'.repeat(32) })).toContain(
      'rejects this combination of application ID and key',
    );
    expect((await stored()).searchKey).toBe('');

    // Where it cannot be asked a plain rule decides.
    await provider.down();
    expect(await save(page, { ...all, 'Search-only key': 'secret' })).toContain(
      'does not have the expected format',
    );
    expect((await stored()).searchKey).toBe('');
    await wp("do_action('stallkeeper_algolia_forget');");
    expect(await save(page, { ...all, 'Search-only key': 'ab'.repeat(16) })).toContain(
      'could not be checked',
    );
    expect((await stored()).searchKey).toBe('ab'.repeat(16));
    await provider.up();
    await wp("do_action('stallkeeper_algolia_forget');");

    const said = await save(page, { ...all, 'Search-only key': SEARCH_KEY, 'Write key': WRITE_KEY });
    expect(said).toContain('Settings saved');
    expect(await stored()).toMatchObject({
      on: false,
      appId: APP_ID,
      searchKey: SEARCH_KEY,
      indexName: INDEX,
    });
    expect(await stored()).not.toHaveProperty('writeKey');
    // The write key is in its own option, not loaded with every page, and never printed again.
    expect(
      await wp(
        `global $wpdb; return [get_option('stallkeeper_algolia_write_key'), $wpdb->get_var("SELECT autoload FROM $wpdb->options WHERE option_name = 'stallkeeper_algolia_write_key'")];`,
      ),
    ).toEqual([WRITE_KEY, expect.stringMatching(/^(no|off)$/)]);
    expect(await page.content()).not.toContain(WRITE_KEY);
    expect(await save(page, { ...all, 'Search-only key': WRITE_KEY })).toContain('is the write key');
    expect((await stored()).searchKey).toBe(SEARCH_KEY);
    expect(await axe(page, { within: '.wrap' })).toEqual([]);

    // Off: the built-in engine. On: the provider. On and one missing: no widget, and a form that works.
    const address = await pageWith('<div class="instant-search-widget"></div>');
    const visit = async () => {
      provider.forget();
      await page.goto(address);
      return provider.of('search').length;
    };
    expect(await visit()).toBe(0);
    await page.goto(SCREEN);
    await page.getByLabel('Use the hosted provider').check();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    expect(await visit()).toBe(1);
    await expect(titles(page).first()).toBeVisible();
    expect(await page.content()).not.toContain(WRITE_KEY);
    // Without an index name the default one is searched.
    expect(await save(page, { 'Index name': '' })).toContain('Settings saved');
    await expect(page.getByLabel('Index name', { exact: true })).toHaveValue('wp_posts_post');
    expect(await visit()).toBe(1);
    expect(provider.calls[0]?.body).toMatchObject({ requests: [{ indexName: 'wp_posts_post' }] });
    await expect(searchWidget(page)).toHaveAttribute('data-index-name', 'wp_posts_post');
    // An element has no such default.
    await page.goto(
      await pageWith(
        `<div class="instant-search-widget" data-app-id="${APP_ID}" data-api-key="${SEARCH_KEY}"></div>`,
      ),
    );
    await expect(searchWidget(page)).toBeEmpty();
    expect(await save(page, { 'Application ID': '' })).toContain(
      'Enter both the application ID and the search-only key',
    );
    expect(await visit()).toBe(0);
    await expect(box(page)).toHaveCount(0);
    await page.goto('/?s=kettle');
    await expect(titles(page).first()).toContainText(/kettle/i);
    expect(provider.of('search')).toHaveLength(0);
  });
});
