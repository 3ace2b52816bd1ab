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

const PATHS = ['/', '/shop/', '/how-the-stall-came-indoors/', '/?s=tea'];
const VIEWPORT = { width: 390, height: 844 };
const SLOWDOWN = 4;
/** Limit for the median of a page. Chromium reports the times of events in steps of 8 ms. */
const LIMIT_MS = 40;
const VISITS = 3;
const TAPS_OF_A_VISIT = 5;
const PAUSE_MS = 400;

/**
 * Selectors of each theme: the header as soon as its script has started, and the buttons to tap.
 * @type {Record<string, {ready: string, menu: string, submenu: string}>}
 */
const SELECTORS = {
  [OURS]: {
    ready: '.main-nav.is-enhanced',
    menu: '.main-nav summary',
    submenu: '.main-nav .nav__list > li > .menu__toggle',
  },
  [STOREFRONT]: {
    ready: '.menu-toggle[aria-expanded]',
    menu: '.menu-toggle',
    submenu: '.handheld-navigation .dropdown-toggle',
  },
};

/**
 * Time from a tap on the menu toggle, and on a submenu's button, to the next paint on a phone with a slow CPU. With
 * STOREFRONT=directory and WOOCOMMERCE, visits to our pages and to those of Storefront alternate.
 * @returns {Promise<number>} 1 above the limit
 */
export async function bench() {
  const { core, shop, storefront } = await givenParts();
  return withSite(
    (url) => {
      say(`\nWordPress ${wordpressVersion(core)}, shop: ${shopLine(shop)}; load before: ${load()}`);
      return measure(url, storefront === null ? [OURS] : [STOREFRONT, OURS]);
    },
    {
      plugin: `<?php require '${at('bin/bench/pages/variant.php')}';`,
      shop,
      wordpress: core,
      change: (folder) => prepareSite(folder, storefront),
    },
  );
}

/** @param {string} url of the site @param {string[]} themes @returns {Promise<number>} exit code */
async function measure(url, themes) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: program(), args: FLAGS });
  try {
    let isMissed = false;
    for (const button of /** @type {const} */ (['menu', 'submenu']))
      for (const path of PATHS) {
        /** @type {Record<string, number[]>} */
        const times = Object.fromEntries(themes.map((theme) => [theme, []]));
        for (let visit = 0; visit < VISITS; visit++)
          for (const theme of themes)
            times[theme].push(...(await tapsOf(browser, url + path, theme, button)));
        isMissed = report(`${button} ${path}`, times) || isMissed;
      }
    return isMissed ? 1 : 0;
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} theme
 * @param {'menu'|'submenu'} button A submenu's button is visible only in the open menu.
 * @returns {Promise<number[]>} time of each tap in ms, see "Event Timing API", `PerformanceEventTiming.duration`
 */
async function tapsOf(browser, address, theme, button) {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    hasTouch: true,
    isMobile: true,
    extraHTTPHeaders: { 'X-Bench-Theme': theme },
  });
  const selectors = SELECTORS[theme];
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(address, { waitUntil: 'load' });
  await page.locator(selectors.ready).waitFor();
  if (button === 'submenu') await page.locator(selectors.menu).tap();
  const toggle = page.locator(selectors[button]).first();
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
  for (let tap = 0; tap < TAPS_OF_A_VISIT; tap++) {
    const before = await isExpanded(toggle);
    await toggle.tap();
    await page.waitForTimeout(PAUSE_MS);
    if ((await isExpanded(toggle)) === before)
      throw new Fail(`${address}: a tap did not change the ${button} of the theme ${theme}.`);
  }
  /** @type {number[]} */
  const reported = await page.evaluate(() => Object.values(/** @type {any} */ (window).taps));
  // The tap that opened the menu before can be reported late. The IDs of interactions increase.
  const times = reported.slice(-TAPS_OF_A_VISIT);
  await context.close();
  // A tap below the threshold of 16 ms is not reported.
  return [...times, ...Array.from({ length: TAPS_OF_A_VISIT - times.length }, () => 16)];
}

/** @param {import('@playwright/test').Locator} toggle a button or a summary */
const isExpanded = (toggle) =>
  toggle.evaluate((one) => one.matches('[aria-expanded="true"], [open] > summary'));

/** @param {string} name @param {Record<string, number[]>} times by theme @returns {boolean} whether our median exceeds the limit */
function report(name, times) {
  const ours = percentile(times[OURS], 50);
  const figures = Object.entries(times).map(
    ([theme, all]) => `${theme} median ${percentile(all, 50)} ms, p95 ${percentile(all, 95)} ms`,
  );
  say(
    `${ours <= LIMIT_MS ? '✓' : '✗'} ${name.padEnd(38)} ${figures.reverse().join('; ')} (at most ${LIMIT_MS} ms); ` +
      `${times[OURS].length} taps, load ${load()}`,
  );
  return ours > LIMIT_MS;
}
