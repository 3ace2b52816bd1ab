import { box, titles, wake } from '../support/search';
import { askSite, startNetwork, titlesOf, type Network, type NetworkSite } from '../support/servers/network';
import { expect, test, type Page } from '../support/test';

/** Two sites of a network: each has its own index, keys and settings. */

test.describe.configure({ mode: 'serial' });

const TITLES = { first: 'Zanzibar kettle of the first site', second: 'Zanzibar kettle of the second site' };
const publish = (title: string) =>
  `return wp_insert_post(['post_title' => '${title}', 'post_status' => 'publish', 'post_content' => 'Boils water.', 'post_author' => 1]);`;
const WAYS = ['light', 'rest'] as const;

let network: Network;
let first: NetworkSite;
let second: NetworkSite;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  network = await startNetwork();
  await network.on(1, publish(TITLES.first));
  const id = await network.addSite('second');
  // Requests of a visitor, so that the plugin builds the index without a command.
  await fetch(`${network.url}/second/`);
  await network.on(id, publish(TITLES.second));
  await fetch(`${network.url}/second/`);
  [first, second] = [await network.site(1), await network.site(id)];
});

test.afterAll(() => network.stop());

const results = async (page: Page, site: NetworkSite, query = 'zanzibar'): Promise<void> => {
  await page.goto(`${site.url}?s=${query}`);
};

test.describe('A network', { tag: '@js' }, () => {
  test('gives a new site its own keys and an index with its first request', async ({ request }) => {
    expect(second.url).toBe(`${network.url}/second/`);
    for (const key of ['appId', 'apiKey', 'token', 'light', 'rest'] as const) {
      expect(second[key]).not.toBe(first[key]);
    }
    for (const way of WAYS) {
      expect(await titlesOf(await askSite(request, first, way, 'zanzibar'))).toEqual([TITLES.first]);
      expect(await titlesOf(await askSite(request, second, way, 'zanzibar'))).toEqual([TITLES.second]);
    }
  });

  for (const way of WAYS) {
    test(`the ${way} endpoint of a site refuses the keys of the other`, async ({ request }) => {
      for (const [site, other] of [
        [first, second],
        [second, first],
      ] as const) {
        const { appId, apiKey } = other;
        expect((await askSite(request, site, way, 'zanzibar', other)).status()).toBe(403);
        expect((await askSite(request, site, way, 'zanzibar', { ...site, apiKey })).status()).toBe(403);
        expect((await askSite(request, site, way, 'zanzibar', { ...site, appId })).status()).toBe(403);
        expect((await askSite(request, site, way, 'zanzibar')).status()).toBe(200);
      }
    });
  }

  test('the results page of each site has its own posts without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await results(page, second);
    await expect(titles(page)).toHaveText([TITLES.second]);
    await results(page, first);
    await expect(titles(page)).toHaveText([TITLES.first]);
    await context.close();
  });

  test('the live search of each site has its own posts', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (sent) => sent.url().includes('/1/indexes/') && asked.push(sent.url()));
    for (const [site, title] of [
      [second, TITLES.second],
      [first, TITLES.first],
    ] as const) {
      await results(page, site, 'nothing-has-this-word');
      asked.length = 0;
      await wake(page);
      await box(page).fill('zanzibar');
      await expect(titles(page)).toHaveText([title]);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter((url) => !url.includes(`/search.php/${site.token}/`))).toEqual([]);
    }
  });

  test('the synonyms of a site do not change the other', async ({ page, request }) => {
    await network.on(second.id, `update_option('stallkeeper_synonyms', ['rules' => 'urn, kettle']);`);
    for (const way of WAYS) {
      expect(await titlesOf(await askSite(request, second, way, 'zanzibar urn'))).toEqual([TITLES.second]);
      expect(await titlesOf(await askSite(request, first, way, 'zanzibar urn'))).toEqual([]);
    }
    await results(page, second, 'zanzibar+urn');
    await expect(titles(page)).toHaveText([TITLES.second]);
    await network.on(second.id, `delete_option('stallkeeper_synonyms');`);
  });

  test('the pinned results of a site do not change the other', async ({ request }) => {
    const PINNED = '\\Stallkeeper\\Tools\\PinnedResults\\PinnedResults::class';
    const id = await network.on<number>(second.id, publish('A teapot'));
    // A request to the site indexes what another site's request has queued.
    await request.get(second.url);
    await network.on(second.id, `stallkeeper_tools(${PINNED})->save('zanzibar', [$args], []);`, id);
    for (const way of WAYS) {
      expect(await titlesOf(await askSite(request, second, way, 'zanzibar'))).toEqual([
        'A teapot',
        TITLES.second,
      ]);
      expect(await titlesOf(await askSite(request, first, way, 'zanzibar'))).toEqual([TITLES.first]);
    }
    await network.on(
      second.id,
      `stallkeeper_tools(${PINNED})->save('zanzibar', [], []); wp_delete_post($args, true);`,
      id,
    );
  });

  test('the hosted provider of a site is not used on the other', async ({ page }) => {
    await network.on(
      second.id,
      `update_option('stallkeeper_algolia', ['on' => true, 'appId' => 'SECONDSITE', 'searchKey' => str_repeat('b', 32), 'indexName' => 'second_posts']);`,
    );
    const markup = async (site: NetworkSite): Promise<string> =>
      (await page.request.get(`${site.url}?s=zanzibar`)).text();
    expect(await markup(second)).toContain('SECONDSITE');
    expect(await markup(first)).not.toContain('SECONDSITE');
    await network.on(second.id, `update_option('stallkeeper_algolia', []);`);
  });

  test('a closed site does not close the other', async ({ request }) => {
    await network.on(1, `update_blog_status($args, 'archived', '1');`, second.id);
    expect((await askSite(request, second, 'light', 'zanzibar')).status()).toBe(404);
    expect((await askSite(request, first, 'light', 'zanzibar')).status()).toBe(200);
    await network.on(1, `update_blog_status($args, 'archived', '0');`, second.id);
    expect((await askSite(request, second, 'light', 'zanzibar')).status()).toBe(200);
  });

  test('deactivating the plugin for the network closes the search of both sites', async ({ request }) => {
    const toggle = (how: string) =>
      network.on(1, `require_once ABSPATH . 'wp-admin/includes/plugin.php'; ${how}`);
    await toggle(`deactivate_plugins('stallkeeper-tools/stallkeeper-tools.php', false, true);`);
    for (const site of [first, second])
      expect((await askSite(request, site, 'light', 'zanzibar')).status()).toBe(404);
    await toggle(`activate_plugin('stallkeeper-tools/stallkeeper-tools.php', '', true);`);
    for (const site of [first, second]) {
      await request.get(site.url);
      await expect.poll(async () => (await askSite(request, site, 'light', 'zanzibar')).status()).toBe(200);
    }
  });

  test('deleting a site ends its search, and the first site keeps its own', async ({ page, request }) => {
    await network.on(1, `wp_delete_site($args);`, second.id);
    for (const way of WAYS) {
      expect((await askSite(request, second, way, 'zanzibar')).status()).toBe(404);
      expect(await titlesOf(await askSite(request, first, way, 'zanzibar'))).toEqual([TITLES.first]);
    }
    await results(page, first);
    await expect(titles(page)).toHaveText([TITLES.first]);
  });
});
