import type { APIRequestContext } from '@playwright/test';
import { asAdmin } from '../support/admin';
import { axe } from '../support/axe';
import { resultsOf } from '../support/html';
import { TURN } from '../support/algolia/owner';
import { WRITE_KEY } from '../support/algolia/server';
import { withProvider } from '../support/algolia/site';
import { box, titles, wake } from '../support/search';
import { expect, test, type Page } from '../support/test';
import { wp } from '../support/wp';

/** A shop puts results of a query first, and hides others. */

test.describe.configure({ mode: 'serial' });

const SCREEN = '/wp-admin/admin.php?page=stallkeeper-pinned-results';
/** The titles of a results page, as a visitor reads them. */
const titlesOf = async (request: APIRequestContext, path: string): Promise<string[]> =>
  wp<string[]>(
    `return array_map(static fn($title) => trim(html_entity_decode(wp_strip_all_tags("<h2 $title"))), $args);`,
    (await resultsOf(request, path)).titles,
  );
const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save results' }).click();
};

test('an editor opens the screen from the results page, pins one result and hides another @js', async ({
  page,
  request,
}) => {
  const [first, second, third] = (await titlesOf(request, '/?s=kettle')) as [string, string, string];
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

  const found = await titlesOf(request, '/?s=Kettle!');
  expect(found.slice(0, 2)).toEqual([third, second]);
  expect(found).not.toContain(first);
  expect(await titlesOf(request, '/?s=kettles')).toContain(third);
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
  });
}

test('an empty query gets a message @no-js', async ({ page }) => {
  await asAdmin(page);
  await page.goto(SCREEN);
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByRole('alert')).toHaveText('Enter a query with at least one letter or digit.');
});

for (const javaScriptEnabled of [false, true]) {
  test.describe(
    javaScriptEnabled ? 'sorting with JavaScript' : 'sorting without JavaScript',
    { tag: '@js' },
    () => {
      test.use({ javaScriptEnabled });

      test('a rule has several queries and dates, and buttons sort its results', async ({
        page,
        request,
      }) => {
        const [first, second] = (await titlesOf(request, '/?s=kettle')) as [string, string];
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
        await expect(page.getByRole('status').filter({ hasText: 'Results saved' })).toBeVisible();
        for (const query of ['samovar', 'Water+boiler'])
          expect((await titlesOf(request, `/?s=${query}`)).slice(0, 2), query).toEqual([second, first]);
        await page.goto(`${SCREEN}&query=samovar`);
        await page.getByLabel('End date').fill('2020-12-31');
        await save(page);
        await expect(page.getByRole('row', { name: /Ended on December 31, 2020/ })).toBeVisible();
        expect(await titlesOf(request, '/?s=samovar')).not.toContain(second);
      });
    },
  );
}

test('pinned results are sorted by dragging, and the screen has no accessibility problems @js', async ({
  page,
  request,
}) => {
  const names = (await titlesOf(request, '/?s=kettle')).slice(0, 2);
  await asAdmin(page);
  await page.goto(`${SCREEN}&query=kettle`);
  for (const [index, name] of names.entries())
    await page.getByLabel(`Position of “${name}”`).selectOption(String(index + 1));
  await save(page);
  const handles = page.locator('[data-part="pinned-handle"]');
  await expect(handles).toHaveCount(2);
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    await handles.last().hover();
    await page.mouse.down();
    await handles.first().hover();
    await page.mouse.up();
    names.reverse();
    for (const [index, name] of names.entries())
      await expect(page.getByLabel(`Position of “${name}”`)).toHaveValue(String(index + 1));
    await page.getByRole('button', { name: 'Update preview' }).click();
    await expect(
      page
        .getByRole('list', { name: /Preview of/ })
        .getByRole('listitem')
        .first(),
    ).toContainText(names[0] ?? '');
    expect(await axe(page, { within: '.wrap' })).toEqual([]);
  }
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
