import { asAdmin } from '../support/admin';
import { forget, isFound, publish, withPlugin } from '../support/engine';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

test.describe('A host without the PHP extensions of the built-in engine', { tag: '@js' }, () => {
  const NO_ENGINE = "add_filter('stallkeeper_search_engine_can_run', '__return_false');";
  const health = (test: string) =>
    wp<{ status: string; label: string }>(
      `return apply_filters('site_status_tests', ['direct' => [], 'async' => []])['direct'][$args]['test']();`,
      test,
    );

  test('uses WordPress’s own search, and Site Health reports the reason', async ({ request }) => {
    await publish('plainfen');
    expect(await health('stallkeeper_search')).toMatchObject({ status: 'good' });
    await withPlugin(NO_ENGINE, async () => {
      expect(
        await wp(
          "return stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\EmbeddedEngine::class)->search(['query' => 'the']);",
        ),
      ).toBeNull();
      expect(await health('stallkeeper_search')).toMatchObject({
        status: 'recommended',
        label: expect.stringContaining('a PHP extension is missing'),
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

  test('Site Health reports whether the fast endpoint works, and what is wrong if it does not', async () => {
    const probe = () =>
      wp<{ status: string; description: string }>(
        'return stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Health\\EndpointTests::class)->entry()->toArray("x");',
      );
    expect(await probe()).toMatchObject({ status: 'good' });
    expect(
      await wp(
        'return stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Health\\EndpointTests::class)->privacy()->toArray("x");',
      ),
    ).toMatchObject({ status: 'good' });
    const wrong = (filter: string) =>
      wp<{ status: string; description: string }>(
        `add_filter('pre_http_request', fn() => ${filter}); return stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Health\\EndpointTests::class)->entry()->toArray("x");`,
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

test.describe('Site Health behind a proxy', { tag: '@js' }, () => {
  const PROBLEM = 'All visitors share one search limit';
  const proxyTest = (server: Record<string, string>, proxies: string[] = []) =>
    wp<{ status: string; label: string; description: string }>(
      `foreach ($args['server'] as $name => $value) { $_SERVER[$name] = $value; }
       add_filter('stallkeeper_trusted_proxies', fn() => $args['proxies']);
       return apply_filters('site_status_tests', ['direct' => [], 'async' => []])['async']['stallkeeper_search_proxy']['async_direct_test']();`,
      { server, proxies },
    );

  test('an untrusted proxy is reported with instructions', async () => {
    const server = { REMOTE_ADDR: '172.18.0.1', HTTP_X_FORWARDED_FOR: '203.0.113.9' };
    const found = await proxyTest(server);
    expect(found).toMatchObject({ status: 'recommended', label: PROBLEM });
    for (const text of ['172.18.0.1', 'STALLKEEPER_TRUSTED_PROXIES', 'stallkeeper_trusted_proxies', '300']) {
      expect(found.description).toContain(text);
    }
    expect(found.description).not.toContain('203.0.113.9');
    expect(await proxyTest(server, ['172.16.0.0/12'])).toMatchObject({ status: 'good' });
    expect(await proxyTest({ REMOTE_ADDR: '172.18.0.1' })).toMatchObject({ status: 'good' });
  });

  test('a listed proxy that does not send X-Forwarded-For is reported', async () => {
    const server = { REMOTE_ADDR: '172.18.0.1', HTTP_X_REAL_IP: '203.0.113.9' };
    const found = await proxyTest(server, ['172.18.0.1']);
    expect(found).toMatchObject({ status: 'recommended', label: PROBLEM });
    expect(found.description).toContain('X-Forwarded-For');
  });

  test('the request of an administrator reports it, and other visitors may not send one', async ({
    page,
    request,
  }) => {
    await asAdmin(page);
    const nonce = await wp<string>(
      `wp_set_current_user(1); $_COOKIE[LOGGED_IN_COOKIE] = $args; return wp_create_nonce('wp_rest');`,
      (await page.context().cookies()).find(({ name }) => name.startsWith('wordpress_logged_in'))?.value,
    );
    const url = '/wp-json/stallkeeper/v1/search-health/proxy';
    const label = async (headers: Record<string, string>) => {
      const response = await page.request.get(url, { headers: { 'X-WP-Nonce': nonce, ...headers } });
      return ((await response.json()) as { label: string }).label;
    };
    expect(await label({})).not.toBe(PROBLEM);
    expect(await label({ 'X-Forwarded-For': '203.0.113.9' })).toBe(PROBLEM);
    expect((await request.get(url)).status()).toBe(401);
  });
});
