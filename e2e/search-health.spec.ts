import { forget, isFound, publish, withPlugin } from './support/engine';
import { expect, test } from './support/test';
import { wp } from './support/wp';

test.describe('A host without SQLite’s full-text search', { tag: '@alone' }, () => {
  const NO_FTS5 = "add_filter('stallkeeper_fts5_available', '__return_false');";
  const health = (test: string) =>
    wp<{ status: string; label: string }>(
      `return apply_filters('site_status_tests', ['direct' => [], 'async' => []])['direct'][$args]['test']();`,
      test,
    );

  test('still searches, by WordPress’s own engine, and Site Health says why', async ({ request }) => {
    await publish('plainfen');
    expect(await health('stallkeeper_search')).toMatchObject({ status: 'good' });
    await withPlugin(NO_FTS5, async () => {
      expect(
        await wp("return \\Stallkeeper\\Theme\\Search\\Site::current()->search(['query' => 'the']);"),
      ).toBeNull();
      expect(await health('stallkeeper_search')).toMatchObject({
        status: 'recommended',
        label: expect.stringContaining('full-text search is missing'),
      });
      await publish('laterfen');
      for (const word of ['plainfen', 'laterfen']) {
        const page = await request.get(`/?s=${word}`);
        expect(page.status()).toBe(200);
        expect(await page.text()).toContain(`/${word}/`);
      }
    });
    expect(await isFound(request, 'laterfen')).toBe(true);
    await forget();
  });

  test('Site Health finds the light entry served, and names what is wrong when it is not', async () => {
    const probe = () =>
      wp<{ status: string; description: string }>(
        'return \\Stallkeeper\\Theme\\Search\\HealthProbes::entry()->toArray("x");',
      );
    expect(await probe()).toMatchObject({ status: 'good' });
    expect(
      await wp('return \\Stallkeeper\\Theme\\Search\\HealthProbes::privacy()->toArray("x");'),
    ).toMatchObject({ status: 'good' });
    const wrong = (filter: string) =>
      wp<{ status: string; description: string }>(
        `add_filter('pre_http_request', fn() => ${filter}); return \\Stallkeeper\\Theme\\Search\\HealthProbes::entry()->toArray("x");`,
      );
    expect(await wrong("['response' => ['code' => 403], 'headers' => [], 'body' => '{}']")).toMatchObject({
      status: 'recommended',
      description: expect.stringContaining('403'),
    });
    expect(await wrong("['response' => ['code' => 200], 'headers' => [], 'body' => '<html>']")).toMatchObject(
      { status: 'recommended', description: expect.stringContaining('not JSON') },
    );
  });
});
