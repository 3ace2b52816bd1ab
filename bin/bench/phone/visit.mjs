/* global window */
import { Fail } from '../../lib/say.mjs';

/** A phone on a slow connection: times in ms, speeds in bytes per second. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWDOWN = 4;
/** Time after the load event in which scripts may still load files and change the largest element. */
const SETTLE_MS = 1500;

/**
 * @typedef {object} Visit
 * @property {number} paintMs largest contentful paint (LCP)
 * @property {string} element class of the largest element
 * @property {number} shift cumulative layout shift (CLS)
 * @property {number} scripts bytes of JavaScript, compressed, without headers
 * @property {number} styles bytes of stylesheets, compressed, without headers
 */

/**
 * A visit without a browser cache.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of the site
 * @param {{theme: string, path: string, cart: string|null}} page cart: ID of the product that is put into the cart first
 * @returns {Promise<Visit>}
 */
export async function visit(browser, url, { theme, path, cart }) {
  const context = await browser.newContext({ ...PHONE, extraHTTPHeaders: { 'X-Bench-Theme': theme } });
  try {
    if (cart !== null) await context.request.get(`${url}/?add-to-cart=${cart}`);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const bytes = countBytes(session);
    await page.addInitScript(observe);
    const response = await page.goto(url + path, { waitUntil: 'load' });
    if (!response?.ok()) throw new Fail(`${path} has the status ${response?.status()}.`);
    await page.waitForTimeout(SETTLE_MS);
    const { largest, shift } = await page.evaluate(() => /** @type {any} */ (window).measured);
    if (largest === undefined) throw new Fail(`${path} has no largest contentful paint.`);
    return {
      paintMs: largest.at,
      element: largest.element,
      shift,
      scripts: bytes.Script,
      styles: bytes.Stylesheet,
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page before its scripts. */
function observe() {
  /** @type {{largest?: {at: number, element: string}, shift: number}} */
  const measured = { shift: 0 };
  Object.assign(window, { measured });
  new PerformanceObserver((list) => {
    const last = /** @type {any} */ (list.getEntries().at(-1));
    measured.largest = { at: last.startTime, element: last.element?.className || last.element?.localName };
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries()))
      if (!entry.hadRecentInput) measured.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * @param {import('@playwright/test').CDPSession} session
 * @returns {{Script: number, Stylesheet: number}} counts what the page has received until it is read
 */
function countBytes(session) {
  const bytes = { Script: 0, Stylesheet: 0 };
  /** @type {Map<string, {type: 'Script'|'Stylesheet', headers: number}>} */
  const files = new Map();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || type === 'Stylesheet')
      files.set(requestId, { type, headers: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) bytes[file.type] += encodedDataLength - file.headers;
  });
  return bytes;
}
