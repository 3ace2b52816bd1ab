import { holdScripts } from '../support/scripts';
import { enhanced, mainMenu, menuToggle, PHONE, submenuButton } from '../support/nav';
import { expect, test, type Page } from '../support/test';

test.describe('The main menu on a phone', () => {
  test.use({ viewport: PHONE });

  test('opens with its toggle and contains all links, with submenus, without a script @no-js @journey', async ({
    page,
  }) => {
    await page.goto('/');
    const links = mainMenu(page).getByRole('link');
    await expect(links.first()).toBeHidden();
    await menuToggle(page).click();
    expect(await links.count()).toBeGreaterThan(20);
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeVisible();
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expect(mainMenu(page).getByRole('button')).toHaveCount(0);
  });

  test('opens without moving what is in the bar, and closes by the same toggle; the top bar’s has its own', async ({
    page,
  }) => {
    await page.goto('/');
    const before = await menuToggle(page).boundingBox();
    expect(before?.height).toBeGreaterThanOrEqual(44);
    await menuToggle(page).click();
    await expect(mainMenu(page).getByRole('link', { name: 'Journal' })).toBeVisible();
    expect(await menuToggle(page).boundingBox()).toEqual(before);
    await menuToggle(page).click();
    await expect(mainMenu(page).getByRole('link', { name: 'Journal' })).toBeHidden();

    // The top bar's menu has a toggle and a name of its own.
    const service = page.getByRole('navigation', { name: 'Top bar menu' });
    const link = service.getByRole('link', { name: 'Contact' });
    await expect(link).toBeHidden();
    await service.locator('.nav__toggle').click();
    await expect(link).toBeVisible();
    await expect(mainMenu(page).getByRole('link').first()).toBeHidden();
  });

  test('opens a submenu with a named button beside a link that works @js @journey', async ({ page }) => {
    await page.goto('/');
    await enhanced(page);
    await menuToggle(page).click();
    const [button, below] = [
      submenuButton(page, 'Kitchen'),
      mainMenu(page).getByRole('link', { name: 'Spices' }),
    ];
    await expect(below).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(below).toBeVisible();
    expect(
      await button.evaluate(
        (one) => document.getElementById(one.getAttribute('aria-controls') ?? '')?.textContent,
      ),
    ).toContain('Spices');
    await button.click();
    await expect(below).toBeHidden();
    await mainMenu(page).getByRole('link', { name: 'Kitchen', exact: true }).click();
    await expect(page).toHaveURL(/\/category\/kitchen\/$/);
  });

  test('closes by Escape and when the focus leaves it, keeps the classes of child themes, and reaches every entry @js', async ({
    page,
  }) => {
    await page.goto('/');
    await enhanced(page);
    const nav = page.locator('.main-nav');
    await expect(nav).not.toHaveClass(/toggled-on/);
    await test.step('Escape closes it, one step at a time, and gives focus back', () => closesByEscape(page));
    await test.step('it closes when the focus leaves it', () => closesWithoutFocus(page));
    await menuToggle(page).click();
    await test.step('it has the classes that child themes style', () => keepsClasses(page));
    await test.step('it reaches every entry, submenu after submenu', () => reachesEveryEntry(page));
  });

  async function reachesEveryEntry(page: Page): Promise<void> {
    const closed = mainMenu(page).locator('button[aria-expanded="false"]:visible');
    while ((await closed.count()) > 0) await closed.first().click();
    const links = await mainMenu(page).getByRole('link').all();
    expect(links.length).toBeGreaterThan(20);
    for (const link of links) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeVisible();
    }
  }

  test('starts with the submenus of the current page open @js', async ({ page }) => {
    await page.goto('/category/kitchen/spices/');
    await enhanced(page);
    await menuToggle(page).click();
    await expect(submenuButton(page, 'Kitchen')).toHaveAttribute('aria-expanded', 'true');
    await expect(mainMenu(page).getByRole('link', { name: 'Spices' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(submenuButton(page, 'House')).toHaveAttribute('aria-expanded', 'false');
  });

  async function closesByEscape(page: Page): Promise<void> {
    await menuToggle(page).click();
    await submenuButton(page, 'Drinks').click();
    await mainMenu(page).getByRole('link', { name: 'Tea' }).focus();
    await page.keyboard.press('Escape');
    await expect(submenuButton(page, 'Drinks')).toBeFocused();
    await expect(mainMenu(page).getByRole('link', { name: 'Tea' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(menuToggle(page)).toBeFocused();
    await expect(mainMenu(page).getByRole('link', { name: 'Journal' })).toBeHidden();
  }

  async function closesWithoutFocus(page: Page): Promise<void> {
    await menuToggle(page).click();
    await submenuButton(page, 'About').focus();
    await page.keyboard.press('Tab');
    await expect(mainMenu(page).getByRole('link', { name: 'Journal' })).toBeHidden();
    const focused = page.locator(':focus');
    await expect(focused).toBeInViewport();
  }

  test('does not cover the place on the page that one of its links leads to @js', async ({ page }) => {
    await page.goto('/how-the-stall-came-indoors/');
    await enhanced(page);
    await menuToggle(page).click();
    const link = mainMenu(page).getByRole('link', { name: 'Journal' });
    await link.evaluate((one: HTMLAnchorElement) => (one.href = '#comments'));
    await link.click();
    await expect(page.locator('#comments')).toBeInViewport();
    const isCovered = () =>
      page.locator('#comments').evaluate((one) => {
        const { left, top } = one.getBoundingClientRect();
        return document.elementFromPoint(left + 1, top + 1)?.closest('.sticky-header') !== null;
      });
    await expect.poll(isCovered).toBe(false);
  });

  async function keepsClasses(page: Page): Promise<void> {
    const nav = page.locator('.main-nav');
    await expect(nav).toHaveClass(/toggled-on/);
    await expect(nav.locator('.nav__disclosure')).toHaveClass(/\bon\b/);
    await submenuButton(page, 'Drinks').click();
    await expect(nav.locator('li.toggled-on.focus > .menu__toggle.on')).toHaveCount(1);
  }

  test('that was opened before the script loaded stays open @js', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await menuToggle(page).click();
    const spices = mainMenu(page).getByRole('link', { name: 'Spices' });
    await spices.scrollIntoViewIfNeeded();
    await spices.focus();
    const before = await spices.boundingBox();
    release();
    await enhanced(page);
    await expect(submenuButton(page, 'Kitchen')).toHaveAttribute('aria-expanded', 'true');
    await expect(spices).toBeFocused();
    expect(await spices.boundingBox()).toEqual(before);
  });
});
