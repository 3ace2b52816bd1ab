import { axe } from '../support/axe';
import {
  DESK,
  enhanced,
  mainMenu,
  menuToggle,
  PHONE,
  submenuButton,
  withMenus,
  type Entry,
} from '../support/nav';
import { expect, test, type Page } from '../support/test';

const PHP_ERROR = /<b>(Notice|Warning|Deprecated|Fatal error|Parse error)<\/b>|Stack trace:/;

/** Unusual menus of an owner. `@js`: each test changes the menus of the whole site. */

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('without assigned menus, the main menu lists the pages, and other menus are not rendered @js', async ({
  page,
}) => {
  const none = { primary: null, 'catalog-menu': null, 'top-menu': null, 'social-link': null };
  await withMenus(none, async () => {
    await page.goto('/about/');
    expect(await page.content()).not.toMatch(PHP_ERROR);
    await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveText('About the shop');
    await expect(page.locator('#catalog, #catalog-toggle, .top-bar, .has-catalog-column')).toHaveCount(0);
    expect(await axe(page)).toEqual([]);
  });
});

test('all 300 entries of a menu with six levels are reachable on a phone and a desktop @js', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const tree = (level: number, name: string): Entry => ({
    title: name,
    url: `/?at=${name}`,
    ...(level < 6 ? { below: [tree(level + 1, `${name}.1`)] } : {}),
  });
  const entries = Array.from({ length: 50 }, (_, index) => tree(1, `E${index + 1}`));
  await withMenus({ primary: entries }, async () => {
    await page.setViewportSize(PHONE);
    await page.goto('/about/');
    await enhanced(page);
    await menuToggle(page).click();
    await expect(mainMenu(page).locator('a')).toHaveCount(300);
    const last = mainMenu(page).getByRole('link', { name: 'E50.1.1.1.1.1', exact: true });
    for (let level = 0; level < 5; level++) await submenuButton(page, `E50${'.1'.repeat(level)}`).click();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    expect(await sideways(page)).toBe(0);
    expect(await axe(page), 'open on a phone').toEqual([]);

    await page.setViewportSize(DESK);
    await page.goto('/about/');
    await enhanced(page);
    await expect(page.locator('.sticky-header')).toHaveCSS('position', 'relative');
    await submenuButton(page, 'E50').click();
    await expect(last).toBeInViewport();
    expect(await sideways(page)).toBe(0);
  });
});

test('a menu works with a title of 300 letters, an entry without text and a link to # @js', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const long = 'W'.repeat(300);
  const entries = [
    { title: long, url: '/long/', below: [{ title: `${long}x`, url: '/longer/' }] },
    { title: '', url: '/garden-tools/' },
    { title: 'More', url: '#', below: [{ title: 'Under more', url: '/about/' }] },
    { title: 'Nowhere', url: '#' },
    { title: 'Call us', url: 'tel:+49123456' },
  ];
  await withMenus({ primary: entries, 'catalog-menu': entries }, async () => {
    for (const size of [{ width: 320, height: 700 }, PHONE, DESK]) {
      await page.setViewportSize(size);
      await page.goto('/');
      await enhanced(page);
      if (size.width < 767) {
        await menuToggle(page).click();
        await submenuButton(page, long).click();
      }
      expect(await sideways(page), `${size.width} pixels`).toBe(0);
      await expect(mainMenu(page).getByRole('link', { name: long, exact: true })).toBeVisible();
      await expect(mainMenu(page).getByRole('link', { name: 'Garden tools' })).toHaveAttribute(
        'href',
        /garden-tools/,
      );
      await expect(mainMenu(page).getByRole('link', { name: 'Call us' })).toHaveAttribute(
        'href',
        'tel:+49123456',
      );
      await expect(mainMenu(page).getByRole('link', { name: /^(More|Nowhere)$/ })).toHaveCount(0);
      await submenuButton(page, 'More').focus();
      await page.keyboard.press('Enter');
      await expect(mainMenu(page).getByRole('link', { name: 'Under more' })).toBeVisible();
      expect(await axe(page), `${size.width} pixels`).toEqual([]);
    }
  });
});

test('a label’s submenu opens for the keyboard without a script, too @js', async ({ browser, baseURL }) => {
  const entries = [
    { title: 'More', url: '#', below: [{ title: 'Under more', url: '/about/' }] },
    { title: 'Home', url: '/' },
  ];
  await withMenus({ primary: entries }, async () => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: DESK, baseURL: baseURL ?? '' });
    await page.goto('/');
    const link = mainMenu(page).getByRole('link', { name: 'Under more' });
    for (let stop = 0; stop < 20 && !(await link.evaluate((one) => one === document.activeElement)); stop++)
      await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(page.locator('.main-nav .sub-menu')).toHaveCSS('clip-path', 'none');
    await page.close();
  });
});
