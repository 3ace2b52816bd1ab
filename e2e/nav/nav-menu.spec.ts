import { holdScripts } from '../support/scripts';
import { enhanced, mainMenu, menuToggle, PHONE, submenuButton } from '../support/nav';
import { expect, test } from '../support/test';

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

  test('opens without moving what is in the bar, and closes by the same toggle', async ({ page }) => {
    await page.goto('/');
    const before = await menuToggle(page).boundingBox();
    expect(before?.height).toBeGreaterThanOrEqual(44);
    await menuToggle(page).click();
    await expect(mainMenu(page).getByRole('link', { name: 'Journal' })).toBeVisible();
    expect(await menuToggle(page).boundingBox()).toEqual(before);
    await menuToggle(page).click();
    await expect(mainMenu(page).getByRole('link', { name: 'Journal' })).toBeHidden();
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

  test('reaches every entry, submenu after submenu @js', async ({ page }) => {
    await page.goto('/');
    await enhanced(page);
    await menuToggle(page).click();
    for (const button of await mainMenu(page).getByRole('button').all()) await button.click();
    const links = await mainMenu(page).getByRole('link').all();
    expect(links.length).toBeGreaterThan(20);
    for (const link of links) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeVisible();
    }
  });

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

  test('closes by Escape, one step at a time, and gives focus back @js', async ({ page }) => {
    await page.goto('/');
    await enhanced(page);
    await menuToggle(page).click();
    await submenuButton(page, 'Drinks').click();
    await mainMenu(page).getByRole('link', { name: 'Tea' }).focus();
    await page.keyboard.press('Escape');
    await expect(submenuButton(page, 'Drinks')).toBeFocused();
    await expect(mainMenu(page).getByRole('link', { name: 'Tea' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(menuToggle(page)).toBeFocused();
    await expect(mainMenu(page).getByRole('link', { name: 'Journal' })).toBeHidden();
  });

  test('closes when the focus leaves it @js', async ({ page }) => {
    await page.goto('/');
    await enhanced(page);
    await menuToggle(page).click();
    await submenuButton(page, 'About').focus();
    await page.keyboard.press('Tab');
    await expect(mainMenu(page).getByRole('link', { name: 'Journal' })).toBeHidden();
    const focused = page.locator(':focus');
    await expect(focused).toBeInViewport();
  });

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

  test('keeps the classes that child themes style @js', async ({ page }) => {
    await page.goto('/');
    await enhanced(page);
    const nav = page.locator('.main-nav');
    await expect(nav).not.toHaveClass(/toggled-on/);
    await menuToggle(page).click();
    await expect(nav).toHaveClass(/toggled-on/);
    await expect(nav.locator('.nav__disclosure')).toHaveClass(/\bon\b/);
    await submenuButton(page, 'Drinks').click();
    await expect(nav.locator('li.toggled-on.focus > .menu__toggle.on')).toHaveCount(1);
  });

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

  test('and the top bar’s each have a toggle and a name of their own', async ({ page }) => {
    await page.goto('/');
    const service = page.getByRole('navigation', { name: 'Top bar menu' });
    const link = service.getByRole('link', { name: 'Contact' });
    await expect(link).toBeHidden();
    await service.locator('.nav__toggle').click();
    await expect(link).toBeVisible();
    await expect(mainMenu(page).getByRole('link').first()).toBeHidden();
  });
});
