import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses, ask } from '../support/engine';
import { expect, test } from '../support/test';
import { siteFolder } from '../support/wp';

/** The directory of the engine's files. Its name is secret. */
const storage = (): string => {
  const uploads = join(siteFolder(), 'www/wp-content/uploads');
  return join(uploads, readdirSync(uploads).find((name) => name.startsWith('stallkeeper-')) ?? 'missing');
};

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
