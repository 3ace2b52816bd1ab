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
  await expect(page.getByLabel('Colors', { exact: true })).toBeVisible();
  await expect(page.frameLocator(PREVIEW).getByRole('contentinfo')).toBeAttached();
  await page
    .frameLocator(PREVIEW)
    .locator('html')
    .evaluate((html) => html.setAttribute('data-same', ''));
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
}) => {
  await openStyle(page);
  const body = (setting: string, value: string): Promise<number> =>
    paintTime(page, `stallkeeper_style_${setting}`, value, 'html', 'background-color');
  expect(await body('palette', 'night')).toBeLessThan(300);
  expect(await body('palette', 'market')).toBeLessThan(300);
  expect(await body('base', '#e0f0ff')).toBeLessThan(300);
  await expect(page.getByLabel('Colors', { exact: true })).toHaveValue('own');
  expect(
    await paintTime(page, 'stallkeeper_style_radius', 'none', '.search-form', 'border-top-left-radius'),
  ).toBeLessThan(300);
  await expect(page.frameLocator(PREVIEW).locator('html[data-same]')).toBeAttached();
});

test('a text color without contrast is refused with the figure, and a link color is corrected @js', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(SANDBOX);
  await openStyle(page);
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

test.describe('a saved style', () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(`is accessible with each palette in ${scheme} mode @js`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      for (const palette of ['harbor', 'orchard', 'plum', 'slate', 'night']) {
        await wp(`set_theme_mod('stallkeeper_style_palette', $args);`, palette);
        await page.goto('/');
        await expect(page.locator('#stallkeeper-style-inline-css')).toBeAttached();
        expect(await axe(page), palette).toEqual([]);
      }
    });
  }

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
