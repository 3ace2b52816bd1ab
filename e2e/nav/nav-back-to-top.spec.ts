import { enhanced } from '../support/nav';
import { framesDrawn } from '../support/settled';
import { stillClock } from '../support/slider';
import { expect, test, type Page } from '../support/test';

const POST = '/how-the-stall-came-indoors/';
const scrollTo = (page: Page, y: number) => page.evaluate((to) => window.scrollTo(0, to), y);

test.describe('The link to the top', () => {
  const link = (page: Page) => page.getByRole('link', { name: 'Back to top' });

  test('is always visible without a script, and moves focus to the top @no-js', async ({ page }) => {
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

  test('appears below 900 pixels and disappears above, unless it has the focus @js', async ({ page }) => {
    await page.goto(POST);
    await enhanced(page);
    await expect(link(page)).toBeHidden();
    await scrollTo(page, 899);
    await framesDrawn(page);
    await expect(link(page)).toBeHidden();
    await scrollTo(page, 905);
    await expect(link(page)).toBeVisible();
    await expect(page.locator('.back-to-top')).toHaveClass(/show/);
    await scrollTo(page, 500);
    await expect(link(page)).toBeHidden();

    // With the focus it stays visible.
    await scrollTo(page, 905);
    await link(page).focus();
    await scrollTo(page, 500);
    await expect(page.locator('.back-to-top')).not.toHaveClass(/show/);
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)));
    await framesDrawn(page);
    await expect(link(page)).toBeFocused();
    await expect(link(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('.back-to-top__link')).toBeHidden();
  });

  /** Follows the link far down the page, with a paused clock. */
  async function startScroll(page: Page, pageErrors: { allow: (pattern: RegExp) => void }) {
    // The fake clock has no entries of the page's load, which a script of WordPress 6.9 reads.
    pageErrors.allow(/domContentLoadedEventStart/);
    const clock = await stillClock(page);
    await page.goto(POST);
    await enhanced(page);
    await scrollTo(page, 2500);
    await expect(link(page)).toBeVisible();
    await clock.stop();
    await link(page).click();
    return clock;
  }
  const place = (page: Page) => page.evaluate(() => scrollY);

  test('takes 700 milliseconds, and focus goes with it @js', async ({ page, pageErrors }) => {
    const clock = await startScroll(page, pageErrors);
    await clock.passes(350);
    expect(await place(page)).toBeGreaterThan(0);
    expect(await place(page)).toBeLessThan(2500);
    await clock.passes(330);
    expect(await place(page)).toBeGreaterThan(0);
    // The rest of the time and one frame.
    await clock.passes(40);
    expect(await place(page)).toBe(0);
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

  test('stops scrolling when the visitor turns the mouse wheel @js', async ({ page, pageErrors }) => {
    const clock = await startScroll(page, pageErrors);
    await clock.passes(100);
    await page.evaluate(() => dispatchEvent(new WheelEvent('wheel', { deltaY: 100 })));
    const there = await place(page);
    expect(there).toBeGreaterThan(1000);
    await clock.passes(1000);
    expect(await place(page)).toBe(there);
  });
});
