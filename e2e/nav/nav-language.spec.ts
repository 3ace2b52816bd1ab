import { axe } from '../support/axe';
import { catalogToggle, DESK, enhanced, PHONE } from '../support/nav';
import { summary } from '../support/search';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** The shop in another language, and in a right-to-left layout. */

test('a site in German shows German texts, singular and plural @js', async ({ page }) => {
  // WordPress would refuse the setting without its own German beside it; the theme's is what counts here.
  const speak = (language: string) =>
    wp(
      `global $wpdb; $wpdb->replace($wpdb->options, ['option_name' => 'WPLANG', 'option_value' => $args, 'autoload' => 'yes']);`,
      language,
    );
  await speak('de_DE');
  try {
    await page.setViewportSize(PHONE);
    await page.goto('/?s=kettle');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeAttached();
    await expect(
      page.getByRole('navigation', { name: 'Hauptmenü' }).getByText('Menü', { exact: true }),
    ).toBeVisible();
    await expect(summary(page)).toHaveText(/^\d+ Ergebnisse? gefunden$/);
    await expect(page.getByRole('button', { name: 'Suchen' }).first()).toBeVisible();
    await page.goto('/?s=zzqxv');
    await expect(summary(page)).toHaveText('0 Ergebnisse gefunden');
    const forms = await wp<string[]>(
      `return [sprintf(_n('%s comment', '%s comments', 1, 'stallkeeper'), '1'), sprintf(_n('%s comment', '%s comments', 2, 'stallkeeper'), '2'), __('Show the sidebar.', 'stallkeeper')];`,
    );
    expect(forms).toEqual(['1 Kommentar', '2 Kommentare', 'Die Seitenleiste zeigen.']);
  } finally {
    await speak('');
  }
});

test('in a right-to-left layout, the page is mirrored and does not scroll horizontally @js', async ({
  page,
}) => {
  for (const size of [{ width: 320, height: 700 }, PHONE, DESK]) {
    await page.setViewportSize(size);
    for (const path of ['/', '/how-the-stall-came-indoors/', '/?s=tea']) {
      await page.goto(path);
      await enhanced(page);
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      const { overflow, name, tools } = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        name: document.querySelector('.branding')!.getBoundingClientRect().right,
        tools: document.documentElement.clientWidth,
      }));
      expect(overflow, `${path} at ${size.width}`).toBe(0);
      expect(name).toBeGreaterThan(tools * 0.6);
    }
    const column = await page.locator('#catalog').boundingBox();
    if (size === DESK) expect(column!.x).toBeGreaterThan(700);
    else {
      await catalogToggle(page).click();
      const panel = await page.locator('.catalog__panel').boundingBox();
      expect(panel!.x + panel!.width).toBe(size.width);
      expect(await axe(page)).toEqual([]);
    }
  }
});
