import { PHONE } from '../support/nav';
import { expect, test } from '../support/test';

test.use({ viewport: PHONE });

test('on a phone, the theme’s own sections of the front page contain layout and paint, and the page’s own content does not @no-js', async ({
  page,
}) => {
  await page.goto('/');
  const sections = page.locator('main > .front-section:not(article)');
  expect(await sections.count()).toBeGreaterThan(3);
  for (const section of await sections.all()) await expect(section).toHaveCSS('contain', 'content');

  // A fixed element keeps its place on the screen.
  const content = page.locator('main article .entry-content');
  await content.evaluate((element) =>
    element.insertAdjacentHTML(
      'beforeend',
      '<p data-testid="fixed" style="position: fixed; inset: 100px auto auto 10px; margin: 0">Fixed</p>',
    ),
  );
  await content.scrollIntoViewIfNeeded();
  const box = await page.getByTestId('fixed').boundingBox();
  expect([box?.x, box?.y]).toEqual([10, 100]);
});
