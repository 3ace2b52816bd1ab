import { box, followBelowHits } from '../support/search';
import { expect, test } from '../support/test';

/** The keys that lead to the search box. */

const KEYS = ['s', '/'];

test('the keys focus the search box, but not with Ctrl and not in an input @js', async ({ page }) => {
  for (const key of KEYS) {
    await page.goto('/?s=');
    await page.getByRole('main').click({ position: { x: 2, y: 2 } });
    for (const held of ['Control', 'Alt', 'Meta']) {
      await page.keyboard.press(`${held}+${key}`);
      await expect(box(page)).not.toBeFocused();
    }
    await page.keyboard.press(key);
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('');
    await page.keyboard.type(`a${key}`);
    await expect(box(page)).toHaveValue(`a${key}`);
  }
});

test("the keys type a letter in a comment, and focus the header's search box elsewhere on that page @js", async ({
  page,
}) => {
  await page.goto('/how-the-stall-came-indoors/');
  const comment = page.locator('textarea#comment');
  for (const key of KEYS) {
    await comment.fill('');
    await comment.focus();
    await page.keyboard.type(`tea${key}`);
    await expect(comment).toBeFocused();
    await expect(comment).toHaveValue(`tea${key}`);
    await comment.blur();
    await page.keyboard.press(key);
    await expect(page.getByRole('search').first().locator('[data-part="input"]')).toBeFocused();
    await expect(comment).toHaveValue(`tea${key}`);
  }
});

test('a visitor can turn the keys off, and they stay off @js', async ({ page }) => {
  await page.goto('/?s=');
  const button = page.getByRole('button', { name: 'Keyboard shortcuts' });
  // The page may have hits above its footer.
  await followBelowHits(button);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('s');
  await expect(box(page)).not.toBeFocused();
});

test('without a script there are no keys and no switch for them @no-js', async ({ page }) => {
  await page.goto('/?s=');
  await expect(page.locator('[data-part="shortcuts"]')).toBeHidden();
});
