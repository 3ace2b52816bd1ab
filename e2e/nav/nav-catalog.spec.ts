import type { Page } from '@playwright/test';
import { axe } from '../support/axe';
import { catalogHide, catalogList, catalogToggle, DESK, enhanced, PHONE } from '../support/nav';
import { framesDrawn } from '../support/settled';
import { expect, test } from '../support/test';

const toggle = catalogToggle;
const hide = catalogHide;
const list = catalogList;
const first = (page: Page) => list(page).getByRole('link').first();

const PAGES = ['/', '/journal/', '/how-the-stall-came-indoors/', '/about/', '/?s=tea', '/no-such-page-here/'];

test.beforeEach(({ pageErrors }) => pageErrors.allow(/status of 404/));

test.describe('The catalog on a phone', () => {
  test.use({ viewport: PHONE });

  test('is on every page that has its toggle, its list once @no-js', async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path);
      await expect(toggle(page), path).toBeVisible();
      await expect(list(page), path).toHaveCount(1);
      await expect(page.locator('#catalog'), path).toHaveCount(1);
    }
  });

  test('opens by its toggle, shows every entry, and closes by its other one and by the page beside it', async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.goto('/about/');
    if (javaScriptEnabled) await enhanced(page);
    await expect(first(page)).toBeHidden();
    await toggle(page).click();
    await expect(first(page)).toBeVisible();
    for (const button of await list(page).getByRole('button').all()) await button.click();
    const links = await list(page).getByRole('link').all();
    expect(links.length).toBeGreaterThan(8);
    for (const link of links) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeVisible();
    }
    await hide(page).click();
    await expect(first(page)).toBeHidden();
    await toggle(page).click();
    await expect(first(page)).toBeVisible();
    await page.mouse.click(PHONE.width - 20, 600);
    await expect(first(page)).toBeHidden();
    await expect(page).toHaveURL(/\/about\/(#catalog-toggle)?$/);
  });

  test('without a script does not move the page that it lies over @no-js', async ({ page }) => {
    await page.goto('/how-the-stall-came-indoors/');
    const place = () => page.getByRole('main').boundingBox();
    const atTop = await place();
    await page.mouse.wheel(0, 1200);
    await expect.poll(async () => (await place())!.y).toBe(atTop!.y - 1200);
    const before = await place();
    await toggle(page).click();
    await expect(first(page)).toBeVisible();
    await hide(page).click();
    await expect(first(page)).toBeHidden();
    expect(await place()).toEqual(before);
  });

  test('is a dialog: named, focus in, the page behind inert, Escape, focus back @js', async ({ page }) => {
    await page.goto('/about/');
    await enhanced(page);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle(page)).toHaveAttribute('aria-haspopup', 'dialog');
    await toggle(page).focus();
    await page.keyboard.press('Space');
    const dialog = page.getByRole('dialog', { name: 'Catalog' });
    await expect(dialog).toBeVisible();
    await expect(hide(page)).toBeFocused();
    await expect(page.locator('#catalog')).toHaveClass(/show/);
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const one = document.activeElement;
        return one !== document.body && one !== document.documentElement && one?.closest('dialog') === null;
      });
      expect(isOutside, `stop ${stop}`).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('#catalog')).not.toHaveClass(/show/);
    await expect(page).toHaveURL(/\/about\/$/);
  });

  test('opens again and again: the same list moves in and out @js', async ({ page }) => {
    await page.goto('/about/');
    await enhanced(page);
    for (let time = 0; time < 3; time++) {
      await toggle(page).click();
      await expect(
        page.getByRole('dialog').getByRole('button', { name: 'Submenu of Kitchen' }),
      ).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Submenu of Kitchen' }).click();
      await expect(
        page.getByRole('dialog').getByRole('button', { name: 'Submenu of Kitchen' }),
      ).toHaveAttribute('aria-expanded', String(time % 2 === 0));
      await hide(page).click();
      await expect(page.locator('#catalog #menu-catalog-menu')).toHaveCount(1);
    }
  });

  test('passes the axe checks open and closed, in light and dark mode @js', async ({ page }) => {
    const check = async (state: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axe(page, { onlyColors: colorScheme === 'dark' }), `${state}, ${colorScheme}`).toEqual(
          [],
        );
      }
    };
    await page.goto('/about/');
    await enhanced(page);
    await check('closed');
    await toggle(page).click();
    await expect(first(page)).toBeVisible();
    await check('open');
  });

  test('becomes a column and keeps the focus when the window becomes wide @js', async ({ page }) => {
    await page.goto('/about/');
    await enhanced(page);
    await toggle(page).click();
    await first(page).focus();
    await page.setViewportSize(DESK);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(first(page)).toBeVisible();
    await expect(first(page)).toBeFocused();
    await page.setViewportSize(PHONE);
    await expect(first(page)).toBeHidden();
    await toggle(page).click();
    await expect(first(page)).toBeVisible();
  });
});

test.describe('The catalog on a wide screen', () => {
  test.use({ viewport: DESK });

  test('is a column with everything in sight from 992 pixels on; its toggle is not needed', async ({
    page,
  }) => {
    await page.goto('/journal/');
    await expect(toggle(page)).toBeHidden();
    const links = await list(page).getByRole('link').all();
    expect(links.length).toBeGreaterThan(8);
    for (const link of links) await expect(link).toBeVisible();
    await expect(list(page).getByRole('button')).toHaveCount(0);
    const [column, main] = [await list(page).boundingBox(), await page.getByRole('main').boundingBox()];
    expect(column!.x + column!.width).toBeLessThanOrEqual(main!.x + 1);
    await expect(page.getByRole('navigation', { name: 'Catalog' })).toHaveCount(1);
    for (const [width, isColumn] of [
      [991, false],
      [992, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(first(page), `${width} pixels`).toBeVisible({ visible: isColumn });
      await expect(toggle(page), `${width} pixels`).toBeVisible({ visible: !isColumn });
    }
  });
});

test('locks the page behind without moving it, with a scroll bar that takes room and with one that does not @js', async ({
  playwright,
  baseURL,
}) => {
  for (const ignoreDefaultArgs of [[], ['--hide-scrollbars']]) {
    const browser = await playwright.chromium.launch({
      executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
      args: ['--headless', '--no-sandbox', '--disable-gpu'],
      ignoreDefaultArgs,
    });
    const page = await browser.newPage({ viewport: { width: 600, height: 700 }, baseURL: baseURL ?? '' });
    await page.goto('/how-the-stall-came-indoors/');
    await enhanced(page);
    await page.evaluate(() => scrollTo(0, 900));
    const look = () =>
      page.evaluate(() => ({
        scrolled: scrollY,
        left: document.querySelector('main')!.getBoundingClientRect().left,
        width: document.querySelector('main')!.getBoundingClientRect().width,
      }));
    const before = await look();
    expect(before.scrolled).toBe(900);
    await toggle(page).click();
    await expect(first(page)).toBeVisible();
    await page.mouse.move(560, 400);
    await page.evaluate(() => addEventListener('wheel', () => Object.assign(window, { hasTurned: true })));
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => 'hasTurned' in window);
    await framesDrawn(page);
    expect(await look(), String(ignoreDefaultArgs)).toEqual(before);
    await page.keyboard.press('Escape');
    expect(await look(), String(ignoreDefaultArgs)).toEqual(before);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
    await browser.close();
  }
});
