/* global window, document */
import { Fail, say } from '../lib/say.mjs';
import { chromium as program } from '../lib/system.mjs';
import { FLAGS } from './flags.mjs';
import { load, ms, percentile } from './numbers.mjs';
import { searchOf, withSite } from './site.mjs';
import { watchTyping } from './watch-typing.mjs';

/**
 * Both bounds are for the 95th percentile, from the key's own time to the frame that shows other hits. The pauses between
 * two keys are those that other search boxes were measured with.
 */
const PROFILES = [
  { name: 'desktop', slowdown: 1, boundMs: 60, pauseMs: 700, viewport: { width: 1366, height: 768 } },
  { name: '4x CPU', slowdown: 4, boundMs: 120, pauseMs: 1200, viewport: { width: 390, height: 844 } },
];
/** Found in the demo's posts from their first letter on, so that nearly every key changes what is shown. */
const WORDS = [
  'kettle',
  'bread knife',
  'saffron',
  'coffee',
  'basket',
  'honey',
  'market',
  'linen',
  'spoon',
  'lamp',
  'soup',
  'wool',
];
const MIN_KEYS = 60;
/** Others' work on the machine only ever adds time: a missed bound is measured again, and the best round counts. */
const MAX_ROUNDS = 3;
/** A key after which nothing new is shown (the same hits, marked alike) is not counted. */
const GIVE_UP_MS = 2000;
/** From a keystroke to painted hits on the results page, with the built-in engine behind it. */
export const bench = () =>
  withSite(async (url) => {
    // Warm up opcache.
    await searchOf(url);
    const { chromium } = await import('@playwright/test');
    const browser = await chromium.launch({ executablePath: program(), args: FLAGS });
    try {
      let missed = 0;
      for (const profile of PROFILES) missed += (await isKept(browser, url, profile)) ? 0 : 1;
      return missed > 0 ? 1 : 0;
    } finally {
      await browser.close();
    }
  });

async function keysOf(browser, url, { slowdown, viewport, pauseMs }) {
  const page = await (await browser.newContext({ viewport })).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${url}/?s=tea`, { waitUntil: 'load' });
  const input = page.locator('.instant-search-widget [data-part="input"]');
  await input.focus();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-shop-root]') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.evaluate(watchTyping, { widget: '.instant-search-widget', hit: '.hit', call: '/1/indexes/' });
  const keys = [];
  for (const word of WORDS) {
    await input.fill('');
    await page.waitForTimeout(pauseMs);
    for (const letter of word) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      keys.push(
        await page.evaluate((giveUpMs) => Reflect.get(window, 'typing').painted(giveUpMs), GIVE_UP_MS),
      );
      await page.waitForTimeout(pauseMs);
    }
  }
  await page.context().close();
  return keys;
}

async function isKept(browser, url, profile) {
  for (let round = 0; round < MAX_ROUNDS; round++)
    if (report(profile, await keysOf(browser, url, profile))) return true;
  return false;
}

function report({ name, boundMs }, keys) {
  const shown = keys.filter((key) => key !== null);
  if (shown.length < MIN_KEYS)
    throw new Fail(
      `${name}: only ${shown.length} of ${keys.length} keys changed the hits; ${MIN_KEYS} are needed.`,
    );
  const of = (field, percent) =>
    percentile(
      shown.map((key) => key[field]),
      percent,
    );
  const p95 = of('totalMs', 95);
  say(
    `${p95 <= boundMs ? '✓' : '✗'} ${name.padEnd(8)} median ${ms(of('totalMs', 50))}, p95 ${ms(p95)} (at most ${boundMs} ms), ` +
      `${shown.length} of ${keys.length} keys changed the hits; load ${load()}`,
  );
  const part = (field) => `${of(field, 50).toFixed(1)} / ${of(field, 95).toFixed(1)}`;
  say(
    `    of it, median / p95 in ms: key to request ${part('sendMs')}, request to response ${part('responseMs')}, ` +
      `response to elements ${part('drawMs')}, elements to frame ${part('paintMs')}`,
  );
  return p95 <= boundMs;
}
