import { test } from '../test';
import { wp, wpProcess } from '../wp';
import { APP_ID, INDEX, SEARCH_KEY, startProvider, WRITE_KEY, type Provider } from './server';
import type { Stored } from './types';

/** PHP that runs the scheduled event once. */
export const TURN = `stallkeeper_tools(\\Stallkeeper\\Tools\\Algolia\\Sync\\AlgoliaSync::class)->work();`;

export const published = (): Promise<number> =>
  wp<number>(
    `return count(stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Records\\SearchablePosts::class)->searchableWithChange());`,
  );

interface Shop {
  /** the fake of this test */
  readonly provider: Provider;
  /** Runs PHP code in a site that uses this provider while the code runs. */
  owner: <T>(code: string, args?: unknown) => Promise<T>;
  /** Publishes a post, which is deleted after the test. */
  publish: (title: string, content: string, code?: string) => Promise<number>;
  /** The records of the index in use, or those of one post. */
  records: (post?: number) => Stored[];
}

/** Gives each test of a file a fake provider of its own, which the site can write. */
export function shopWithProvider(): Shop {
  let provider: Provider;
  test.beforeEach(async () => {
    provider = await startProvider();
  });
  test.afterEach(async () => {
    if (process.env.PROVIDER) return;
    await provider.stop();
  });
  // A process of its own, because tests kill it.
  const owner = <T>(code: string, args: unknown = null): Promise<T> =>
    wpProcess<T>(
      `
      add_filter('pre_option_stallkeeper_algolia', static fn() => ['appId' => '${APP_ID}', 'searchKey' => '${SEARCH_KEY}', 'indexName' => '${INDEX}']);
      add_filter('pre_option_stallkeeper_algolia_write_key', static fn() => '${WRITE_KEY}');
      add_filter('stallkeeper_algolia_hosts', static fn() => ['${provider.url}']);
      ${code}`,
      args,
    );
  return {
    get provider() {
      return provider;
    },
    owner,
    publish: (title, content, code = '') =>
      owner<number>(
        `${code} return wp_insert_post(['post_title' => $args[0], 'post_status' => 'publish', 'post_content' => $args[1], 'post_author' => 1, 'meta_input' => ['made_for_indexing' => '1']]);`,
        [title, content],
      ),
    records: (post) =>
      [...(provider.index()?.records.values() ?? [])].filter(
        ({ post_id }) => post === undefined || post_id === post,
      ),
  };
}
