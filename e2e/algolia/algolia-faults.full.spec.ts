import type { Fault, Stored } from '../support/algolia/types';
import { failures, forgetFailures, withProvider } from '../support/algolia/site';
import { APP_ID, SEARCH_KEY } from '../support/algolia/server';
import { box, titles, wake } from '../support/search';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** Pages of a visitor while the hosted provider fails. The titles of its records have a prefix, so that a hit shows its source. */

const FAULTS: [string, Fault, RegExp][] = [
  ['no answer', { kind: 'silent' }, /Unreachable|RetryError/],
  ['500', { kind: 'status', status: 500 }, /Unreachable|RetryError/],
  ['403', { kind: 'status', status: 403 }, /BadRequest|ApiError/],
  ['429', { kind: 'status', status: 429, retryAfter: '30' }, /BadRequest|ApiError/],
  ['a page instead of an answer', { kind: 'html' }, /Algolia|Deserialization/],
  ['a dropped connection', { kind: 'dropped' }, /Unreachable|RetryError/],
  ['half a body', { kind: 'half' }, /Unreachable|RetryError|Deserialization/],
  ['wrong types', { kind: 'types' }, /UnexpectedValue|Deserialization/],
];

const MARKED = 'Far away: ';
const PROBLEM = '.notice--problem:not([hidden])';

/** Every record of the provider begins with the mark. */
function mark(records: Map<string, Stored>): void {
  for (const record of records.values()) record.post_title = MARKED + String(record.post_title);
}

test('without JavaScript, the built-in engine is used after any provider error, and no request is sent for two minutes @js', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const heard = `add_action('stallkeeper_search_error', static fn($failure) => header('X-Search-Error: ' . $failure['kind']));`;
  const find = async (query: string) => {
    const response = await request.get(`/?s=${query}`);
    const html = await response.text();
    return { status: response.status(), html, event: response.headers()['x-search-error'] };
  };
  const expectOwn = (html: string) => {
    expect(html).toContain('hit__title');
    expect(html).not.toContain(MARKED);
    expect(html).not.toContain('Search is limited at the moment');
  };
  await withProvider(async (provider) => {
    mark(provider.index()!.records);
    expect((await find('kettle')).html).toContain(MARKED);
    for (const [name, is, kind] of FAULTS) {
      await forgetFailures();
      provider.forget();
      provider.fault = { is };
      const began = Date.now();
      const first = await find('kettle');
      expect(first.status, name).toBe(200);
      expect(Date.now() - began, `${name}: two seconds and the page itself`).toBeLessThan(10_000);
      expectOwn(first.html);
      expect(first.event, name).toMatch(kind);
      expect(provider.of('search'), name).toHaveLength(1);
      const second = await find('teapot');
      expectOwn(second.html);
      expect(second.event).toBeUndefined();
      expect(provider.of('search'), `${name}: it is not asked again`).toHaveLength(1);
      const noted = await failures();
      expect(noted, name).toHaveLength(1);
      expect(noted[0]?.kind).toMatch(kind);
      expect(JSON.stringify(noted)).not.toContain(SEARCH_KEY);
    }

    // Down, and up again after three minutes: the first two pass without a question, then one asks and all is well.
    provider.fault = null;
    await forgetFailures();
    await provider.down();
    expectOwn((await find('kettle')).html);
    await provider.up();
    provider.forget();
    const later = (seconds: number) =>
      wp(
        `$circuit = get_transient('stallkeeper_algolia_circuit'); set_transient('stallkeeper_algolia_circuit', array_map(fn($until) => $until - $args, $circuit), 3600);`,
        seconds,
      );
    await later(60);
    expectOwn((await find('kettle')).html);
    expect(provider.calls).toEqual([]);
    await later(120);
    expect((await find('kettle')).html).toContain(MARKED);
    expect(provider.of('search')).toHaveLength(1);
    expect(await failures()).toHaveLength(1);
  }, heard);
});

test('with JavaScript, the built-in engine is used after a provider error, without an error message @js', async ({
  page,
  pageErrors,
}) => {
  test.setTimeout(180_000);
  pageErrors.allow(/Failed to load resource|net::ERR_|CORS policy/);
  await withProvider(async (provider) => {
    mark(provider.index()!.records);
    await page.addInitScript(() => {
      addEventListener('stallkeeper:search-error', (event) => {
        const list = ((window as { failed?: unknown[] }).failed ??= []);
        list.push((event as CustomEvent).detail);
      });
    });
    const failed = () => page.evaluate(() => (window as { failed?: { name: string }[] }).failed ?? []);
    for (const [name, is, kind] of FAULTS) {
      provider.fault = null;
      await page.goto('/?s=kettle');
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await wake(page);
      await expect(titles(page).first()).toContainText(MARKED);
      provider.fault = { is, on: ({ from }) => from === 'browser' };
      provider.forget();
      await box(page).fill('teapot');
      await expect(titles(page).first(), name).toContainText(/^(?!Far away).*teapot/i);
      await expect(page.locator(PROBLEM), name).toHaveCount(0);
      const [told, ...others] = await failed();
      expect(told?.name, name).toMatch(kind);
      expect(others, name).toEqual([]);
      // For two minutes no search of this visit waits for the provider, on this page and on the next.
      const tries = provider.of('search', 'browser').length;
      await box(page).fill('kettle');
      await expect(titles(page).first(), name).toContainText(/^(?!Far away).*kettle/i);
      expect(provider.of('search', 'browser'), name).toHaveLength(tries);
    }
    await page.goto('/?s=kettle');
    await wake(page);
    provider.forget();
    await box(page).fill('teapot');
    await expect(titles(page).first()).toContainText(/^(?!Far away).*teapot/i);
    expect(provider.of('search', 'browser')).toEqual([]);
  });
});

test('visitors see an error message only if the built-in engine also fails @js', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource|net::ERR_/);
  // The engine is missing for requests that say so: the same site then has it and has it not.
  const code = `add_filter('stallkeeper_search_engine_can_run', static fn($is) => $is && empty($_GET['no_engine']));`;
  await withProvider(async (provider) => {
    await page.goto('/?s=kettle');
    await wake(page);
    const before = await titles(page).allTextContents();
    expect(before.length).toBeGreaterThan(0);
    await provider.down();
    await page.route(/\/1\/indexes\//, (route) => route.abort());
    await box(page).fill('teapot');
    await expect(page.locator(PROBLEM)).toContainText('Search is not available right now.');
    // The hits from before are still there.
    await expect(titles(page)).toHaveText(before);
    await page.unroute(/\/1\/indexes\//);
    await box(page).fill('teapo');
    await expect(page.locator(PROBLEM)).toHaveCount(0);
    await expect(titles(page).first()).toContainText(/teapo/i);

    const limited = await (await request.get('/?s=kettle&no_engine=1')).text();
    expect(limited).toContain('Search is limited at the moment');
    expect(limited).toContain('hit__title');
    const own = await (await request.get('/?s=kettle')).text();
    expect(own).not.toContain('Search is limited at the moment');
    expect(own).toContain('hit__title');
    expect(own).toContain(APP_ID);
  }, code);
});
