import { enhanced } from './support/nav';
import { expect, test, type Page } from './support/test';

const POST = '/how-the-stall-came-indoors/';
const scrollTo = (page: Page, y: number) => page.evaluate((to) => window.scrollTo(0, to), y);

test.describe('The way back to the top', () => {
  const link = (page: Page) => page.getByRole('link', { name: 'Back to top' });

  test('is always there without a script, and leads to the top with focus @no-js', async ({ page }) => {
    await page.goto(POST);
    await expect(link(page)).toBeVisible();
    expect((await link(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.mouse.wheel(0, 2000);
    await link(page).click();
    await expect
      .poll(() => page.locator('.sticky-header').evaluate((one) => one.getBoundingClientRect().top))
      .toBeGreaterThan(50);
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toBeInViewport();
  });

  test('appears below 900 pixels and goes again above them @js', async ({ page }) => {
    await page.goto(POST);
    await enhanced(page);
    await expect(link(page)).toBeHidden();
    await scrollTo(page, 899);
    await page.waitForTimeout(200);
    await expect(link(page)).toBeHidden();
    await scrollTo(page, 905);
    await expect(link(page)).toBeVisible();
    await expect(page.locator('.back-to-top')).toHaveClass(/show/);
    await scrollTo(page, 500);
    await expect(link(page)).toBeHidden();
  });

  test('takes 700 milliseconds, and focus goes with it @js', async ({ page }) => {
    await page.goto(POST);
    await enhanced(page);
    const way = () =>
      page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        window.scrollTo(0, 2500);
        await frame();
        const began = performance.now();
        document.querySelector<HTMLElement>('.back-to-top__link')!.click();
        while (scrollY > 0) await frame();
        return performance.now() - began;
      });
    // A busy machine draws late, so the last frame comes late: the quickest way is the way's own time.
    let took = Infinity;
    for (let turn = 0; turn < 12 && took > 800; turn++) took = Math.min(took, await way());
    expect(took).toBeGreaterThanOrEqual(650);
    expect(took).toBeLessThanOrEqual(800);
    await expect(page.locator('#top')).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${POST}$`));
  });

  test('is there at once for who wants no motion @js', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(POST);
    await enhanced(page);
    await scrollTo(page, 2500);
    await link(page).click();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('#top')).toBeFocused();
  });

  test('gives way to a visitor who turns the wheel on the way @js', async ({ page }) => {
    await page.goto(POST);
    await enhanced(page);
    await scrollTo(page, 3000);
    await page.evaluate(async () => {
      document.querySelector<HTMLElement>('.back-to-top__link')!.click();
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      dispatchEvent(new WheelEvent('wheel', { deltaY: 100 }));
    });
    await page.waitForTimeout(900);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  });
});
