/* global window */
import { Fail, say } from '../lib/say.mjs';
import { load, percentile } from './numbers.mjs';
import { OURS, STOREFRONT } from './pages/compare.mjs';
import { ELEMENTS } from './taps/elements.mjs';
import { withThemes } from './themes.mjs';

const VIEWPORT = { width: 390, height: 844 };
const SLOWDOWN = 4;
/** Limit for the median of a page. Chromium reports the times of events in steps of 8 ms. */
const LIMIT_MS = 40;
const PAUSE_MS = 400;
/** Shorter events are not reported. This is the minimum of the Event Timing API. */
const THRESHOLD_MS = 16;

/**
 * Time from a tap on a menu toggle, a submenu's button, the toggle of the filters and "Add to cart" to the next paint on a phone
 * with a slow CPU. With STOREFRONT=directory and WOOCOMMERCE, visits to our pages and to those of Storefront alternate.
 * @returns {Promise<number>} 1 above the limit
 */
export async function bench() {
  return withThemes(async (site) => {
    let isMissed = false;
    for (const [name, element] of Object.entries(ELEMENTS))
      for (const path of element.paths)
        isMissed = report(`${name} ${path}`, await timesOf(site, element, path)) || isMissed;
    return isMissed ? 1 : 0;
  });
}

/**
 * @param {import('./themes.mjs').ThemeSite} site
 * @param {import('./taps/elements.mjs').Element} element
 * @param {string} path
 * @returns {Promise<Record<string, number[]>>} times of all taps in ms by theme
 */
async function timesOf({ browser, url, themes }, element, path) {
  const those = themes.filter((theme) => element.themes[theme] !== undefined);
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(those.map((theme) => [theme, []]));
  for (let visit = 0; visit < element.visits; visit++)
    for (const theme of those) times[theme].push(...(await tapsOf(browser, url + path, theme, element)));
  return times;
}

/**
 * @param {string} theme
 * @param {import('./taps/elements.mjs').Element} element
 * @returns {Promise<number[]>} time of each tap in ms, see "Event Timing API", `PerformanceEventTiming.duration`
 */
async function tapsOf(browser, address, theme, element) {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    hasTouch: true,
    isMobile: true,
    extraHTTPHeaders: { 'X-Bench-Theme': theme },
  });
  const { taps } = element;
  const { ready, before, target } = element.themes[theme];
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(address, { waitUntil: 'load' });
  await page.locator(ready).waitFor();
  if (before) await page.locator(before).tap();
  const tapped = page.locator(target).first();
  await tapped.scrollIntoViewIfNeeded();
  await page.waitForTimeout(PAUSE_MS);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate((durationThreshold) => {
    /** @type {Record<string, number>} */
    const times = {};
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of /** @type {PerformanceEventTiming[]} */ (list.getEntries()))
        if (interactionId) times[interactionId] = Math.max(times[interactionId] ?? 0, duration);
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold }));
    Object.assign(window, { times });
  }, THRESHOLD_MS);
  for (let tap = 0; tap < taps; tap++) {
    const state = await stateOf(tapped);
    await tapped.tap();
    await page.waitForTimeout(PAUSE_MS);
    if ((await stateOf(tapped)) === state)
      throw new Fail(`${address}: a tap on ${target} did not change the theme ${theme}.`);
  }
  /** @type {number[]} */
  const reported = await page.evaluate(() => Object.values(/** @type {any} */ (window).times));
  // The tap that opened the menu before can be reported late. The IDs of interactions increase.
  const times = reported.slice(-taps);
  await context.close();
  return [...times, ...Array.from({ length: taps - times.length }, () => THRESHOLD_MS)];
}

/**
 * A tap changes an attribute or the text of what is tapped, or opens the `<details>` around it.
 * @param {import('@playwright/test').Locator} tapped
 */
const stateOf = (tapped) => tapped.evaluate((one) => one.parentElement?.outerHTML);

/** @param {string} name @param {Record<string, number[]>} times by theme @returns {boolean} whether our median exceeds the limit */
function report(name, times) {
  const medians = Object.fromEntries(
    Object.entries(times).map(([theme, all]) => [theme, percentile(all, 50)]),
  );
  const ours = medians[OURS];
  const figures = Object.entries(times).map(
    ([theme, all]) => `${theme} median ${medians[theme]} ms, p95 ${percentile(all, 95)} ms`,
  );
  const ratio = STOREFRONT in medians ? `; ratio ${(ours / medians[STOREFRONT]).toFixed(2)}` : '';
  say(
    `${ours <= LIMIT_MS ? '✓' : '✗'} ${name.padEnd(38)} ${figures.reverse().join('; ')}${ratio} (at most ${LIMIT_MS} ms); ` +
      `${times[OURS].length} taps, load ${load()}`,
  );
  return ours > LIMIT_MS;
}
