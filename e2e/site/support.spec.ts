import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/test';
import { axe, axeWithoutScripts } from '../support/axe';
import { blockScripts, holdScripts } from '../support/scripts';

const PAGE = `<!doctype html><html lang="en"><title>A page</title><main><h1>Words</h1><img src="data:,"></main>
  <script>document.title = 'inline'</script><script src="/late.js"></script></html>`;

/** A script adds the alternative text that the markup lacks. */
const REPAIRED_BY_SCRIPT = `<!doctype html><html lang="en"><title>A page</title><main><h1>Words</h1><img src="data:,"></main>
  <script>document.querySelector('img').alt = 'A kettle'</script></html>`;

test.describe('Test helpers', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('/tools', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
    await page.route('/late.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "document.title = 'late'" }),
    );
  });

  test('axe finds a picture without alternative text @js', async ({ page }) => {
    await page.goto('/tools');
    expect(await axe(page)).toContainEqual(expect.stringMatching(/^image-alt: /));
    expect(await axe(page, { except: ['image-alt'] })).toEqual([]);
  });

  test('axe looks at the page that a visitor without JavaScript has @js', async ({ browser, page }) => {
    const server = createServer((_, response) =>
      response.setHeader('Content-Type', 'text/html').end(REPAIRED_BY_SCRIPT),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    try {
      await page.goto(url);
      expect(await axe(page)).toEqual([]);
      expect(await axeWithoutScripts(browser, url)).toEqual([expect.stringMatching(/^image-alt: /)]);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  test('a script file that is held back arrives when the test releases it @js', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/tools', { waitUntil: 'commit' });
    await expect(page).toHaveTitle('inline');
    release();
    await expect(page).toHaveTitle('late');
  });

  test('blocked script files do not run, and inline scripts do @js', async ({ page, pageErrors }) => {
    pageErrors.allow(/Failed to load resource/);
    await blockScripts(page);
    await page.goto('/tools');
    await expect(page).toHaveTitle('inline');
  });

  test('an error of the page fails the test @js', async ({ page }) => {
    test.fail();
    await page.goto('/tools');
    const logged = page.waitForEvent('console');
    await page.evaluate(() => console.error('broken'));
    expect((await logged).text()).toBe('broken');
  });
});
