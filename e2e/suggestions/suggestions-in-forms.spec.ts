import type { Locator, Page } from '@playwright/test';
import { axe } from '../support/axe';
import { isSearch } from '../support/search';
import { expect, test } from '../support/test';
import { BLOCK_THEME, CLASSIC_THEME, isInstalled, withTheme } from '../support/themes';
import { pageWith } from '../support/wp';

/** Suggestions in the search forms of other themes and in WordPress's search block. */

/** Styles that themes have: a dark bar with a transform and hidden overflow, and rules for lists and links in forms. */
const THEME_STYLES = `
  .bar { overflow: hidden; transform: translateX(4px); color: #fff; background: #111; }
  .bar form { text-transform: uppercase; letter-spacing: 2px; line-height: 1; white-space: nowrap; }
  .bar form ul, .bar form ul li { float: left; margin: 30px; padding: 30px; border: 9px solid red; }
  .bar form ul li::before { content: '>>'; }
  .bar form a { color: #ddd; background: #eee; font-size: 8px; }
`;
const CONTENT = `
  <!-- wp:search {"label":"Wide"} /-->
  <!-- wp:search {"label":"Products","query":{"post_type":"product"},"buttonPosition":"button-inside"} /-->
  <!-- wp:search {"label":"Icon","buttonPosition":"button-only","buttonUseIcon":true} /-->
  <!-- wp:paragraph --><p id="after">After the forms</p><!-- /wp:paragraph -->`;

const formOf = (page: Page, label: string): Locator =>
  page.locator('form.wp-block-search').filter({ has: page.locator('label', { hasText: label }) });
const listOf = (form: Locator): Locator => form.getByRole('listbox', { name: 'Suggestions' });

/** Enters a text with one event, see suggestions.spec.ts. */
async function type(form: Locator, text: string): Promise<void> {
  const input = form.locator('input[name="s"]');
  await input.focus();
  await expect(input).toHaveAttribute('role', 'combobox');
  await input.fill(text);
  await expect(listOf(form).getByRole('option').first()).toBeVisible();
}

/** Positions of all elements outside of the list: nothing may move when it opens. */
const layout = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'body *:not(.stallkeeper-suggestions-panel, .stallkeeper-suggestions-panel *)',
      ),
    ]
      .filter((one) => !one.matches('script, style, noscript, template'))
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [one.tagName, x, y + scrollY, width, height].join(' ');
      }),
  );

async function isInside(page: Page, list: Locator): Promise<boolean> {
  const box = (await list.boundingBox())!;
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

for (const [name, theme] of [
  ['a classic theme', CLASSIC_THEME],
  ['Twenty Twenty-Four', BLOCK_THEME],
] as const) {
  test(`in ${name}, each search form shows suggestions without moving the page @js`, async ({ page }) => {
    test.skip(!isInstalled(theme), 'This WordPress does not have the theme.');
    test.setTimeout(90_000);
    await withTheme(theme, async () => {
      const address = await pageWith(CONTENT);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address);
      await page.waitForLoadState('load');
      expect(requests.filter((url) => isSearch(url) || url.includes('/build/suggestions'))).toEqual([]);

      const forms = [
        ...(theme === CLASSIC_THEME ? [page.locator('header form')] : []),
        formOf(page, 'Wide'),
        formOf(page, 'Products'),
      ];
      for (const form of forms) {
        const input = form.locator('input[name="s"]');
        await input.scrollIntoViewIfNeeded();
        const before = await layout(page);
        await type(form, 'kettle');
        expect(await layout(page)).toEqual(before);
        expect(await isInside(page, listOf(form))).toBe(true);
        await page.keyboard.press('ArrowDown');
        expect(await axe(page, { within: 'form:has([role="listbox"]:not([hidden]))' })).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(listOf(form)).toBeHidden();
        await expect(input).toBeFocused();
        await expect(input).toHaveValue('kettle');
      }

      // A product search stays one.
      const products = formOf(page, 'Products');
      await products.locator('input[name="s"]').fill('tea');
      const last = listOf(products).getByRole('option').last();
      await expect(last).toHaveText(/\d+ results?$/);
      await expect(last).toHaveAttribute('href', /\?s=tea&post_type=product$/);
      expect(
        new Set(
          await listOf(products)
            .locator('[data-part="suggestion"]')
            .evaluateAll((all) =>
              all.map((one) => one.querySelector('.stallkeeper-suggestions__price')?.textContent !== ''),
            ),
        ),
      ).toEqual(new Set([true]));
      // The classic theme has no sidebar, which the product list of the stand-in needs.
      if (theme === CLASSIC_THEME) return;
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?s=tea&post_type=product$/);
    });
  });
}

test('a form with only a button opens its field first; Escape closes the list, then the field @js', async ({
  page,
}) => {
  test.skip(!isInstalled(BLOCK_THEME), 'This WordPress does not have the theme.');
  await withTheme(BLOCK_THEME, async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(await pageWith(CONTENT));
    const form = formOf(page, 'Icon');
    await form.getByRole('button').click();
    await type(form, 'kettle');
    const list = listOf(form);
    expect(await isInside(page, list)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(form.locator('input[name="s"]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form.getByRole('button')).toBeFocused();
    await form.getByRole('button').click();
    await form.locator('input[name="s"]').fill('tea');
    await list.getByRole('option').first().click();
    await expect(page).not.toHaveURL(/made-/);
  });
});

test('styles of the theme for forms and lists do not change the list, in both directions @js', async ({
  page,
}) => {
  await withTheme(CLASSIC_THEME, async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(
      await pageWith(`<!-- wp:html --><div class="bar" style="height:60px">[bar]</div><!-- /wp:html -->`),
    );
    await page.addStyleTag({ content: THEME_STYLES });
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => {
        document.documentElement.dir = dir;
        document.querySelector('.bar')!.append(document.querySelector('form[role="search"]')!);
      }, direction);
      const form = page.locator('.bar form');
      await form.locator('input[name="s"]').evaluate((one: HTMLElement) => (one.style.width = '90px'));
      await type(form, 'kettle');
      const list = listOf(form);
      expect(await isInside(page, list)).toBe(true);
      expect((await list.boundingBox())!.width).toBeGreaterThan(290);
      expect(await axe(page, { within: '.bar form' })).toEqual([]);
      const option = list.getByRole('option').first();
      for (const [property, value] of Object.entries({
        'text-transform': 'none',
        'font-size': '16px',
        'letter-spacing': 'normal',
        'white-space': 'normal',
      })) {
        await expect(option).toHaveCSS(property, value);
      }
      const row = list.locator('li').first();
      for (const [property, value] of Object.entries({
        float: 'none',
        'border-top-width': '0px',
        'margin-top': '0px',
      })) {
        await expect(row).toHaveCSS(property, value);
      }
      await form.locator('input[name="s"]').fill('qzxwvk');
      const status = form.locator('[data-part="suggestions-status"]');
      await expect(status).toHaveText('No suggestions');
      expect(await isInside(page, status)).toBe(true);
      await page.keyboard.press('Escape');
      await page.getByRole('heading').first().click();
    }
  });
});
