import { withPlugin } from '../engine';
import { wp } from '../wp';
import { APP_ID, INDEX, SEARCH_KEY, startProvider, type Provider } from './server';
import type { Stored } from './types';

const SETTINGS = { on: true, appId: APP_ID, searchKey: SEARCH_KEY, indexName: INDEX };

/** Saves the owner's settings. Missing settings are those of a shop that uses the fake provider. */
export const setHosted = (settings: Record<string, unknown> = {}): Promise<unknown> =>
  wp(`update_option('stallkeeper_algolia', $args);`, { ...SETTINGS, ...settings });

/** Deletes recorded failures and cached responses of the provider. */
export const forgetFailures = (): Promise<unknown> =>
  wp(`do_action('stallkeeper_algolia_forget'); delete_option('stallkeeper_algolia_errors');`);

/** A failure of the provider as the owner sees it. The latest failure is first. */
export interface Failure {
  kind: string;
  status: number;
  message: string;
}
export const failures = (): Promise<Failure[]> =>
  wp<Failure[]>("return get_option('stallkeeper_algolia_errors') ?: [];");

/** The records of this site's posts, as the shop would send them. */
export const recordsOfSite = (): Promise<Stored[]> =>
  wp<Stored[]>(
    `return array_map(fn($id) => stallkeeper_tools(Stallkeeper\\Tools\\Search\\Records\\RecordFactory::class)->build(get_post($id)), array_keys(stallkeeper_tools(Stallkeeper\\Tools\\Search\\Records\\SearchablePosts::class)->searchableWithChange()));`,
  );

/**
 * Runs with the whole site on a fake provider that holds the site's posts.
 * @param code more PHP for the site, such as a filter
 */
export async function withProvider(run: (provider: Provider) => Promise<void>, code = ''): Promise<void> {
  const provider = await startProvider();
  provider.fill(await recordsOfSite());
  try {
    await withPlugin(
      `add_filter('stallkeeper_algolia_hosts', static fn() => ['${provider.url}']);\n${code}`,
      async () => {
        await setHosted();
        await forgetFailures();
        provider.forget();
        await run(provider);
      },
    );
  } finally {
    // As after the activation of the plugin: code that filters the option needs it.
    await wp(
      `delete_option('stallkeeper_algolia'); delete_option('stallkeeper_algolia_write_key'); stallkeeper_tools(\\Stallkeeper\\Tools\\Algolia\\SettingsStorage::class)->createOption();`,
    );
    await forgetFailures();
    await provider.stop();
  }
}
