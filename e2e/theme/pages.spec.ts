import { axe } from '../support/axe';
import { expect, test, type Page } from '../support/test';
import { wp } from '../support/wp';

/** Every template of the theme by an address that the demo has. */
const PAGES: Record<string, { path: string; status?: number }> = {
  'the front page': { path: '/' },
  'the journal': { path: '/journal/' },
  'an older page of the journal': { path: '/journal/page/2/' },
  'a category': { path: '/category/kitchen/' },
  'a tag': { path: '/tag/repair/' },
  'an author': { path: '/author/giorgos-papadakis/' },
  'a month': { path: '/2024/07/' },
  'a post with comments': { path: '/how-the-stall-came-indoors/' },
  'a post with pictures': { path: '/one-morning-in-nine-pictures/' },
  'a post with tables': { path: '/a-brewing-table-to-pin-above-the-sink/' },
  'a post with code': { path: '/we-print-our-own-labels/' },
  'a post whose title is one long word': { path: '/everything-in-one-go/' },
  'a post without a title': { path: '/a-note-without-a-title/' },
  'a post behind a password': { path: '/supper-club-list/' },
  'a page': { path: '/about/' },
  'an address that leads nowhere': { path: '/no-such-page-here/', status: 404 },
};

const PHP_ERROR = /<b>(Notice|Warning|Deprecated|Fatal error|Parse error)<\/b>|Stack trace:/;

const expectFits = async (page: Page) => {
  const { content, screen } = await page.locator('html').evaluate((html) => ({
    content: html.scrollWidth,
    screen: html.clientWidth,
  }));
  expect(content, 'width of the page').toBeLessThanOrEqual(screen);
};

const open = async (page: Page, { path, status = 200 }: { path: string; status?: number }) => {
  const response = await page.goto(path);
  expect(response?.status()).toBe(status);
};

test.beforeEach(({ pageErrors }) => pageErrors.allow(/status of 404/));

for (const [name, address] of Object.entries(PAGES)) {
  test(`${name}: one main heading, a skip link that works, nothing that scrolls sideways @no-js`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, address);
    expect(await page.content()).not.toMatch(PHP_ERROR);

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }

    await expectFits(page);

    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test(`${name}: axe finds no violation on a phone or a desktop, in light or dark mode @js`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, address);
    await expectFits(page);
    for (const width of [390, 1366]) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width, height: 800 });
      expect(await axe(page), `${width} pixels`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axe(page, { onlyColors: true }), `${width} pixels, dark`).toEqual([]);
    }
  });
}

test('a post whose author was deleted shows no author link @no-js', async ({ page }) => {
  const { id, path } = await wp<{ id: number; path: string }>(
    `$id = wp_insert_post(['post_title' => 'Left behind', 'post_status' => 'publish', 'post_author' => 0, 'post_date' => '2001-01-01 00:00:00']);
     return ['id' => $id, 'path' => get_permalink($id)];`,
  );
  try {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Left behind' })).toBeVisible();
    await expect(page.locator('[rel="author"]')).toHaveCount(0);
  } finally {
    await wp('wp_delete_post($args, true);', id);
  }
});
