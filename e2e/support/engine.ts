import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import { siteFolder, wp, wpProcess } from './wp';

const SITE = 'stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Engine\\BuiltInEngine::class)';

interface Addresses {
  light: string;
  rest: string;
  appId: string;
  apiKey: string;
}

export type Way = 'light' | 'rest';

let known: Promise<Addresses> | undefined;

/** The addresses are read once, because each run of PHP also processes the index queue. */
export const addresses = (): Promise<Addresses> =>
  (known ??= wp<Addresses>(
    `$s = ${SITE}; return $s->endpoints() + ['appId' => $s->appId(), 'apiKey' => $s->apiKey()];`,
  ));

/** Reads the addresses again. The engine has new keys after the plugin was uninstalled. */
export const forgetAddresses = (): void => {
  known = undefined;
};

/** Sends one search in the format of the provider's client. */
export async function ask(
  request: APIRequestContext,
  way: Way,
  query: string,
  more: Record<string, unknown> = {},
): Promise<APIResponse> {
  const to = await addresses();
  const keys = new URLSearchParams({
    'x-algolia-application-id': to.appId,
    'x-algolia-api-key': to.apiKey,
  });
  return request.post(`${to[way]}/1/indexes/*/queries?${keys.toString()}`, {
    headers: { 'content-type': 'text/plain' },
    data: JSON.stringify({
      requests: [{ indexName: 'wp_posts_post', query, typoTolerance: false, ...more }],
    }),
  });
}

interface Hit {
  objectID: string;
  [field: string]: unknown;
}

/** Returns the hits that a visitor's browser gets. */
export async function hits(
  request: APIRequestContext,
  query: string,
  more: Record<string, unknown> = {},
): Promise<Hit[]> {
  const response = await ask(request, 'light', query, more);
  if (response.status() !== 200) throw new Error(`${response.status()}: ${await response.text()}`);
  const { results } = (await response.json()) as { results: [{ hits: Hit[] }] };
  return results[0].hits;
}

export const isFound = async (request: APIRequestContext, query: string): Promise<boolean> =>
  (await hits(request, query)).length > 0;

/**
 * Waits until a search finds this word. A process that changes a post waits two seconds for another one that writes the
 * index; on a busy machine, the requests to the site do the rest.
 */
export const waitUntilFound = (request: APIRequestContext, query: string): Promise<void> =>
  expect
    .poll(async () => {
      if (await isFound(request, query)) return true;
      await request.get('/');
      return isFound(request, query);
    })
    .toBe(true);

/** Returns a word that resembles no other test's word: searches with typo tolerance find only one of them. */
export const uniqueWord = (start: string): string =>
  start + Array.from(randomBytes(12), (byte) => String.fromCharCode(97 + (byte % 26))).join('');

/** Publishes a post that `forget()` deletes. Its title is the word by which tests search for it. */
export const publish = (word: string, more: Record<string, unknown> = {}): Promise<number> =>
  wp<number>('return wp_insert_post($args);', {
    post_title: word,
    post_content: 'Some words.',
    post_status: 'publish',
    post_author: 1,
    meta_input: { made_for_a_test: '1' },
    ...more,
  });

/** Runs PHP code in the site and kills its process, so that no callback of `shutdown` runs. */
export async function killed(code: string, args: unknown = null): Promise<void> {
  const dead = await wpProcess(`${code} posix_kill(getmypid(), 9);`, args).then(
    () => false,
    () => true,
  );
  if (!dead) throw new Error('The process was not killed.');
}

export const forget = (): Promise<unknown> =>
  wp(`foreach (get_posts(['post_type' => 'any', 'post_status' => [...array_keys(get_post_stati())], 'meta_key' => 'made_for_a_test', 'numberposts' => -1]) as $post) {
        wp_delete_post($post->ID, true);
      }`);

/** Runs a test with an additional must-use plugin that contains this code. The index is not built again. */
export async function withPlugin(code: string, run: () => Promise<void>): Promise<void> {
  const folder = join(siteFolder(), 'for-tests');
  const file = join(folder, `${randomBytes(4).toString('hex')}.php`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `<?php\n${code}\n`);
  try {
    await run();
  } finally {
    rmSync(file);
  }
}
