import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { PLUGIN } from '../themes';
import { wpIn } from '../wp';
import { copySite } from './copied-site';
import { DEMO, HOST, servePhp } from './php-server';

export interface NetworkSite {
  id: number;
  /** Address of the front page, with a trailing slash. */
  url: string;
  light: string;
  rest: string;
  appId: string;
  apiKey: string;
  token: string;
}

export interface Network {
  url: string;
  /** Runs PHP on a site of the network, see wp(). */
  on: <T = unknown>(site: number, code: string, args?: unknown) => Promise<T>;
  /** Makes a site with this path, such as `second`. */
  addSite: (path: string) => Promise<number>;
  /** Addresses and keys of a site's search. */
  site: (id: number) => Promise<NetworkSite>;
  stop: () => Promise<void>;
}

/** A network with subdirectories, made from a copy of the tests' site. The plugin is active for the whole network. */
export async function startNetwork(): Promise<Network> {
  const { port, url, folder } = await copySite('network');
  await promisify(execFile)('php', [join(DEMO, 'php/cli.php'), 'network'], {
    env: { ...process.env, STALLKEEPER_SITE: folder },
  });
  writeFileSync(join(folder, 'network'), '');
  const on = <T>(site: number, code: string, args: unknown = null): Promise<T> =>
    wpIn<T>(
      folder,
      `switch_to_blog($args[0]); $args = $args[1]; try { ${code} } finally { restore_current_blog(); }`,
      [site, args],
    );
  await on(
    1,
    `foreach (['home', 'siteurl'] as $name) { update_option($name, $args[0]); }
     update_site_option('allowedthemes', ['stallkeeper' => true]);
     require_once ABSPATH . 'wp-admin/includes/plugin.php';
     deactivate_plugins($args[1]);
     activate_plugin($args[1], '', true);
     flush_rewrite_rules(false);`,
    [url, PLUGIN],
  );
  const stopServer = await servePhp(folder, port, { workers: 4 });
  return {
    url,
    on,
    addSite: (path) =>
      on<number>(
        1,
        `// WordPress removes the colon of the port.
         add_filter('wp_normalize_site_data', static fn($data) => ['domain' => $args[0]] + $data, 20);
         $id = wp_insert_site(['domain' => $args[0], 'path' => "/$args[1]/", 'network_id' => 1, 'user_id' => 1, 'title' => $args[1], 'options' => ['template' => 'stallkeeper', 'stylesheet' => 'stallkeeper', 'permalink_structure' => '/%postname%/', 'timezone_string' => 'UTC']]);
         if (is_wp_error($id)) throw new Exception($id->get_error_message());
         return $id;`,
        [`${HOST}:${port}`, path],
      ),
    site: (id) =>
      on<NetworkSite>(
        id,
        `$engine = stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Engine\\BuiltInEngine::class);
         return $engine->endpoints() + ['id' => get_current_blog_id(), 'url' => home_url('/'), 'appId' => $engine->appId(), 'apiKey' => $engine->apiKey(), 'token' => $engine->token()];`,
      ),
    stop: async () => {
      await stopServer();
      const errors = phpErrors(join(folder, 'debug.log'));
      rmSync(folder, { recursive: true, force: true });
      if (errors.length > 0) throw new Error(`PHP errors in the network:\n  ${errors.join('\n  ')}`);
    },
  };
}

/** PHP errors of theme and plugin. */
const phpErrors = (file: string): string[] =>
  (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split('\n')
    .filter(
      (line) =>
        / PHP \w+( error)?:/.test(line) && /packages\/|stallkeeper/.test(line.split(' in /').at(-1) ?? ''),
    );

/** One search in the format of the provider's client, with the keys of another site if they are given. */
export const askSite = (
  request: APIRequestContext,
  site: NetworkSite,
  way: 'light' | 'rest',
  query: string,
  { appId, apiKey }: Pick<NetworkSite, 'appId' | 'apiKey'> = site,
): Promise<APIResponse> =>
  request.post(
    `${site[way]}/1/indexes/*/queries?${new URLSearchParams({ 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey }).toString()}`,
    {
      headers: { 'content-type': 'text/plain' },
      data: JSON.stringify({ requests: [{ indexName: 'wp_posts_post', query, typoTolerance: false }] }),
    },
  );

/** Titles of the hits of askSite(). */
export async function titlesOf(response: APIResponse): Promise<string[]> {
  if (response.status() !== 200) throw new Error(`${response.status()}: ${await response.text()}`);
  const { results } = (await response.json()) as { results: [{ hits: { post_title: string }[] }] };
  return results[0].hits.map((hit) => hit.post_title);
}
