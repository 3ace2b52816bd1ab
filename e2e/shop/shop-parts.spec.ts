import { axe } from '../support/axe';
import { partsToStyle, partsWithoutRule, seedParts, showParts, unknownClasses } from '../support/shop/parts';
import { shop } from '../support/shop/shop';
import { expect, test } from '../support/test';

const WIDTHS = [320, 390, 768, 1366];

test('each part of WooCommerce that needs a style has a rule of the theme @js', async ({ page }) => {
  await showParts(page);
  const parts = partsToStyle();
  expect(parts.length).toBeGreaterThan(300);
  const { absent, bare } = await partsWithoutRule(
    page,
    parts.map(({ part }) => part),
  );
  expect(absent, 'not in e2e/fixtures/woocommerce-parts/').toEqual([]);
  const rules = new Map(parts.map(({ part, rule }) => [part, rule]));
  expect(
    bare.map((part) => `${part} (${rules.get(part)})`),
    'without a rule in the theme, see docs/testing.md',
  ).toEqual([]);
});

test('the parts of WooCommerce fit into each window, and axe finds nothing in light and dark @js', async ({
  page,
}) => {
  test.slow();
  await showParts(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width);
  }
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axe(page, { onlyColors: colorScheme === 'dark' }), `${width}, ${colorScheme}`).toEqual([]);
    }
  }
});

test('the pages of WooCommerce have no part without a rule, and no class that the inventory lacks @js', async ({
  page,
  pageErrors,
}) => {
  test.skip(shop().kind === 'stand-in', 'the stand-in has only some of these pages');
  test.setTimeout(300_000);
  // WooCommerce's own scripts, for example for all products, ask for what a guest may not read.
  pageErrors.allow(/.*/);
  // Other names are of elements that need a style only in some places, such as .count.
  const parts = partsToStyle()
    .map(({ part }) => part)
    .filter((part) => /^\.(woocommerce|wc)[-_]/.test(part));
  const { simple, guest, cart, account } = await seedParts();
  const check = async (pages: Record<string, string>): Promise<void> => {
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path);
      expect(await unknownClasses(page), name).toEqual([]);
      expect((await partsWithoutRule(page, parts)).bare, name).toEqual([]);
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} at ${width}`).toBe(
          width,
        );
      }
    }
  };
  await check(guest);
  await page.goto(`/?add-to-cart=${simple}`);
  await check(cart);
  await page.goto(guest.login ?? '');
  await page.locator('#username').fill('parts');
  await page.locator('#password').fill('parts');
  await page.locator('[name=login]').click();
  await check(account);
});
