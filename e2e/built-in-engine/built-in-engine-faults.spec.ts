import { addresses, forget, hits, isFound, killed, publish, withPlugin } from '../support/engine';
import { expect, test } from '../support/test';
import { wp, wpProcess } from '../support/wp';

/** Processes that end, and files that change under those that have opened them. IndexFaultsTest covers other errors. */

test.describe('The index after errors', { tag: '@js' }, () => {
  test.beforeAll(addresses);

  test('a post whose shortcode ends the process is indexed by its text, and other posts are indexed', async ({
    request,
  }) => {
    await withPlugin(`add_shortcode('ends', function () { exit; });`, async () => {
      await publish('endspost', { post_content: 'Plain ending [ends]' }).catch(() => 0);
      await publish('healthypost');
      // A process that ends in the middle leaves its lease of one second: the requests of visitors do the rest.
      await expect
        .poll(
          async () => {
            await request.get('/');
            return wp(
              'return stallkeeper_tools(\\Stallkeeper\\Tools\\BuiltInEngine\\Health\\IndexTests::class)->waiting();',
            );
          },
          { timeout: 20_000 },
        )
        .toBe(0);
      expect((await hits(request, 'endspost'))[0]?.content).toBe('Plain ending');
      expect(await isFound(request, 'healthypost')).toBe(true);
      await forget();
    });
  });

  for (const [what, code] of [
    ['deleted', 'array_map(unlink(...), glob("$folder/*.sqlite"));'],
    [
      'deleted with everything around it',
      'array_map(unlink(...), [...glob("$folder/*.*"), "$folder/.htaccess"]); rmdir($folder);',
    ],
    [
      'overwritten with something else',
      'foreach (glob("$folder/*.sqlite") as $file) { file_put_contents($file, str_repeat("not a database", 999)); }',
    ],
  ] as const) {
    test(`an index whose files were ${what} is built again`, async ({ request }) => {
      await publish('phoenixpost');
      await killed(
        `$folder = dirname(stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Engine\\BuiltInEngine::class)->indexFile()); ${code}`,
      );
      const page = await request.get('/?s=phoenixpost');
      expect(await page.text()).toContain('/phoenixpost/');
      // Looked at by WordPress's scheduled events where no visitor should wait for it.
      await wpProcess(`do_action('stallkeeper_search_audit');`);
      await expect
        .poll(
          async () => {
            // A visitor's page may be at it for a moment; the scheduled event then does the rest in one turn.
            await wpProcess(`do_action('stallkeeper_search_work');`);
            return isFound(request, 'phoenixpost').catch(() => false);
          },
          { timeout: 20_000 },
        )
        .toBe(true);
    });
  }
});
