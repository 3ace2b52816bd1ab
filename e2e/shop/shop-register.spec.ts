import { randomUUID } from 'node:crypto';
import { shop } from '../support/shop/shop';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

const OPTIONS = ['woocommerce_enable_myaccount_registration', 'woocommerce_registration_generate_password'];

test('the first click on Register works after a password manager has filled the form @js', async ({
  page,
}) => {
  test.skip(shop().kind === 'stand-in', 'the stand-in has no accounts');
  await wp('update_option($args[0], "yes"); update_option($args[1], "no");', OPTIONS);
  await page.goto('/my-account/');
  const form = page.locator('form.register');
  const button = form.getByRole('button', { name: 'Register' });
  await expect(form.locator('.show-password-input')).toBeVisible();
  await expect(form.locator('.password-hint')).toContainText('twelve characters');
  for (const [id, value] of [
    ['#reg_email', `${randomUUID()}@example.test`],
    ['#reg_password', 'short'],
    ['#reg_username', `visitor-${randomUUID()}`],
  ] as const) {
    // As a password manager: without events of keys.
    await form.evaluate(
      (element, [field, text]) => {
        const input = element.querySelector<HTMLInputElement>(field);
        if (input) input.value = text;
      },
      [id, value] as const,
    );
  }
  // WordPress loads the rating's dictionary later.
  await page.waitForFunction(() => 'zxcvbn' in window);
  const top = async (): Promise<number> => (await button.boundingBox())?.y ?? 0;
  const positionBefore = await top();
  await form.locator('#reg_password').dispatchEvent('change');
  await expect(form.locator('.woocommerce-password-strength')).toBeVisible();
  expect(await top()).toBeCloseTo(positionBefore, 0);
  await form
    .locator('#reg_password')
    .evaluate((input: HTMLInputElement) => (input.value = `Kettle ${Date.now()} !?`));
  await form.locator('#reg_password').dispatchEvent('change');
  expect(await top()).toBeCloseTo(positionBefore, 0);
  await button.click();
  await expect(page.locator('.woocommerce-MyAccount-navigation')).toBeVisible();
});
