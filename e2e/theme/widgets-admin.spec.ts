import { asAdmin } from '../support/admin';
import { withPlugin } from '../support/engine';
import { expect, test } from '../support/test';
import { withWidgets } from '../support/widgets';
import { wp } from '../support/wp';

/** The theme's widgets in both of WordPress's screens. `@js`: each changes the whole site. */

test('an administrator edits a widget on the classic screen, and invalid values are corrected on save @js', async ({
  page,
}) => {
  test.slow();
  await withPlugin(`add_filter('use_widgets_block_editor', '__return_false');`, () =>
    withWidgets(
      [{ widget: 'stallkeeper_products', area: 'sidebar', settings: { title: 'A', count: 2 } }],
      async () => {
        await asAdmin(page);
        await page.goto('/wp-admin/widgets.php');
        const form = page.locator('#sidebar .widget[id*="stallkeeper_products"]');
        await form.locator('.widget-action').click();
        await expect(form.getByLabel('Maximum number of items:')).toHaveValue('2');
        await form.getByLabel('Title:').fill('On the <b>shelf</b>');
        await form.getByLabel('Product selection:').selectOption('sale');
        await form.getByLabel('Layout:').selectOption('slider');
        await form.getByLabel('Maximum number of items:').evaluate((input) => {
          (input as HTMLInputElement).removeAttribute('max');
          (input as HTMLInputElement).value = '999';
        });
        await form.getByRole('button', { name: 'Save' }).click();
        await expect
          .poll(() => wp(`return get_option('widget_stallkeeper_products')[20];`))
          .toEqual({ title: 'On the shelf', source: 'sale', category: 0, count: 24, look: 'slider' });
      },
    ),
  );
});

test('the block widget screen shows both widgets with their forms, and saves by the same rules @js', async ({
  page,
  pageErrors,
}) => {
  // The editor's greeting has a picture on another host.
  pageErrors.allow(/Failed to load resource/);
  test.slow();
  await withWidgets(
    [
      { widget: 'stallkeeper_popular_posts', area: 'sidebar', settings: { title: 'Read', count: 3 } },
      { widget: 'stallkeeper_products', area: 'sidebar', settings: { title: 'Bought', count: 2 } },
    ],
    async () => {
      await asAdmin(page);
      await page.goto('/wp-admin/widgets.php');
      const saved = await page.evaluate(async () => {
        const { wp: core } = window as unknown as {
          wp: { apiFetch: (request: unknown) => Promise<Record<string, unknown>> };
        };
        const form = await core.apiFetch({
          path: '/wp/v2/widget-types/stallkeeper_products/encode',
          method: 'POST',
          data: { instance: {} },
        });
        const widget = await core.apiFetch({
          path: '/wp/v2/widgets/stallkeeper_popular_posts-20',
          method: 'PUT',
          data: { instance: { raw: { title: 'Read <i>this</i>', count: '900', other: 'x' } } },
        });
        return { form: form.form as string, instance: (widget.instance as { raw: unknown }).raw };
      });
      expect(saved.form).toContain('Maximum number of items:');
      expect(saved.instance).toEqual({ title: 'Read this', count: 20 });

      const dismiss = page.getByRole('button', { name: /close/i });
      if (await dismiss.first().isVisible()) await dismiss.first().click();
      const blocks = page.locator('.wp-block-legacy-widget');
      await expect(blocks).toHaveCount(2, { timeout: 20_000 });
    },
  );
});
