import type { Page } from '@playwright/test';
import { DESK, enhanced, PHONE } from './support/nav';
import { expect, test } from './support/test';
import { wp } from './support/wp';

const POST = '/how-the-stall-came-indoors/';
const bar = (page: Page) => page.locator('.sticky-header');
const top = (page: Page) => bar(page).evaluate((one) => one.getBoundingClientRect().top);
const scrollTo = (page: Page, y: number) => page.evaluate((to) => window.scrollTo(0, to), y);

/** What has focus and is covered by something else, stop by stop. */
async function coveredStops(page: Page, key: 'Tab' | 'Shift+Tab', stops: number): Promise<string[]> {
  const covered: string[] = [];
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press(key);
    const look = await page.evaluate(() => {
      const one = document.activeElement;
      if (one === null || one === document.body) return 'end';
      const isSeen = [one.getBoundingClientRect(), ...one.getClientRects()].some((box) => {
        // Of a field that reaches out of the window, the part with the caret is scrolled to.
        const [x, y] = [box.left + box.width / 2, (box.top + Math.min(box.bottom, innerHeight)) / 2];
        const hit = document.elementFromPoint(x, y);
        return (
          hit !== null && (hit === one || one.contains(hit) || (hit.contains(one) && hit.matches('label')))
        );
      });
      // WordPress's own bar lies above ours; its search box grows while it gets focus.
      const wrapped = one.closest('.card, .hit, #wpadminbar');
      return isSeen || wrapped !== null ? '' : `${one.tagName} ${one.textContent.trim().slice(0, 30)}`;
    });
    if (look === 'end') break;
    if (look !== '') covered.push(look);
  }
  return covered;
}

async function asAdmin(page: Page): Promise<void> {
  const cookies = await wp<{ name: string; value: string; path: string }[]>(
    `$user = get_user_by('login', 'admin'); $end = time() + 3600; $token = WP_Session_Tokens::get_instance($user->ID)->create($end);
     return [['name' => LOGGED_IN_COOKIE, 'value' => wp_generate_auth_cookie($user->ID, $end, 'logged_in', $token), 'path' => '/']];`,
  );
  await page
    .context()
    .addCookies(
      cookies.map((cookie) => ({ ...cookie, domain: new URL(process.env.E2E_URL ?? '').hostname })),
    );
}

test('the bar stays at the top while the page scrolls, above it and below the admin bar', async ({
  page,
}) => {
  await page.goto(POST);
  expect(await top(page)).toBeGreaterThan(50);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => top(page)).toBe(0);
  await expect(bar(page)).toHaveCSS('z-index', '999');
});

test('the bar stands under the admin bar: 32 pixels, 46 on a tablet, 0 where that scrolls away', async ({
  page,
}) => {
  await asAdmin(page);
  for (const [width, offset] of [
    // At the desk the pointer is over the catalog: the wheel moves the page there, too.
    [1366, 32],
    [700, 46],
    [390, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(POST);
    await expect(page.locator('#wpadminbar')).toBeAttached();
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => top(page), { message: `${width} pixels` }).toBe(offset);
  }
});

test('the bar goes with the page where the screen is low: a phone on its side, a zoom of 400 %', async ({
  page,
}) => {
  for (const size of [
    { width: 844, height: 390 },
    { width: 341, height: 192 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(POST);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => top(page)).toBeLessThan(-200);
  }
});

test('the page knows whether the bar is stuck, and how high it is @js', async ({ page }) => {
  await page.goto(POST);
  await enhanced(page);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-header', 'free');
  await scrollTo(page, 1500);
  await expect(root).toHaveAttribute('data-header', 'stuck');
  await scrollTo(page, 0);
  await expect(root).toHaveAttribute('data-header', 'free');
  // Written only where the style sheet's own guess, in rem, is wrong.
  const height = () =>
    root.evaluate((one) => {
      const said = getComputedStyle(one).getPropertyValue('--header-height').trim();
      return said.endsWith('rem')
        ? `${parseFloat(said) * parseFloat(getComputedStyle(one).fontSize)}px`
        : said;
    });
  const real = () => bar(page).evaluate((one) => `${(one as HTMLElement).offsetHeight}px`);
  expect(await height()).toBe(await real());
  await page.setViewportSize({ width: 780, height: 700 });
  await expect.poll(async () => (await height()) === (await real())).toBe(true);
});

for (const [name, size, admin] of [
  ['on a desk', DESK, false],
  ['on a desk at 200 %', { width: 683, height: 384 }, false],
  ['on a desk at 400 %', { width: 341, height: 192 }, false],
  ['on a phone', PHONE, false],
  ['below the admin bar', DESK, true],
  ['below the admin bar at 200 %', { width: 683, height: 384 }, true],
  ['below the admin bar at 400 %', { width: 341, height: 192 }, true],
] as const) {
  test(`no stop of the keyboard is hidden by the bar, forth and back: ${name}`, async ({ page }) => {
    test.setTimeout(60_000);
    if (admin) await asAdmin(page);
    await page.setViewportSize(size);
    await page.goto(POST);
    expect(await coveredStops(page, 'Tab', 75), 'forth').toEqual([]);
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    expect(await coveredStops(page, 'Shift+Tab', 60), 'back').toEqual([]);
  });
}

test('an address of a place on the page shows that place below the bar', async ({ page }) => {
  await page.goto(`${POST}#comments`);
  await expect(page.locator('#comments')).toBeInViewport();
  const [place, edge] = await page.evaluate(() => [
    document.querySelector('#comments')!.getBoundingClientRect().top,
    document.querySelector('.sticky-header')!.getBoundingClientRect().bottom,
  ]);
  expect(place).toBeGreaterThanOrEqual(edge);
});

test.describe('The way back to the top', () => {
  const link = (page: Page) => page.getByRole('link', { name: 'Back to top' });

  test('is always there without a script, and leads to the top with focus @no-js', async ({ page }) => {
    await page.goto(POST);
    await expect(link(page)).toBeVisible();
    expect((await link(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.mouse.wheel(0, 2000);
    await link(page).click();
    await expect.poll(() => top(page)).toBeGreaterThan(50);
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
