/* global window */
import { Fail, say } from '../lib/say.mjs';
import { standIn } from '../lib/shop.mjs';
import { chromium as program } from '../lib/system.mjs';
import { FLAGS } from './flags.mjs';
import { load, percentile } from './numbers.mjs';
import { withSite } from './site.mjs';

const PATHS = ['/', '/shop/', '/how-the-stall-came-indoors/', '/?s=tea'];
const VIEWPORT = { width: 390, height: 844 };
const SLOWDOWN = 4;
/** Limit for the median of a page. Chromium reports the times of events in steps of 8 ms. */
const LIMIT_MS = 40;
const TAPS = 15;
const PAUSE_MS = 400;

/** Buttons to tap. A submenu's button is visible only in the open menu. */
const TARGETS = [
  { name: 'menu', selector: '.main-nav summary', isInMenu: false },
  { name: 'submenu', selector: '.main-nav .nav__list > li > .menu__toggle', isInMenu: true },
];

/** Time from a tap on the menu toggle, and on a submenu's button, to the next paint on a phone with a slow CPU. */
export const bench = () => withSite(measure, { shop: standIn() });

/** @param {string} url */
async function measure(url) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: program(), args: FLAGS });
  try {
    let missed = 0;
    for (const target of TARGETS)
      for (const path of PATHS)
        missed += report(`${target.name} ${path}`, await tapsOf(browser, url + path, target)) ? 0 : 1;
    return missed > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
}

/** @returns {Promise<number[]>} time of each tap in ms, see "Event Timing API", `PerformanceEventTiming.duration` */
async function tapsOf(browser, address, { name, selector, isInMenu }) {
  const context = await browser.newContext({ viewport: VIEWPORT, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('.main-nav.is-enhanced').waitFor();
  if (isInMenu) await page.locator('.main-nav summary').tap();
  const toggle = page.locator(selector).first();
  await toggle.waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    /** @type {Record<string, number>} */
    const taps = {};
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of /** @type {PerformanceEventTiming[]} */ (list.getEntries()))
        if (interactionId) taps[interactionId] = Math.max(taps[interactionId] ?? 0, duration);
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
    Object.assign(window, { taps });
  });
  for (let tap = 0; tap < TAPS; tap++) {
    const before = await isExpanded(toggle);
    await toggle.tap();
    await page.waitForTimeout(PAUSE_MS);
    if ((await isExpanded(toggle)) === before)
      throw new Fail(`${address}: a tap did not change the ${name}.`);
  }
  const times = await page.evaluate(() => Object.values(/** @type {any} */ (window).taps));
  await context.close();
  // A tap below the threshold of 16 ms is not reported.
  return [...times, ...Array.from({ length: TAPS - times.length }, () => 16)];
}

/** @param {import('@playwright/test').Locator} toggle a button or a summary */
const isExpanded = (toggle) =>
  toggle.evaluate((one) => one.matches('[aria-expanded="true"], [open] > summary'));

function report(name, times) {
  const median = percentile(times, 50);
  say(
    `${median <= LIMIT_MS ? '✓' : '✗'} ${name.padEnd(38)} median ${median} ms (at most ${LIMIT_MS} ms), ` +
      `p95 ${percentile(times, 95)} ms, ${times.length} taps; load ${load()}`,
  );
  return median <= LIMIT_MS;
}
