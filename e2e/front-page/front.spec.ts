import type { Locator } from '@playwright/test';
import { axe, withoutScripts } from '../support/axe';
import { DESK, PHONE } from '../support/nav';
import { expect, test, type Page } from '../support/test';

/** The front page of the demo: every part of it, with real content. */

const LOOKS = [
  [PHONE, 'light'],
  [PHONE, 'dark'],
  [DESK, 'light'],
  [DESK, 'dark'],
] as const;

/** Which slides of a list lie in it with their middle, by number. */
const seen = (list: Locator): Promise<number[]> =>
  list.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return [...element.children].flatMap((slide, index) => {
      const { left, width } = slide.getBoundingClientRect();
      const middle = left + width / 2;
      return middle > box.left && middle < box.right ? [index] : [];
    });
  });

/** Turns the wheel sideways over a slider, as a visitor's two fingers do, and says which slides came by. */
async function scrollThrough(page: Page, list: Locator): Promise<number[]> {
  const met = new Set<number>();
  const count = await list.locator('> li').count();
  await list.scrollIntoViewIfNeeded();
  await list.hover({ position: { x: 20, y: 20 } });
  for (let turn = 0; turn < 2 * count && met.size < count; turn++) {
    const now = await seen(list);
    now.forEach((index) => met.add(index));
    const width = await list.evaluate(({ clientWidth, children }) =>
      Math.min(clientWidth, children[0]?.clientWidth ?? clientWidth),
    );
    const before = await list.evaluate(({ scrollLeft }) => scrollLeft);
    await page.mouse.wheel(width, 0);
    await expect
      .poll(() => list.evaluate(({ scrollLeft }) => scrollLeft), { timeout: 2000 })
      .not.toBe(before)
      .catch(() => undefined);
    (await seen(list)).forEach((index) => met.add(index));
  }
  return [...met].sort((one, other) => one - other);
}

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const) {
  test(`without a script, on ${name}, every slide of every slider is reachable by horizontal scrolling @no-js`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await page.goto('/');
    const lists = page.locator('.slider__list');
    const labels = await page.locator('.slider').evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(labels).toEqual([
      'Highlights',
      'What we would carry twice a day',
      'Our brands',
      'New on the stall',
    ]);
    for (let index = 0; index < labels.length; index++) {
      const list = lists.nth(index);
      const all = (await list.locator('> li').all()).map((_, number) => number);
      expect(all.length, labels[index] ?? '').toBeGreaterThanOrEqual(4);
      expect(await scrollThrough(page, list), labels[index] ?? '').toEqual(all);
    }
  });
}

test('the front page shows banner, offers, categories, products, brands, the owner’s page and the journal @no-js', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Kitchen and household goods from the market square',
  );
  const places = await main.evaluate((element) =>
    [
      '.slider--banner',
      '.promotions',
      '.category-tiles',
      '.slider--product-four',
      '.slider--brand',
      '.entry-content',
      '.cards',
    ].map((part) => element.querySelector(part)?.getBoundingClientRect().top ?? -1),
  );
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);

  await expect(page.getByRole('link', { name: 'Tea for a wet afternoon' })).toHaveAttribute(
    'href',
    /\/product-category\/table\/ceramics\/$/,
  );
  await expect(page.locator('.category-tile a')).toHaveText(['Kitchen', 'Table', 'Home', 'Garden & pantry']);
  await expect(page.locator('.brand img')).toHaveCount(8);
  await expect(page.getByAltText('Hill Pottery')).toHaveCount(1);
  expect(await page.locator('.slider--product-four .product-tile .price').count()).toBeGreaterThanOrEqual(5);
  await expect(page.locator('.cards .card')).toHaveCount(6);
  await expect(main.getByRole('link', { name: 'View all posts' })).toHaveAttribute('href', /\/journal\/$/);
});

test('a product can be added to the cart on the front page', async ({ page, javaScriptEnabled }) => {
  await page.goto('/');
  const tile = page.locator('.slider--product-four .product-tile', { hasText: 'Cast-iron pan' }).first();
  const name = (await tile.getByRole('heading').textContent()) ?? '';
  expect(name).not.toBe('');
  if (javaScriptEnabled) {
    // A click while the script takes over the slider would have no target.
    await tile.scrollIntoViewIfNeeded();
    await expect(tile.locator('xpath=ancestor::*[@data-enhanced][1]')).toBeVisible();
  }
  // A link; newer versions of WooCommerce call it a button.
  const added = page.waitForResponse(/add[-_]to[-_]cart/);
  await tile.locator('a.add_to_cart_button').click();
  // The cart has the product once the response has arrived.
  await (await added).finished();
  await expect(async () => {
    await page.goto('/cart/');
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('the front page without JavaScript passes the axe checks on phone and desktop, in light and dark mode @no-js', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  await withoutScripts(browser, '/', {}, async (page) => {
    for (const [viewport, colorScheme] of LOOKS) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      expect(
        await axe(page, { onlyColors: colorScheme === 'dark' }),
        `${viewport.width} pixels, ${colorScheme}`,
      ).toEqual([]);
    }
  });
});

test('the front page with JavaScript passes the axe checks after all sliders have started @js', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto('/');
  // pages.spec.ts looks at the page as it opens in all four looks.
  for (const [viewport, colorScheme] of [LOOKS[0], LOOKS[3]]) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    for (const slider of await page.locator('.slider').all()) {
      await slider.scrollIntoViewIfNeeded();
      await expect(slider).toHaveAttribute('data-enhanced', /.*/);
    }
    expect(await axe(page), `${viewport.width} pixels, ${colorScheme}`).toEqual([]);
  }
});
