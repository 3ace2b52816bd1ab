import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import library from 'sourcebuster';
import { cookieJar } from '../test/cookieJar';
import { CAMPAIGN_PARAMS } from './campaign';
import { readStoredSource } from './storedSource';
import { collectSource } from './collectSource';
import type { KnownSites } from './knownSites';
import { classifyReferrer } from './referrer';
import { parseLifetimes } from './settings';
import { parseCustomSites } from './customSites';

const LISTS = JSON.parse(
  readFileSync(join(__dirname, '../../php-render/src/OrderSource/lists.json'), 'utf8'),
) as KnownSites;

function visit(href: string, jar = cookieJar(), referrer = '', userAgent = 'Browser/1', usesBase64 = false) {
  const host = new URL(href).hostname;
  const classified = classifyReferrer(referrer, parseCustomSites(host, {}), LISTS);
  const pageView = { href, referrer, classified, userAgent };
  const times = parseLifetimes(host, { promo: true });
  const count = collectSource(library, pageView, jar.read(), times, LISTS.clicks, usesBase64);
  for (const line of count()) jar.write(line);
  return jar;
}

/** Reads one value from the cookies. */
const known = (jar: { read: () => string }, part: string, key: string) =>
  readStoredSource(jar.read())?.get(part)?.get(key);

test('the largest cookie stays below the browser’s size limit', () => {
  const query = Object.values(CAMPAIGN_PARAMS).map(
    (name) => `${name}=${encodeURIComponent('你%|&'.repeat(500))}`,
  );
  const jar = visit(
    `https://shop.example/${'päth/|'.repeat(900)}?${query.join('&')}`,
    cookieJar(),
    `https://blog.example/${'%|'.repeat(2000)}`,
    'Browser/1 (%|)'.repeat(400),
  );
  expect(jar.lines.map((line) => line.split(';')[0]!.length).filter((length) => length > 4096)).toEqual([]);
  expect(known(jar, 'current', 'typ')).toBe('utm');
});

test('all eight cookies are written for the shop’s host and path only', () => {
  const jar = visit('https://www.shop.example/');
  const names = new Set(jar.lines.map((line) => line.split('=')[0]));
  expect([...names].sort()).toEqual(
    ['current', 'current_add', 'first', 'first_add', 'migrations', 'promo', 'session', 'udata'].map(
      (name) => `sbjs_${name}`,
    ),
  );
  for (const line of jar.lines) {
    expect(line).toMatch(/; path=\/; SameSite=Lax; Secure$/);
    expect(line).not.toContain('domain');
  }
});

test('a cookie of a parent domain does not replace the own one, which browsers return later', () => {
  const parent = `sbjs_current=${encodeURIComponent('typ=utm|||src=parent')}; sbjs_session=pgs%3D9`;
  const own = visit('https://b2b.shop.example/?utm_source=child');
  const jar = { ...own, read: () => `${parent}; ${own.read()}` };
  visit('https://b2b.shop.example/page', jar);
  expect([known(jar, 'current', 'src'), known(jar, 'session', 'pgs')]).toEqual(['child', '2']);
});

test('with WooCommerce’s filter cookies are in base64, and a very long one is not', () => {
  const jar = cookieJar();
  const base64 = (href: string) => visit(href, jar, '', 'Browser/1', true);
  jar.write(`sbjs_current=${encodeURIComponent('typ=utm|||src=written before')}`);
  base64('https://shop.example/');
  expect(known(jar, 'current', 'src')).toBe('written before');
  base64('https://shop.example/?utm_source=news~%3E%3F%25+€&utm_campaign=1');
  base64('https://shop.example/page?a=~~~');
  expect(known(jar, 'current', 'src')).toBe('news~>?% €');
  expect(known(jar, 'session', 'pgs')).toBe('3');
  for (const pair of jar.read().split('; ')) expect(pair).toMatch(/^sbjs_\w+=[A-Za-z0-9]+$/);

  const long = 'y'.repeat(1700);
  visit(`https://shop.example/?utm_source=${long}`, jar, `https://blog.example/${long}`, '', true);
  expect(jar.lines.filter((line) => line.split(';')[0]!.length > 4096)).toEqual([]);
  expect(known(jar, 'current', 'src')).toHaveLength(380);
});

test.each(['http://127.0.0.1:8080/', 'http://localhost/', 'http://[::1]/'])(
  'on %s cookies have no domain, because browsers would reject it',
  (href) => {
    const jar = visit(href);
    expect(jar.lines.join()).not.toMatch(/domain|Secure/);
    expect(known(jar, 'session', 'pgs')).toBe('1');
  },
);

test.each([
  ['garbage', 'sbjs_current=garbage; sbjs_first=%E4%; sbjs_session=pgs%3D-5; sbjs_udata=vst%3Dmany'],
  ['8 kB', `sbjs_current=${'a'.repeat(8192)}; sbjs_first=${'b'.repeat(8192)}`],
  ['another type', 'sbjs_current=typ%3Devil%7C%7C%7Csrc%3Da; sbjs_first=typ%3Devil'],
  ['nothing at all', 'sbjs_current=; sbjs_first='],
])('cookies that contain %s are replaced', (_, header) => {
  const jar = cookieJar();
  header.split('; ').forEach((pair) => jar.write(pair));
  visit('https://shop.example/', jar);
  expect([known(jar, 'current', 'typ'), known(jar, 'current', 'src')]).toEqual(['typein', '(direct)']);
  expect(known(jar, 'first', 'typ')).toBe('typein');
  expect(Number(known(jar, 'session', 'pgs'))).toBeGreaterThan(0);
});

test('cookies of WooCommerce 8.9 keep their source, and missing values are added', () => {
  const jar = cookieJar();
  jar.write(
    `sbjs_current=${encodeURIComponent('typ=utm|||src=news|||mdm=email|||cmp=a|||cnt=(none)|||trm=(none)|||id=7')}`,
  );
  visit('https://shop.example/page', jar);
  expect(['src', 'id', 'plt', 'tct'].map((key) => known(jar, 'current', key))).toEqual([
    'news',
    '7',
    '(none)',
    '(none)',
  ]);
});

test.each([
  ['one minute', 1 / 43200, 60],
  ['0.7 months', 0.7, 30240 * 60],
  ['six months', 6, 259200 * 60],
  ['as long as the browser is open', 0.00001, null],
])('a lifetime of %s is exact to the second', (_, lifetime, seconds) => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 2, 3, 4, 5) });
  const href = 'https://shop.example/';
  const classified = classifyReferrer('', parseCustomSites('shop.example', {}), LISTS);
  const times = parseLifetimes('shop.example', { lifetime });
  const lines = collectSource(
    library,
    { href, referrer: '', classified, userAgent: '' },
    '',
    times,
    LISTS.clicks,
  )();
  const expires = /expires=([^;]*)/.exec(lines.find((line) => line.startsWith('sbjs_current=')) ?? '')?.[1];
  expect(expires === undefined ? null : (Date.parse(expires) - Date.now()) / 1000).toBe(seconds);
  jest.useRealTimers();
});

test('the date is in UTC, in half-hour time zones, too', () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 2, 3, 4, 5) });
  const offset = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330);
  expect(known(visit('https://shop.example/'), 'current_add', 'fd')).toBe('2026-01-02 03:04:05');
  offset.mockRestore();
  jest.useRealTimers();
});
