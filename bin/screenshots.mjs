import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { STATES, TEMPLATES, writeGallery } from './lib/gallery.mjs';
import { at } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { atEnd, main } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { freePort, serve } from './lib/server.mjs';
import { site, siteFolder } from './lib/site.mjs';
import { chromium as browserFile } from './lib/system.mjs';

const FOLDER = at('dist/screenshots');
const WIDTHS = [390, 1366];

/** Pictures of every template, for a person to leaf through: `npm run screenshots`, or `-- --url http://…` of a site that runs. */
await main(async () => {
  const given = process.argv.indexOf('--url');
  if (given === -1) await prepare({ browser: true, system: !process.argv.includes('--no-system') });
  const url = given === -1 ? await ownSite() : process.argv[given + 1];
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const browser = await chromium.launch({
    ...(browserFile() ? { executablePath: browserFile() } : {}),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  const pictures = [];
  for (const hasScript of [false, true]) {
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        viewport: { width, height: width < 767 ? 844 : 768 },
        javaScriptEnabled: hasScript,
        baseURL: url,
      });
      const page = await context.newPage();
      const how = `${width} px, ${hasScript ? 'with' : 'no'} JavaScript`;
      const all = [
        ...Object.entries(TEMPLATES).map(([name, path]) => ({ name, path, act: null, only: width })),
        ...Object.entries(STATES).map(([name, [path, act, only]]) => ({ name, path, act, only })),
      ];
      for (const { name, path, act, only } of all.filter((one) => one.only === width)) {
        const response = await page.goto(path);
        if (response?.status() === 404 && name !== 'not found') continue;
        if (act) await act(page);
        await page.waitForTimeout(400);
        const file = `${name}-${how}.png`.replaceAll(/[^a-z0-9.]+/gi, '-').toLowerCase();
        // Limits the height, because long pages repeat themselves.
        await page.screenshot({
          path: join(FOLDER, file),
          ...(act ? {} : { fullPage: true, clip: { x: 0, y: 0, width: only, height: 2400 } }),
        });
        pictures.push({ name, file, how });
      }
      await context.close();
      say(`✓ ${how}`);
    }
  }
  await browser.close();
  say(`${pictures.length} pictures: ${writeGallery(FOLDER, pictures)}`);
  return 0;
});

/** @returns {Promise<string>} the address of a demo shop that ends with this command */
async function ownSite() {
  const name = `pictures-${randomBytes(4).toString('hex')}`;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  atEnd(() => rmSync(siteFolder(name), { recursive: true, force: true }));
  const { folder } = await site({ name, url });
  await serve(folder, port);
  return url;
}
