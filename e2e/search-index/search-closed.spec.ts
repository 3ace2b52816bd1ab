import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { addresses, ask, forget, isFound, publish, withPlugin, type Way } from '../support/engine';
import { expect, test } from '../support/test';
import { activate, deactivate } from '../support/themes';
import { siteFolder, wp } from '../support/wp';

const WAYS: Way[] = ['light', 'rest'];
const NOT_FOUND = { message: 'Not found', status: 404 };

const option = (name: string, value: unknown): Promise<unknown> =>
  wp('update_option($args[0], $args[1]);', [name, value]);

/** The directory of the engine's files. Its name is secret. */
const storage = (): string => {
  const uploads = join(siteFolder(), 'www/wp-content/uploads');
  return join(uploads, readdirSync(uploads).find((name) => name.startsWith('stallkeeper-')) ?? 'missing');
};

test.describe('A closed site keeps its search closed', { tag: '@js' }, () => {
  const expectClosed = async (request: APIRequestContext): Promise<void> => {
    for (const way of WAYS) {
      const response = await ask(request, way, 'the');
      expect(response.status(), way).toBe(404);
      expect(await response.json(), way).toEqual(NOT_FOUND);
    }
  };
  const expectOpen = async (request: APIRequestContext): Promise<void> => {
    for (const way of WAYS) expect((await ask(request, way, 'the')).status(), way).toBe(200);
  };

  test('while the shop is coming soon', async ({ request }) => {
    await option('woocommerce_coming_soon', 'yes');
    await expectClosed(request);
    await option('woocommerce_coming_soon', 'no');
    await expectOpen(request);
  });

  test('while a privacy plugin makes the site private', async ({ request }) => {
    await withPlugin("add_filter('stallkeeper_search_is_public', '__return_false');", async () => {
      await request.get('/');
      await expectClosed(request);
    });
    await expectOpen(request);
  });

  test('while WordPress is in maintenance mode', async ({ request }) => {
    const file = join(siteFolder(), 'www/.maintenance');
    const { light } = await addresses();
    writeFileSync(file, '<?php $upgrading = time();');
    try {
      const response = await request.post(`${light}/1/indexes/*/queries`, { data: '{}' });
      expect(response.status()).toBe(404);
      expect(await response.json()).toEqual(NOT_FOUND);
    } finally {
      rmSync(file);
    }
    await expectOpen(request);
  });

  test('while the plugin is not active, and finds changes of that time afterwards', async ({ request }) => {
    const { light } = await addresses();
    await deactivate();
    try {
      expect((await request.post(`${light}/1/indexes/*/queries`, { data: '{}' })).status()).toBe(404);
      await publish('meanwhilefen');
    } finally {
      await activate();
      await wp('return 1;');
    }
    await expectOpen(request);
    await expect
      .poll(async () => {
        // A slow machine compares the posts in several requests.
        await request.get('/');
        return isFound(request, 'meanwhilefen');
      })
      .toBe(true);
    await forget();
  });
});

test.describe('The search database stays where it is', { tag: '@js' }, () => {
  test('its URL cannot be guessed, and no page or response contains its directory', async ({ request }) => {
    const folder = storage();
    const secret = folder.split('-').at(-1) ?? '';
    const { light } = await addresses();
    const token = light.split('/').at(-1) ?? '';
    const names = readdirSync(folder).filter((name) => name.endsWith('.sqlite'));
    expect(names.length).toBeGreaterThan(1);
    const guesses = [
      '',
      'uploads/',
      `uploads/${token}/`,
      'uploads/stallkeeper/',
      'plugins/stallkeeper-tools/api/',
    ];
    for (const guess of guesses) {
      for (const name of ['', `${token}.json`, `${token}-queue.sqlite`, 'rate.sqlite']) {
        const response = await request.get(`/wp-content/${guess}${name}`);
        const text = await response.text();
        expect(text, guess + name).not.toContain('SQLite format 3');
        expect(text, guess + name).not.toContain(secret);
      }
    }
    for (const path of ['/', '/?s=the', '/wp-json/', '/feed/'])
      expect(await (await request.get(path)).text(), path).not.toContain(secret);
    expect(await (await ask(request, 'light', 'the')).text()).not.toContain(secret);
    expect(readFileSync(join(folder, '.htaccess'), 'utf8')).toContain('Require all denied');
    expect(
      await (await request.get(`/wp-content/uploads/${folder.split('/').at(-1) ?? ''}/`)).text(),
    ).not.toContain('.sqlite');
  });
});
