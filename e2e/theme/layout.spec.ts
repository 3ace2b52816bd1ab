import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { pageWith } from '../support/wp';

const WIDTHS = [320, 390, 768, 1024, 1366];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function box(element: Locator): Promise<Box> {
  const found = await element.boundingBox();
  if (!found) throw new Error('The element has no box.');
  return found;
}

const bottom = ({ y, height }: Box): number => y + height;

const picture = (width: number, height: number, attributes = ''): string =>
  `<img ${attributes} alt="" width="${width}" height="${height}" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/>">`;

/** WordPress removes data URLs from content. */
const logo = (size: number, attributes = ''): string =>
  `<img ${attributes} alt="" width="${size}" height="${size}" src="/wp-includes/images/w-logo-blue.png">`;

async function atWidths(
  page: Page,
  widths: number[],
  check: (width: number) => Promise<void>,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await check(width);
  }
}

test('a logo of any size leaves the header low, and the cart is beside it @no-js', async ({ page }) => {
  await page.goto('/about/');
  for (const [width, height] of [
    [512, 512],
    [1200, 1600],
    [1200, 300],
  ] as const) {
    await page
      .locator('.branding')
      .evaluate(
        (branding, html) => (branding.innerHTML = html),
        `<a href="/" class="custom-logo-link" rel="home">${picture(width, height, 'class="custom-logo"')}</a>`,
      );
    await atWidths(page, WIDTHS, async (screen) => {
      const [logo, tools] = [await box(page.locator('.custom-logo')), await box(page.locator('.cart-link'))];
      expect(logo.height, `${width}×${height} at ${screen}`).toBeLessThanOrEqual(screen < 576 ? 40 : 56);
      expect(logo.width / logo.height).toBeCloseTo(width / height, 1);
      expect(Math.abs(bottom(tools) - tools.height / 2 - (bottom(logo) - logo.height / 2))).toBeLessThan(6);
    });
  }
});

test('a long site title wraps, and the cart stays in the first row; the tagline is on wide screens @no-js', async ({
  page,
}) => {
  await page.goto('/about/');
  await page
    .locator('.branding__name a')
    .evaluate(
      (title) => (title.textContent = 'The market stall of the old town and its many kitchen things'),
    );
  await atWidths(page, [320, 600, 768, 1024, 1366], async (width) => {
    const [title, tools] = [
      await box(page.locator('.branding__name')),
      await box(page.locator('.cart-link')),
    ];
    expect(tools.y, `at ${width}`).toBeLessThan(bottom(title));
    expect(tools.x, `at ${width}`).toBeGreaterThanOrEqual(title.x + title.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(page.locator('.branding__tagline')).toBeVisible({ visible: width >= 992 });
  });
});

test('the catalog column has its margin at the edge of the window in both directions @no-js', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/about/');
  const edge = (): Promise<number> =>
    page
      .locator('.catalog .menu__link')
      .first()
      .evaluate((link) => {
        const { left, right } = link.getBoundingClientRect();
        return document.dir === 'rtl' ? document.documentElement.clientWidth - right : left;
      });
  const left = await edge();
  expect(left).toBeGreaterThanOrEqual(16);
  await page.evaluate(() => (document.dir = 'rtl'));
  expect(await edge()).toBeCloseTo(left, 0);
});

test('widgets of the footer are not wider than a screen of 320 pixels @no-js', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/about/');
  // Images of a shop can be wider than the screen.
  await page
    .locator('.site-footer .slider')
    .evaluate((slider) => slider.querySelectorAll('img').forEach((one) => (one.style.minWidth = '20rem')));
  const widgets = page.locator('.site-footer .widget');
  expect(await widgets.count()).toBeGreaterThan(1);
  for (const widget of await widgets.all()) {
    const { x, width } = await box(widget);
    expect(x).toBeGreaterThanOrEqual(16);
    expect(x + width).toBeLessThanOrEqual(320 - 16);
  }
});

test('blocks and classic content keep their distances @no-js', async ({ page }) => {
  const text = 'A paragraph of the page with some words. '.repeat(4);
  await page.goto(
    await pageWith(`<!-- wp:html -->
    <!-- /wp:html --><!-- wp:columns {"align":"full"} --><div class="wp-block-columns alignfull"><!-- wp:column --><div class="wp-block-column"><p class="edge">${text}</p></div><!-- /wp:column --></div><!-- /wp:columns -->
    <!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#one">One</a></div><!-- /wp:button -->
    <!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#two">Two</a></div><!-- /wp:button --><p class="after">${text}</p>
    <!-- wp:image {"align":"right"} --><div class="wp-block-image"><figure class="alignright">${logo(150)}</figure></div><!-- /wp:image --><!-- wp:html --><p class="beside-block">${text}</p>
    <p class="classic">${logo(150, 'class="alignleft"')}<span>${text}</span></p>
    ${[3, 5].map((columns) => `<div class="gallery gallery-columns-${columns}">${`<figure class="gallery-item">${logo(50)}</figure>`.repeat(7)}</div>`).join('')}<p class="after-gallery">${text}</p>
    <div style="float: left; width: 40px; height: 300px"></div><p>${text}</p><div class="page-links"><a class="post-page-numbers" href="#">1</a></div>
    <div class="has-text-color" style="color: #010203"><p><a class="coloured" href="#">Link</a></p></div>
    <mark class="count">(5)</mark> <mark>found</mark>
    <div style="display: flex; inline-size: 4rem"><button>Edit</button><span style="flex: 1 0 auto">much more text</span></div>
    <!-- /wp:html -->`),
  );
  await page.setViewportSize({ width: 1366, height: 800 });
  const main = await box(page.locator('main'));
  expect((await box(page.locator('.edge'))).x - main.x).toBeGreaterThanOrEqual(16);
  const columns = (gallery: string): Promise<number> =>
    page
      .locator(gallery)
      .evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
  expect(await columns('.gallery-columns-3')).toBe(3);
  expect(await columns('.gallery-columns-5')).toBe(5);
  const [one, two, after] = [
    await box(page.getByRole('link', { name: 'One', exact: true })),
    await box(page.getByRole('link', { name: 'Two', exact: true })),
    await box(page.locator('.after')),
  ];
  expect(two.y - bottom(one)).toBeGreaterThanOrEqual(8);
  expect(after.y - bottom(two)).toBeGreaterThanOrEqual(8);
  expect(
    (await box(page.locator('.after-gallery'))).y - bottom(await box(page.locator('.gallery-columns-5'))),
  ).toBeGreaterThanOrEqual(16);
  await expect(page.locator('.coloured')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.locator('mark.count')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('mark').last()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  // A word of a button is in one line.
  expect((await box(page.getByRole('button', { name: 'Edit' }))).height).toBeLessThan(60);
  const floated = await box(page.locator('div[style*="float"]'));
  expect((await box(page.locator('.page-links'))).y).toBeGreaterThanOrEqual(bottom(floated));

  await page.setViewportSize({ width: 390, height: 800 });
  const [image, beside] = [
    await box(page.locator('figure.alignright')),
    await box(page.locator('.beside-block')),
  ];
  expect(beside.y).toBeGreaterThanOrEqual(bottom(image));
  const [classic, words] = [
    await box(page.locator('.classic img')),
    await box(page.locator('.classic span')),
  ];
  expect(words.y).toBeGreaterThanOrEqual(bottom(classic));
});
