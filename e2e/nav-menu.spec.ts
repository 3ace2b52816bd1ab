import { delayScripts } from './support/scripts';
import { DESK, enhanced, mainMenu, menuToggle, PHONE, submenuButton } from './support/nav';
import { expect, test } from './support/test';

test.describe('The main menu on a phone', () => {
  test.use({ viewport: PHONE });

  test('opens by its toggle and leads to every page, submenus too, without a script @no-js', async ({
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

  test('opens a submenu by a button with a name, beside a link that still leads to its page @js', async ({
    page,
  }) => {
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
    for (const link of await mainMenu(page).getByRole('link').all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeVisible();
    }
  });

  test('begins with the way to the current page open @js', async ({ page }) => {
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

  test('closes behind a visitor who tabs out of it @js', async ({ page }) => {
    await page.goto('/');
    await enhanced(page);
    await menuToggle(page).click();
    await submenuButton(page, 'About').focus();
    await page.keyboard.press('Tab');
    await expect(mainMenu(page).getByRole('link', { name: 'Journal' })).toBeHidden();
    const focused = page.locator(':focus');
    await expect(focused).toBeInViewport();
  });

  test('keeps the classes that child themes style @js', async ({ page }) => {
    await page.goto('/');
    await enhanced(page);
    const nav = page.locator('.main-nav');
    await expect(nav).not.toHaveClass(/toggled-on/);
    await menuToggle(page).click();
    await expect(nav).toHaveClass(/toggled-on/);
    await expect(nav.locator('.nav__fold')).toHaveClass(/\bon\b/);
    await submenuButton(page, 'Drinks').click();
    await expect(nav.locator('li.toggled-on.focus > .menu__toggle.on')).toHaveCount(1);
  });

  test('that was opened before the script came stays as it was: nothing folds under the reader @js', async ({
    page,
  }) => {
    await delayScripts(page, 1500);
    await page.goto('/', { waitUntil: 'commit' });
    await menuToggle(page).click();
    const spices = mainMenu(page).getByRole('link', { name: 'Spices' });
    await spices.scrollIntoViewIfNeeded();
    await spices.focus();
    const before = await spices.boundingBox();
    await enhanced(page);
    await expect(submenuButton(page, 'Kitchen')).toHaveAttribute('aria-expanded', 'true');
    await expect(spices).toBeFocused();
    expect(await spices.boundingBox()).toEqual(before);
  });

  test('and the top bar’s each have a toggle and a name of their own', async ({ page }) => {
    await page.goto('/');
    const service = page.getByRole('navigation', { name: 'Service' });
    const link = service.getByRole('link', { name: 'Contact' });
    await expect(link).toBeHidden();
    await service.getByText('Service', { exact: true }).click();
    await expect(link).toBeVisible();
    await expect(mainMenu(page).getByRole('link').first()).toBeHidden();
  });
});

test.describe('The main menu on a wide screen', () => {
  test.use({ viewport: DESK });

  test('shows its first level and opens a submenu for the keyboard', async ({ page }) => {
    await page.goto('/');
    const below = mainMenu(page).getByRole('link', { name: 'Spices' });
    await expect(menuToggle(page)).toBeHidden();
    await expect(below).toBeHidden();
    await mainMenu(page).getByRole('link', { name: 'House', exact: true }).focus();
    await page.keyboard.press('Shift+Tab');
    await mainMenu(page).getByRole('link', { name: 'Kitchen', exact: true }).focus();
    await expect(below).toBeVisible();
    await below.focus();
    await expect(below).toBeVisible();
  });

  test('opens a submenu for the mouse and stays inside the window', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 700 });
    await page.goto('/');
    for (const item of await mainMenu(page).locator('.nav__list > li:has(ul)').all()) {
      await item.hover();
      const box = await item.locator('ul').first().boundingBox();
      expect(box).not.toBeNull();
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(800);
    }
  });

  test('has a button for who points by touch or keyboard, and says whether the submenu is open @js', async ({
    page,
  }) => {
    await page.goto('/');
    await enhanced(page);
    const [button, below] = [
      submenuButton(page, 'Kitchen'),
      mainMenu(page).getByRole('link', { name: 'Spices' }),
    ];
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(below).toBeVisible();
    await page.keyboard.press('Space');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(below).toBeHidden();
    await button.click();
    await expect(below, 'what the pointer opened on its way, the click keeps').toBeVisible();
    await page.getByRole('main').hover();
    await expect(below).toBeVisible();
    await button.click();
    await expect(below).toBeHidden();
  });

  test('closes by Escape without moving the pointer @js', async ({ page }) => {
    await page.goto('/');
    await enhanced(page);
    const below = mainMenu(page).getByRole('link', { name: 'Spices' });
    await mainMenu(page).getByRole('link', { name: 'Kitchen', exact: true }).hover();
    await expect(below).toBeVisible();
    await expect(submenuButton(page, 'Kitchen')).toHaveAttribute('aria-expanded', 'true');
    await below.hover();
    await expect(below).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(below).toBeHidden();
    await expect(submenuButton(page, 'Kitchen')).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes by Escape for the keyboard, and focus goes to the submenu’s button @js', async ({ page }) => {
    await page.goto('/');
    await enhanced(page);
    await page.keyboard.press('Tab');
    await mainMenu(page).getByRole('link', { name: 'Kitchen', exact: true }).focus();
    const below = mainMenu(page).getByRole('link', { name: 'Spices' });
    await expect(below).toBeVisible();
    await below.focus();
    await page.keyboard.press('Escape');
    await expect(below).toBeHidden();
    await expect(submenuButton(page, 'Kitchen')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(mainMenu(page).getByRole('link', { name: 'House', exact: true })).toBeFocused();
  });

  test('has one submenu open at a time, and none over the page that nobody asked for @js', async ({
    page,
  }) => {
    await page.goto('/category/kitchen/spices/');
    await enhanced(page);
    await expect(mainMenu(page).locator('[aria-expanded="true"]:visible')).toHaveCount(0);
    await submenuButton(page, 'Drinks').click();
    await submenuButton(page, 'House').click();
    await expect(mainMenu(page).locator('.nav__list > .toggled-on')).toHaveCount(1);
    await page.getByRole('main').click({ position: { x: 5, y: 400 } });
    await expect(mainMenu(page).locator('.nav__list > .toggled-on')).toHaveCount(0);
  });

  test('767 pixels are wide, 766 are small, for script and style alike', async ({ page }) => {
    for (const [width, isSmall] of [
      [766, true],
      [767, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expect(menuToggle(page)).toBeVisible({ visible: isSmall });
      await expect(mainMenu(page).getByRole('link', { name: 'Journal' })).toBeVisible({ visible: !isSmall });
    }
  });

  test('at 767 pixels a submenu opens over the page, at 766 in its list @js', async ({ page }) => {
    for (const [width, position] of [
      [766, 'static'],
      [767, 'absolute'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/category/kitchen/spices/');
      await enhanced(page);
      if (width === 766) await menuToggle(page).click();
      await expect(submenuButton(page, 'Kitchen')).toHaveAttribute('aria-expanded', String(width === 766));
      if (width === 767) await submenuButton(page, 'Kitchen').click();
      await expect(page.locator('.main-nav .toggled-on > .sub-menu')).toHaveCSS('position', position);
    }
  });
});

test('a finger on a tablet taps the link to go and the button to open @js', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
    isMobile: true,
    baseURL: baseURL ?? '',
  });
  const page = await context.newPage();
  await page.goto('/');
  await enhanced(page);
  await submenuButton(page, 'Kitchen').tap();
  await expect(mainMenu(page).getByRole('link', { name: 'Spices' })).toBeVisible();
  await submenuButton(page, 'Kitchen').tap();
  await expect(mainMenu(page).getByRole('link', { name: 'Spices' })).toBeHidden();
  await mainMenu(page).getByRole('link', { name: 'Kitchen', exact: true }).tap();
  await expect(page).toHaveURL(/\/category\/kitchen\/$/);
  await context.close();
});

test('a finger on a tablet without a script has the toggle, and all behind it @no-js', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
    isMobile: true,
    javaScriptEnabled: false,
    baseURL: baseURL ?? '',
  });
  const page = await context.newPage();
  await page.goto('/');
  await menuToggle(page).tap();
  await expect(mainMenu(page).getByRole('link', { name: 'Spices' })).toBeVisible();
  await context.close();
});
