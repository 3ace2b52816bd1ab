import { asAdmin } from '../support/admin';
import { axe } from '../support/axe';
import { TURN } from '../support/algolia/owner';
import { WRITE_KEY } from '../support/algolia/server';
import { withProvider } from '../support/algolia/site';
import { box, titles, wake } from '../support/search';
import { expect, test, type Page } from '../support/test';
import { wp } from '../support/wp';

/** A shop puts results of a query first, and hides others. */

test.describe.configure({ mode: 'serial' });

const SCREEN = '/wp-admin/admin.php?page=stallkeeper-pinned-results';
const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save results' }).click();
};

test('an editor opens the screen from the results page, pins one result and hides another @js', async ({
  page,
  browser,
}) => {
  await page.goto('/?s=kettle');
  const [first, second, third] = (await titles(page).allTextContents()) as [string, string, string];
  await asAdmin(page);
  await page.goto('/?s=kettle');
  await page.getByRole('menuitem', { name: 'Edit search results' }).click();
  await expect(page.getByRole('heading', { name: 'Results of “kettle”' })).toBeVisible();
  await page.getByLabel(`Position of “${third}”`).selectOption('1');
  await page.getByLabel(`Hide “${first}”`).check();
  await save(page);
  await expect(page.getByRole('status')).toContainText('Results saved');
  await expect(page.getByLabel(`Position of “${third}”`)).toHaveValue('1');
  await expect(page.getByLabel(`Hide “${first}”`)).toBeChecked();

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(new URL('/?s=Kettle!', page.url()).href);
  await expect(titles(visitor).nth(0)).toHaveText(third);
  await expect(titles(visitor).nth(1)).toHaveText(second);
  await expect(titles(visitor).filter({ hasText: first })).toHaveCount(0);
  await visitor.goto(new URL('/?s=kettles', page.url()).href);
  await expect(titles(visitor).filter({ hasText: third })).not.toHaveCount(0);
  await visitor.context().close();
});

test('results while typing have the same order @js', async ({ page }) => {
  const id = await wp<number>(
    `return get_posts(['name' => 'how-the-stall-came-indoors', 'post_type' => 'post'])[0]->ID;`,
  );
  await wp(
    `stallkeeper_tools(\\Stallkeeper\\Tools\\PinnedResults\\PinnedResults::class)->save('saffron', [$args[0]], []);`,
    [id],
  );
  await page.goto('/?s=kettle');
  await wake(page);
  await box(page).fill('saffron');
  await expect(titles(page).first()).toHaveText('How a market stall came indoors');
  await box(page).fill('saffro');
  await expect(titles(page).first()).not.toHaveText('How a market stall came indoors');
});

test('another post is pinned by its URL; mistakes get a message and typed values are kept @js', async ({
  page,
}) => {
  await asAdmin(page);
  await page.goto(`${SCREEN}&query=kettle`);
  const addition = page.getByLabel('Pin another post or product');
  await addition.fill('/no-such-post/');
  await page
    .getByLabel(/^Position of/)
    .first()
    .selectOption('2');
  await page
    .getByLabel(/^Position of/)
    .nth(1)
    .selectOption('2');
  await save(page);
  await expect(page.getByRole('alert')).toHaveText([
    'No searchable post or product has the ID or URL “/no-such-post/”.',
    'More than one result has position 2.',
  ]);
  await expect(addition).toHaveValue('/no-such-post/');
  expect(await axe(page, { within: '.wrap' })).toEqual([]);
  await page.goto(`${SCREEN}&query=kettle`);
  await addition.fill(new URL('/how-the-stall-came-indoors/', page.url()).href);
  await save(page);
  await expect(page.getByLabel('Position of “How a market stall came indoors”')).toHaveValue('1');
  expect(await axe(page, { within: '.wrap' })).toEqual([]);
  await page.goto('/?s=kettle&shop_type=post');
  await expect(titles(page).first()).toHaveText('How a market stall came indoors');
});

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', { tag: '@js' }, () => {
    test.use({ javaScriptEnabled });

    test('a post is found by its name and pinned', async ({ page }) => {
      await wp(
        `stallkeeper_tools(\\Stallkeeper\\Tools\\PinnedResults\\PinnedResults::class)->save('samovar', [], []);`,
      );
      await asAdmin(page);
      await page.goto(`${SCREEN}&query=samovar`);
      await page.getByLabel('Pin another post or product').fill('market stall came');
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Find', exact: true }).click();
      const choice = page.getByRole('checkbox', { name: 'How a market stall came indoors' });
      await choice.check();
      if (javaScriptEnabled) expect(await axe(page, { within: '.wrap' })).toEqual([]);
      await save(page);
      await expect(page.getByRole('status')).toContainText('Results saved');
      await expect(page.getByLabel('Position of “How a market stall came indoors”')).toHaveValue('1');
      await page.goto('/?s=samovar');
      await expect(titles(page).first()).toHaveText('How a market stall came indoors');
    });

    test('an empty query gets a message', async ({ page }) => {
      await asAdmin(page);
      await page.goto(SCREEN);
      await page.getByRole('button', { name: 'Show results' }).click();
      await expect(page.getByRole('alert')).toHaveText('Enter a query with at least one letter or digit.');
    });
  });
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(
    javaScriptEnabled ? 'sorting with JavaScript' : 'sorting without JavaScript',
    { tag: '@js' },
    () => {
      test.use({ javaScriptEnabled });

      test('a rule has several queries and dates, and buttons sort its results', async ({
        page,
        browser,
      }) => {
        await page.goto('/?s=kettle');
        const [first, second] = (await titles(page).allTextContents()) as [string, string];
        await wp(`delete_option('stallkeeper_pinned_results');`);
        await asAdmin(page);
        await page.goto(`${SCREEN}&query=kettle`);
        await page.getByLabel('Queries of this rule').fill('kettle, samovar\nwater boiler');
        await page.getByLabel(`Position of “${first}”`).selectOption('1');
        await page.getByLabel(`Position of “${second}”`).selectOption('2');
        await page.getByLabel('End date').fill('2099-12-31');
        await save(page);
        await expect(page.getByRole('status').filter({ hasText: 'Results saved' })).toBeVisible();
        await expect(
          page.getByRole('row', { name: /kettle, samovar, water boiler.*Active until/ }),
        ).toBeVisible();
        const up = page.getByRole('button', { name: `Move “${second}” up` });
        await up.focus();
        await up.press('Enter');
        await expect(page.getByLabel(`Position of “${second}”`)).toHaveValue('1');
        if (!javaScriptEnabled) {
          await expect(
            page
              .getByRole('list', { name: /Preview of/ })
              .getByRole('listitem')
              .first(),
          ).toContainText(second);
        } else {
          await expect(up).toBeFocused();
          await expect(page.getByText('is now at position 1')).toBeAttached();
        }
        await save(page);
        const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
        for (const query of ['samovar', 'Water+boiler']) {
          await visitor.goto(new URL(`/?s=${query}`, page.url()).href);
          await expect(titles(visitor).nth(0)).toHaveText(second);
          await expect(titles(visitor).nth(1)).toHaveText(first);
        }
        await page.goto(`${SCREEN}&query=samovar`);
        await page.getByLabel('End date').fill('2020-12-31');
        await save(page);
        await expect(page.getByRole('row', { name: /Ended on December 31, 2020/ })).toBeVisible();
        await visitor.goto(new URL('/?s=samovar', page.url()).href);
        await expect(titles(visitor).filter({ hasText: second })).toHaveCount(0);
        await visitor.context().close();
        await wp(`delete_option('stallkeeper_pinned_results');`);
      });
    },
  );
}

test('pinned results are sorted by dragging, and the screen has no accessibility problems @js', async ({
  page,
}) => {
  await page.goto('/?s=kettle');
  const [first, second] = (await titles(page).allTextContents()) as [string, string];
  await asAdmin(page);
  await page.goto(`${SCREEN}&query=kettle`);
  await page.getByLabel(`Position of “${first}”`).selectOption('1');
  await page.getByLabel(`Position of “${second}”`).selectOption('2');
  await save(page);
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${SCREEN}&query=kettle`);
    await page.locator('[data-part="pinned-handle"]').last().hover();
    await page.mouse.down();
    await page.locator('[data-part="pinned-handle"]').first().hover();
    await page.mouse.up();
    await expect(page.getByLabel(`Position of “${second}”`)).toHaveValue('1');
    await expect(page.getByLabel(`Position of “${first}”`)).toHaveValue('2');
    await page.getByRole('button', { name: 'Update preview' }).click();
    await expect(
      page
        .getByRole('list', { name: /Preview of/ })
        .getByRole('listitem')
        .first(),
    ).toContainText(second);
    expect(await axe(page, { within: '.wrap' })).toEqual([]);
    await page.screenshot({ path: `/tmp/pinned-${width}.png`, fullPage: true });
  }
  await wp(`delete_option('stallkeeper_pinned_results');`);
});

test('the hosted provider receives the rules, and forgets a deleted one @js', async ({ page }) => {
  const RULES = String.raw`stallkeeper_tools(\Stallkeeper\Tools\PinnedResults\PinnedResults::class)`;
  await withProvider(async (provider) => {
    // The event that a page has started may run at the same time, and only one process at a time sends changes.
    const expectRules = (count: number) =>
      expect.poll(() => wp(TURN).then(() => provider.index()?.rules.size), { timeout: 60_000 }).toBe(count);
    await wp(`update_option('stallkeeper_algolia_write_key', '${WRITE_KEY}');`);
    await page.goto('/?s=kettle&shop_type=post');
    const [first, second, third] = (await titles(page).allTextContents()) as [string, string, string];
    await wp(
      `$id = fn($title) => get_posts(['title' => html_entity_decode($title), 'post_type' => 'post'])[0]->ID;
       ${RULES}->save('kettle', [$id($args[2])], [$id($args[0])]);`,
      [first, second, third],
    );
    await expectRules(1);
    await wp(`do_action('stallkeeper_algolia_forget');`);
    await page.goto('/?s=kettle&shop_type=post');
    await expect(titles(page).nth(0)).toHaveText(third);
    await expect(titles(page).nth(1)).toHaveText(second);
    await expect(titles(page).filter({ hasText: first })).toHaveCount(0);
    await wp(`${RULES}->save('kettle', [], []);`);
    await expectRules(0);
  });
});

test('only users who may edit products see the link and the screen @js', async ({ page, pageErrors }) => {
  // WordPress 6.9's user-profile.js, when the login page is left.
  pageErrors.allow(/reading 'serialize'/);
  const response = await page.goto(SCREEN);
  expect(page.url()).toContain('wp-login.php');
  expect(response?.status()).toBe(200);
  await page.goto('/?s=kettle');
  await expect(page.getByRole('menuitem', { name: 'Edit search results' })).toHaveCount(0);
});
