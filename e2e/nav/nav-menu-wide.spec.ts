import { DESK, enhanced, mainMenu, menuToggle, submenuButton } from '../support/nav';
import { expect, test, type Page } from '../support/test';

test.describe('The main menu on a wide screen', () => {
  test.use({ viewport: DESK });

  test('shows its first level, and without a script opens a submenu for the keyboard @no-js', async ({
    page,
  }) => {
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
    const items = await mainMenu(page).locator('.nav__list > li:has(ul)').all();
    expect(items.length).toBeGreaterThan(2);
    for (const item of items) {
      await item.hover();
      const submenu = item.locator('ul').first();
      await expect(submenu).toBeVisible();
      const box = await submenu.boundingBox();
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(800);
    }
  });

  test('has a button for touch and keyboard with the state of the submenu, and Escape closes it @js', async ({
    page,
  }) => {
    await page.goto('/');
    await enhanced(page);
    await test.step('the button opens and closes it', () => opensByButton(page));
    await page.mouse.move(0, 0);
    await test.step('Escape closes it without moving the pointer', () => closesByEscape(page));
    await page.mouse.move(0, 0);
    await expect(mainMenu(page).getByRole('link', { name: 'Spices' })).toBeHidden();
    await test.step('Escape moves focus to the button', () => focusReturnsToButton(page));
  });

  async function opensByButton(page: Page): Promise<void> {
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
  }

  async function closesByEscape(page: Page): Promise<void> {
    const below = mainMenu(page).getByRole('link', { name: 'Spices' });
    await mainMenu(page).getByRole('link', { name: 'Kitchen', exact: true }).hover();
    await expect(below).toBeVisible();
    await expect(submenuButton(page, 'Kitchen')).toHaveAttribute('aria-expanded', 'true');
    await below.hover();
    await expect(below).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(below).toBeHidden();
    await expect(submenuButton(page, 'Kitchen')).toHaveAttribute('aria-expanded', 'false');
  }

  async function focusReturnsToButton(page: Page): Promise<void> {
    await page.keyboard.press('Tab');
    await mainMenu(page).getByRole('link', { name: 'Kitchen', exact: true }).focus();
    const below = mainMenu(page).getByRole('link', { name: 'Spices' });
    await expect(below, 'only its button opens it').toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(below).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(below).toBeHidden();
    await expect(submenuButton(page, 'Kitchen')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(mainMenu(page).getByRole('link', { name: 'House', exact: true })).toBeFocused();
  }

  test('has one submenu open at a time, and none at first @js', async ({ page }) => {
    await page.goto('/category/kitchen/spices/');
    await enhanced(page);
    await expect(mainMenu(page).locator('[aria-expanded="true"]:visible')).toHaveCount(0);
    await submenuButton(page, 'Drinks').click();
    await submenuButton(page, 'House').click();
    await expect(mainMenu(page).locator('.nav__list > .toggled-on')).toHaveCount(1);
    await page.getByRole('main').click({ position: { x: 5, y: 400 } });
    await expect(mainMenu(page).locator('.nav__list > .toggled-on')).toHaveCount(0);
  });

  test('767 pixels are wide, 766 are small, for script and style alike @no-js', async ({ page }) => {
    await page.goto('/');
    for (const [width, isSmall] of [
      [766, true],
      [767, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(menuToggle(page)).toBeVisible({ visible: isSmall });
      await expect(mainMenu(page).getByRole('link', { name: 'Journal' })).toBeVisible({ visible: !isSmall });
    }
  });

  test('beside long words for account and cart, the search becomes narrow, and the name of the shop is one line @no-js', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 700 });
    await page.goto('/');
    await page
      .locator('.masthead__tools')
      .evaluate((tools: HTMLElement) => (tools.style.minInlineSize = '16rem'));
    const lines = (name: Element) => name.getClientRects().length;
    expect(await page.locator('.branding__name a').evaluate(lines)).toBe(1);
    const search = await page.locator('.masthead__search').boundingBox();
    expect(search?.width).toBeLessThan(270);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  });

  test('at 767 pixels a submenu opens over the page, at 766 in its list @js', async ({ page }) => {
    for (const [width, position] of [
      [766, /static/],
      [767, /absolute|fixed/],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/category/kitchen/spices/');
      await enhanced(page);
      if (width === 766) await menuToggle(page).click();
      await expect(submenuButton(page, 'Kitchen')).toHaveAttribute('aria-expanded', String(width === 766));
      if (width === 767) await submenuButton(page, 'Kitchen').click();
      await expect(page.locator('.main-nav .nav__list > .toggled-on > .sub-menu')).toHaveCSS(
        'position',
        position,
      );
    }
  });
});

const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true };

test('on a tablet, a tap on the button opens the submenu, one outside closes it, and one on the link opens its page @js', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...TABLET, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  await enhanced(page);
  const below = mainMenu(page).getByRole('link', { name: 'Spices' });
  await submenuButton(page, 'Kitchen').tap();
  await expect(below).toBeVisible();
  // Safari does not focus a tapped button, so a tap outside of it does not move the focus. Chromium focuses it.
  await page.getByRole('main').dispatchEvent('pointerdown');
  await expect(below).toBeHidden();
  await submenuButton(page, 'Kitchen').tap();
  await expect(below).toBeVisible();
  await submenuButton(page, 'Kitchen').tap();
  await expect(below).toBeHidden();
  await mainMenu(page).getByRole('link', { name: 'Kitchen', exact: true }).tap();
  await expect(page).toHaveURL(/\/category\/kitchen\/$/);
  await context.close();
});

test('on a tablet without a script, the toggle opens the whole menu @no-js', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...TABLET,
    javaScriptEnabled: false,
    baseURL: baseURL ?? '',
  });
  const page = await context.newPage();
  await page.goto('/');
  await menuToggle(page).tap();
  await expect(mainMenu(page).getByRole('link', { name: 'Spices' })).toBeVisible();
  await context.close();
});
