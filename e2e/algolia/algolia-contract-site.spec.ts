import { withPlugin } from '../support/engine';
import { ask, contractServer, endpointOf } from '../support/algolia/contract';
import { forgetFailures, setHosted } from '../support/algolia/site';
import { box, titles, wake } from '../support/search';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** The whole shop with the server in PROVIDER, or with the fake provider: what it sends is in the list of endpoints. */

test.describe.configure({ timeout: 180_000 });

const WORK = `for ($turn = 0; $turn < 20; $turn++) { stallkeeper_tools(\\Stallkeeper\\Tools\\Algolia\\Sync\\AlgoliaSync::class)->turn(20.0, 10.0); }`;

test('provider contract: the shop builds its index at the server, and visitors search there with and without JavaScript @js', async ({
  page,
  browser,
}) => {
  const server = await contractServer();
  const hosts = `add_filter('stallkeeper_algolia_hosts', static fn() => ['${server.url}']);`;
  await withPlugin(hosts, async () => {
    try {
      await wp(`update_option('stallkeeper_algolia_write_key', $args, false);`, server.writeKey);
      await setHosted({ appId: server.appId, searchKey: server.searchKey, indexName: server.index });
      await forgetFailures();
      await wp(
        `update_option('stallkeeper_synonyms', ['rules' => 'brewpot, teapot', 'stopWords' => '', 'plurals' => true], false);
         stallkeeper_tools(\\Stallkeeper\\Tools\\Algolia\\Sync\\AlgoliaSync::class)->rebuild(); ${WORK}`,
      );
      const id = await wp<number>(
        `$id = wp_insert_post(['post_title' => 'Quokka whisk', 'post_content' => str_repeat('whisk ', 4000), 'post_status' => 'publish', 'post_author' => 1]);
         ${WORK} return $id;`,
      );
      expect(
        await wp(
          `$compared = stallkeeper_tools(\\Stallkeeper\\Tools\\Algolia\\Sync\\AlgoliaCopy::class)->compare(); return [$compared->orphans, $compared->missing];`,
        ),
      ).toEqual([[], []]);

      const plain = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: process.env.E2E_URL ?? '',
      });
      const noScript = await plain.newPage();
      for (const [words, title] of [
        ['quokka', /Quokka whisk/],
        ['brewpot', /teapot/i],
      ] as const) {
        await noScript.goto(`/?s=${words}`);
        await expect(titles(noScript).first()).toHaveText(title);
      }
      await plain.close();

      await page.goto('/?s=kettle');
      await wake(page);
      const answered = page.waitForResponse((response) => response.url().startsWith(server.url));
      await box(page).fill('quokka');
      expect((await answered).status()).toBe(200);
      await expect(titles(page)).toHaveText(['Quokka whisk']);

      await wp(`wp_delete_post($args, true); ${WORK}`, id);
      await page.goto('/?s=quokka');
      await expect(titles(page)).toHaveCount(0);
      expect(await wp(`return get_option('stallkeeper_algolia_errors') ?: [];`)).toEqual([]);
      const unlisted = (server.fake?.calls ?? []).filter(
        ({ method, path }) => endpointOf(method, path) === null,
      );
      expect(unlisted.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    } finally {
      await wp(
        `foreach (['', '_write_key'] as $name) { delete_option("stallkeeper_algolia$name"); }
         delete_option('stallkeeper_synonyms');
         stallkeeper_tools(\\Stallkeeper\\Tools\\Algolia\\SettingsStorage::class)->createOption();`,
      );
      if (server.fake === null) {
        for (const suffix of ['', '_date_desc', '_price_asc', '_price_desc'])
          await ask(server, 'DELETE', `/1/indexes/${server.index}${suffix}`, { key: server.writeKey });
      }
      await forgetFailures();
      await server.stop();
    }
  });
});
