/* global window */
import { at } from '../lib/paths.mjs';
import { Fail, say } from '../lib/say.mjs';
import { shopLine } from '../lib/shop.mjs';
import { chromium as program } from '../lib/system.mjs';
import { wordpressVersion } from '../lib/wordpress.mjs';
import { FLAGS } from './flags.mjs';
import { givenParts } from './given-parts.mjs';
import { load, percentile } from './numbers.mjs';
import { prepareSite } from './pages.mjs';
import { OURS, STOREFRONT } from './pages/compare.mjs';
import { withSite } from './site.mjs';

/** A phone on a slow connection: times in ms, speeds in bytes per second. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWDOWN = 4;
const RUNS = 3;
const VISITS = 3;
/** Time after the load event in which scripts may still load files and change the largest element. */
const SETTLE_MS = 1500;

const OUR_PAGE = { theme: OURS, path: '/' };
const THEIR_PAGE = { theme: STOREFRONT, path: '/shop/' };

/** Largest contentful paint of our front page divided by that of Storefront's shop page. */
const LIMIT_RATIO = 0.7;
/** JavaScript of the front page, compressed, with WordPress's own. */
const LIMIT_SCRIPT_BYTES = 38_000;

/**
 * The front page on a phone: largest contentful paint (LCP) and bytes of JavaScript. With STOREFRONT=directory and
 * WOOCOMMERCE, visits to our front page and to Storefront's shop page alternate.
 * @returns {Promise<number>} 1 above a limit
 */
export async function bench() {
  const { core, shop, storefront } = await givenParts();
  return withSite(
    (url) => {
      say(`\nWordPress ${wordpressVersion(core)}, shop: ${shopLine(shop)}; load before: ${load()}`);
      return measure(url, storefront === null ? [OUR_PAGE] : [THEIR_PAGE, OUR_PAGE]);
    },
    {
      plugin: `<?php require '${at('bin/bench/pages/variant.php')}';`,
      shop,
      wordpress: core,
      change: (folder) => prepareSite(folder, storefront),
      server: { settings: { 'opcache.validate_timestamps': 0 } },
    },
  );
}

/** @param {string} url of the site @param {{theme: string, path: string}[]} pages @returns {Promise<number>} exit code */
async function measure(url, pages) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: program(), args: FLAGS });
  try {
    for (const page of pages) await visit(browser, url, page);
    let isMissed = false;
    for (let run = 1; run <= RUNS; run++) {
      const visits = pages.map(() => []);
      for (let round = 0; round < VISITS; round++)
        for (const [i, page] of pages.entries()) visits[i].push(await visit(browser, url, page));
      isMissed = report(run, pages, visits) || isMissed;
    }
    return isMissed ? 1 : 0;
  } finally {
    await browser.close();
  }
}

/** @returns {Promise<{paintMs: number, scriptBytes: number, element: string}>} one visit without a browser cache */
async function visit(browser, url, { theme, path }) {
  const context = await browser.newContext({ ...PHONE, extraHTTPHeaders: { 'X-Bench-Theme': theme } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const scriptBytes = countScriptBytes(session);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const last = /** @type {any} */ (list.getEntries().at(-1));
        Object.assign(window, { largest: { at: last.startTime, element: last.element?.className } });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const response = await page.goto(url + path, { waitUntil: 'load' });
    if (!response.ok()) throw new Fail(`${path} has the status ${response.status()}.`);
    await page.waitForTimeout(SETTLE_MS);
    const largest = await page.evaluate(() => /** @type {any} */ (window).largest);
    if (largest === undefined) throw new Fail(`${path} has no largest contentful paint.`);
    return { paintMs: largest.at, element: largest.element, scriptBytes: scriptBytes() };
  } finally {
    await context.close();
  }
}

/** @returns {() => number} bytes of all JavaScript files that the page has received, compressed, without headers */
function countScriptBytes(session) {
  /** @type {Map<string, number>} bytes of the headers by request */
  const scripts = new Map();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength - scripts.get(requestId);
  });
  return () => bytes;
}

/** @returns {boolean} whether a limit is exceeded */
function report(run, pages, visits) {
  const medians = visits.map((all) =>
    percentile(
      all.map(({ paintMs }) => paintMs),
      50,
    ),
  );
  say(`Run ${run} of ${RUNS}; load ${load()}`);
  for (const [i, { theme, path }] of pages.entries()) {
    const times = visits[i].map(({ paintMs }) => Math.round(paintMs)).sort((a, b) => a - b);
    const { element, scriptBytes } = visits[i][0];
    say(
      `  ${theme.padEnd(12)}${path.padEnd(8)}LCP ${Math.round(medians[i])} ms (${times[0]}–${times.at(-1)}, ${element}), JavaScript ${(scriptBytes / 1000).toFixed(1)} kB`,
    );
  }
  const ours = pages.indexOf(OUR_PAGE);
  const ratio = pages.length > 1 ? medians[ours] / medians[0] : null;
  if (ratio !== null) say(`  ratio ${ratio.toFixed(2)} (limit ${LIMIT_RATIO})`);
  const scriptBytes = Math.max(...visits[ours].map((one) => one.scriptBytes));
  return (ratio !== null && ratio > LIMIT_RATIO) || scriptBytes > LIMIT_SCRIPT_BYTES;
}
