import { axe } from '../support/axe';
import { DESK, enhanced, mainMenu, menuToggle, PHONE, submenuButton } from '../support/nav';
import { expect, test, type Page } from '../support/test';

/** A page without a sidebar: that of posts shows a random product, whose image can be in the submenu, too. */
const PATH = '/about/';

const submenu = (page: Page) => mainMenu(page).locator('.menu-item--images > .sub-menu');
const images = (page: Page) => submenu(page).locator('img');

const loaded = (page: Page) =>
  images(page).evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length);

/** Number of images of the closed submenu that were loaded and that no other part of the page shows, such as the footer. */
const loadedForSubmenu = (page: Page) =>
  images(page).evaluateAll((all) => {
    const others = [...document.images].filter((one) => !all.includes(one)).map((one) => one.currentSrc);
    return (all as HTMLImageElement[]).filter(
      (one) => one.naturalWidth > 0 && !others.includes(one.currentSrc),
    ).length;
  });

test('a submenu with images is columns over the width of the page, and a list on a phone @js', async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(page.locator('head link[href*="mega-menu"]')).toHaveCount(1);
  await enhanced(page);
  await page.waitForLoadState();
  expect(await loadedForSubmenu(page), 'the closed submenu loads no images').toBe(0);
  for (const [width, scroll] of [
    [DESK.width, 0],
    [DESK.width, 600],
    [800, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('about:blank');
    await page.goto(PATH);
    await enhanced(page);
    await page.evaluate((y) => scrollTo(0, y), scroll);
    const all = await images(page).count();
    expect(all).toBeGreaterThan(2);
    await submenuButton(page, 'Shop').click();
    await expect.poll(() => loaded(page)).toBe(all);
    const box = (await submenu(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.width, 'as wide as the content').toBeGreaterThan(width * 0.8);
    expect(box.y).toBeGreaterThan(0);
    expect(box.y + box.height).toBeLessThanOrEqual(700);
    const item = (await submenu(page).locator('..').boundingBox())!;
    expect(Math.abs(item.y + item.height - box.y), 'no gap that the pointer falls into').toBeLessThan(2);
    const tiles = await submenu(page)
      .locator(':scope > li')
      .evaluateAll((list) => list.map((one) => one.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
    expect(tiles[1]!.y).toBe(tiles[0]!.y);
    expect(tiles[1]!.x).toBeGreaterThan(tiles[0]!.x);
    await page.keyboard.press('Escape');
    await expect(submenu(page)).toBeHidden();
  }
  await page.setViewportSize(DESK);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await submenuButton(page, 'Shop').click();
    await expect(submenu(page)).toBeVisible();
    expect(await axe(page, { onlyColors: colorScheme === 'dark' }), colorScheme).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize(PHONE);
  await page.goto('about:blank');
  await page.goto(PATH);
  await enhanced(page);
  await menuToggle(page).click();
  await submenuButton(page, 'Shop').click();
  await expect(mainMenu(page).getByRole('link', { name: 'For the home' })).toBeVisible();
  await expect(images(page).first()).toBeHidden();
  await expect(submenu(page)).toHaveCSS('display', 'block');
});
