import { withPlugin } from './support/engine';
import { shopName } from './support/shop';
import { AD, settle, sourceCookies } from './support/source';
import { expect, test, type Page } from './support/test';

/** As WP Consent API does it: the same names, a cookie for each category, an event whose detail is an array with names. */
const API = `
class WP_CONSENT_API {}
function wp_get_consent_type() { return isset($_GET['unknown']) ? '' : 'optin'; }
function wp_has_consent($category) { return !wp_get_consent_type() || ($_COOKIE["wp_consent_$category"] ?? '') === 'allow'; }
add_action('wp_head', function () { ?>
<script>
  window.wp_fallback_consent_type = <?php echo wp_json_encode(wp_get_consent_type()); ?>;
  window.wp_has_consent = (category) =>
    !window.wp_fallback_consent_type || document.cookie.includes('wp_consent_' + category + '=allow');
  window.wp_set_consent = (category, value) => {
    document.cookie = 'wp_consent_' + category + '=' + value + ';path=/';
    const detail = [];
    detail[category] = value;
    document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail }));
  };
</script>
<?php });
`;

const say = (page: Page, choice: 'allow' | 'deny'): Promise<void> =>
  page.evaluate(
    (value) =>
      (window as unknown as { wp_set_consent: (of: string, value: string) => void }).wp_set_consent(
        'marketing',
        value,
      ),
    choice,
  );
const kept = async (page: Page): Promise<string[]> => Object.keys(await sourceCookies(page.context())).sort();

test('a consent plugin asks in the place of our question, and its answers are kept @js @alone', async ({
  page,
}) => {
  test.slow();
  test.info().annotations.push({ type: 'shop', description: shopName() });
  await withPlugin(API, async () => {
    await page.goto(AD);
    await expect(page.getByRole('region', { name: 'Your choice' })).toHaveCount(0);
    expect(await kept(page), 'nobody has answered').toEqual([]);
    await say(page, 'allow');
    await settle(page, true);
    expect((await sourceCookies(page.context()))['sbjs_current']).toContain('newsletter');
    await page.goto('/shop/');
    await expect.poll(() => kept(page)).toContain('stallkeeper_source');

    // A page on which nothing says what kind of consent is needed gathers nothing, and takes a refusal all the same.
    await page.goto('/cart/?unknown=1');
    await say(page, 'deny');
    await expect.poll(() => kept(page)).toEqual([]);
    await page.goto('/shop/?utm_source=later');
    await page.goto('/cart/?unknown=1');
    expect(await kept(page), 'and nothing comes back').toEqual([]);
  });
});
