import { expect, test } from '../support/test';
import { pageWith } from '../support/wp';

test('text with the screen reader class is visually hidden, and a link with this class is visible while it has focus @no-js', async ({
  page,
}) => {
  await page.goto(
    await pageWith(
      '<h2 class="screen-reader-text">A heading to hear</h2><p><a class="screen-reader-text" href="/about/">A link to hear</a></p>',
    ),
  );
  const heading = page.getByRole('heading', { name: 'A heading to hear' });
  const link = page.getByRole('link', { name: 'A link to hear' });
  for (const hidden of [heading, link])
    expect(await hidden.boundingBox()).toMatchObject({ width: 1, height: 1 });
  await link.focus();
  const shown = await link.boundingBox();
  expect(shown?.height).toBeGreaterThanOrEqual(24);
  expect(shown?.width).toBeGreaterThan(44);
  await expect(link).toHaveCSS('clip-path', 'none');
});

test('a "Read more" link of a search result shows that it opens a new tab', async ({ page }) => {
  await page.goto('/?s=kettle&shop_type=post');
  const more = page.locator('.hit__more').first();
  await expect(more).toHaveAttribute('target', '_blank');
  await expect(more).toHaveAccessibleName(/^Read more ?: .+ \(opens in a new tab\)$/);
  expect(await more.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('\u2197');
});
