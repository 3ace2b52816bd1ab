import type { Locator, Page } from '@playwright/test';
import { axe } from '../support/axe';
import { followBelowHits } from '../support/search';
import { pageOf } from '../support/slider';
import { expect, test } from '../support/test';

/** The visitor's own settings, at the foot of every page. */

const group = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('group', { name: 'Preferences' });

for (const width of [320, 390, 768, 1366]) {
  test(`the preferences are quiet controls of a group at ${width} pixels @js`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(await pageOf({ kind: 'brand', label: 'slides' }));
    const names = ['Keyboard shortcuts', 'Pause animations'];
    for (const name of names) {
      const button = group(page).getByRole('button', { name });
      await expect(button).toBeVisible();
      await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      const box = await button.boundingBox();
      expect(box?.height ?? 0, 'a target of WCAG 2.5.8').toBeGreaterThanOrEqual(24);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      const colour = await button.evaluate((element) => {
        const footer = element.closest('footer');
        return [element, footer].map((one) => one && getComputedStyle(one).color);
      });
      expect(colour[0], 'the colour of the text around').toBe(colour[1]);
    }
    await expect(page.getByRole('link', { name: 'Privacy choices' })).toBeVisible();
    expect(await axe(page, { within: 'footer' })).toEqual([]);
  });
}

test('a pressed preference button looks different from one that is not pressed @js', async ({ page }) => {
  await page.goto('/?s=');
  const button = group(page).getByRole('button', { name: 'Keyboard shortcuts' });
  const mark = (): Promise<string> =>
    button.evaluate((element) => getComputedStyle(element, '::before').content);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const on = await mark();
  await followBelowHits(button);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await mark()).not.toBe(on);
});

test('there is no empty group of preferences where no script runs @no-js', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.preferences')).toBeHidden();
});
