import type { Page } from '@playwright/test';
import { asAdmin } from '../support/admin';
import { axe } from '../support/axe';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** The section "Style" of the Customizer. `@js`: the preview needs scripts, and saved styles change the whole site. */

const PREVIEW = 'iframe[title="Site Preview"]';
/** Chromium about the preview of WordPress's Customizer. */
const SANDBOX = /An iframe which has both allow-scripts/;

/** Opens the section, and marks the document in the preview, which a reload would replace. */
async function openStyle(page: Page): Promise<void> {
  await asAdmin(page);
  await page.goto('/wp-admin/customize.php?autofocus[section]=stallkeeper_style');
  await expect(page.getByRole('group', { name: 'Colors', exact: true })).toBeVisible();
  await expect(page.frameLocator(PREVIEW).getByRole('contentinfo')).toBeAttached();
  await page
    .frameLocator(PREVIEW)
    .locator('html')
    .evaluate((html) => html.setAttribute('data-same', ''));
  // The controls send values to the preview after it has answered.
  await page.waitForFunction(
    () =>
      (
        window as unknown as {
          wp: { customize: { previewer: { deferred: { active: { state: () => string } } } } };
        }
      ).wp.customize.previewer.deferred.active.state() === 'resolved',
  );
}

/** Milliseconds from a change of a setting until the preview has painted another value of the property. */
const paintTime = (
  page: Page,
  setting: string,
  value: string,
  selector: string,
  property: string,
): Promise<number> =>
  page.evaluate(
    ([frame, id, chosen, target, name]) =>
      new Promise<number>((resolve, reject) => {
        const preview = (document.querySelector(frame) as HTMLIFrameElement).contentWindow as Window;
        const read = (): string =>
          preview.getComputedStyle(preview.document.querySelector(target) as Element).getPropertyValue(name);
        const before = read();
        const start = performance.now();
        const look = (): void => {
          if (read() !== before) resolve(performance.now() - start);
          else if (performance.now() - start > 3000) reject(new Error(`${name} is still ${before}`));
          else preview.requestAnimationFrame(look);
        };
        (window as unknown as { wp: { customize: (id: string) => { set: (value: string) => void } } }).wp
          .customize(id)
          .set(chosen);
        preview.requestAnimationFrame(look);
      }),
    [PREVIEW, setting, value, selector, property] as const,
  );

test('the preview shows palettes, own colors and shapes within 300 ms and without a reload @js', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(SANDBOX);
  await openStyle(page);
  const times: number[] = [];
  const own = { plum: '#e0f0ff', night: '#f0ffe0', market: '#ffe0f0' };
  for (const [palette, base] of Object.entries(own))
    times.push(
      await paintTime(page, 'stallkeeper_style_palette', palette, 'html', 'background-color'),
      await paintTime(page, 'stallkeeper_style_base', base, 'html', 'background-color'),
    );
  await expect(page.getByRole('radio', { name: 'Own colors' })).toBeChecked();
  times.push(
    await paintTime(page, 'stallkeeper_style_radius', 'none', '.search-form', 'border-top-left-radius'),
    await paintTime(page, 'stallkeeper_style_fonts', 'bookshop', 'h1, h2', 'font-family'),
    await paintTime(page, 'stallkeeper_style_fonts', 'studio', 'h1, h2', 'font-family'),
  );
  // Half of them: the processor of a test also runs the server and other tests.
  expect(times.sort((one, other) => one - other)[Math.floor(times.length / 2)]).toBeLessThan(300);
  await expect(page.frameLocator(PREVIEW).locator('html[data-same]')).toBeAttached();
});

test('own colors start from a palette, come back after a look at another, and need contrast @js', async ({
  page,
  pageErrors,
}) => {
  test.slow();
  pageErrors.allow(SANDBOX);
  await openStyle(page);
  const colors = page.getByRole('group', { name: 'Colors', exact: true });
  const color = (name: string): Promise<string> =>
    page.evaluate(
      (id) =>
        (window as unknown as { wp: { customize: (id: string) => { get: () => string } } }).wp
          .customize(id)
          .get(),
      `stallkeeper_style_${name}`,
    );
  await test.step('the keyboard selects a palette, beside its colors', async () => {
    await expect(colors.getByRole('radio', { name: 'Market' })).toBeChecked();
    await colors.getByRole('radio', { name: 'Market' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(colors.getByRole('radio', { name: 'Harbor' })).toBeChecked();
    await colors.getByRole('radio', { name: 'Plum' }).check();
    await expect(colors.getByText('Plum').locator('span span')).toHaveCount(4);
  });
  await test.step('a change of one color keeps the other colors of the palette', async () => {
    const base = await color('base');
    const field = page.locator('#customize-control-stallkeeper_style_accent');
    await field.getByRole('button', { name: 'Select Color' }).click();
    await field.getByRole('textbox').fill('#105090');
    await page.keyboard.press('Tab');
    await expect(colors.getByRole('radio', { name: 'Own colors' })).toBeChecked();
    expect([await color('base'), await color('accent')]).toEqual([base, '#105090']);
    const shown = page.frameLocator(PREVIEW).locator('html');
    await expect
      .poll(() => shown.evaluate((html) => getComputedStyle(html).backgroundColor))
      .toBe(`rgb(${[1, 3, 5].map((at) => parseInt(base.slice(at, at + 2), 16)).join(', ')})`);
  });
  await test.step('own colors return', async () => {
    await colors.getByRole('radio', { name: 'Night' }).check();
    expect(await color('accent')).not.toBe('#105090');
    await colors.getByRole('radio', { name: 'Own colors' }).check();
    expect(await color('accent')).toBe('#105090');
  });
  expect(await axe(page, { within: '#customize-control-stallkeeper_style_palette' })).toEqual([]);
  await test.step('a text color without contrast is refused with the figure, and a link color is corrected', async () => {
    const set = (name: string, value: string): Promise<void> =>
      page.evaluate(
        ([id, chosen]) =>
          (window as unknown as { wp: { customize: (id: string) => { set: (value: string) => void } } }).wp
            .customize(id)
            .set(chosen),
        [`stallkeeper_style_${name}`, value] as const,
      );
    await set('contrast', '#aaaaaa');
    const text = page.locator('#customize-control-stallkeeper_style_contrast');
    await expect(text).toContainText('is 2.2:1. At least 4.5:1 is needed.');
    await set('contrast', '#20281f');
    await expect(text).not.toContainText('At least 4.5:1');
    await set('accent', '#ff0000');
    await expect(page.locator('#customize-control-stallkeeper_style_accent')).toContainText(
      /to the background is 3\.\d:1\. The theme shows text and buttons in #/,
    );
  });
});

test.describe('a saved style', () => {
  test('is accessible with each palette in light and dark mode @js', async ({ page }) => {
    for (const palette of ['harbor', 'orchard', 'plum', 'slate', 'night']) {
      await wp(`set_theme_mod('stallkeeper_style_palette', $args);`, palette);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/');
      await expect(page.locator('#stallkeeper-style-inline-css')).toBeAttached();
      expect(await axe(page), palette).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axe(page, { onlyColors: true }), `${palette}, dark`).toEqual([]);
    }
  });

  test('loads its fonts from the shop alone, at most 60 kB, without a layout shift @js', async ({ page }) => {
    await wp(`set_theme_mod('stallkeeper_style_fonts', 'bookshop');`);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          };
          if (!hadRecentInput)
            document.documentElement.dataset['shift'] = String(
              Number(document.documentElement.dataset['shift'] ?? 0) + value,
            );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check("700 20px 'Crimson Pro'"))).toBe(true);
    const host = new URL(page.url()).host;
    expect(requests.filter((url) => !url.startsWith('data:') && new URL(url).host !== host)).toEqual([]);
    const files = requests.filter((url) => url.endsWith('.woff2'));
    expect(new Set(files).size).toBe(files.length);
    const sizes = await Promise.all(
      files.map(async (url) => (await (await page.request.get(url)).body()).length),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01);
  });

  test('changes buttons, cards, images and the awning @js', async ({ page }) => {
    await wp(`foreach ($args as $name => $value) { set_theme_mod("stallkeeper_style_$name", $value); }`, {
      buttons: 'outline',
      button_shape: 'pill',
      cards: 'shadow',
      card_images: 'portrait',
      awning: 'off',
      radius: 'none',
    });
    await page.goto('/');
    const card = page.locator('.product-tile').first();
    await expect(card).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    await expect(card).not.toHaveCSS('box-shadow', 'none');
    await expect(card).toHaveCSS('border-top-left-radius', '0px');
    await expect(card.locator('.product-card__picture img').first()).toHaveCSS('aspect-ratio', '3 / 4');
    const awning = await page
      .locator('.sticky-header')
      .evaluate((header) => getComputedStyle(header, '::after').blockSize);
    expect(awning).toBe('0px');
    expect(await axe(page)).toEqual([]);
  });
});
