import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import library from 'sourcebuster';
import { eachCase } from '../test/fixture';
import { readStoredSource } from './storedSource';
import { fieldValues, type FieldPaths } from './fields';
import { collectSource } from './collectSource';
import type { KnownSites } from './knownSites';
import { classifyReferrer } from './referrer';
import { parseLifetimes, type RawLifetimes } from './settings';
import { parseCustomSites, type RawCustomSites } from './customSites';
import { ADDRESS_WEIGHT, sanitize, NONE } from './safeText';
import { cookieJar } from '../test/cookieJar';

/** PHPUnit runs the same cases: RulesTest of php-render. */
const LISTS = JSON.parse(
  readFileSync(join(__dirname, '../../php-render/src/OrderSource/lists.json'), 'utf8'),
) as KnownSites;
const SOURCE = 'typ src mdm cmp cnt trm id plt fmt tct'.split(' ');
const BEGIN = 1767323045_000;

interface View {
  url: string;
  referrer?: string;
  after?: number;
}

interface Known {
  current: string[];
  pages: number;
  visits: number;
  entry: number | null;
  first?: string[];
  firstEntry?: number | null;
  promo?: string;
  ep?: string;
  rf?: string;
}

beforeEach(() => void jest.useFakeTimers({ now: BEGIN }));
afterEach(() => void jest.useRealTimers());

describe('page views result in the expected source', () =>
  eachCase<{ visits: View[]; settings?: RawLifetimes & RawCustomSites & { host?: string } }, Known[]>(
    'order-source/rules',
    ({ visits, settings: raw = {} }, expected) => {
      const host = raw.host ?? 'shop.example';
      const times = parseLifetimes(host, raw);
      const jar = cookieJar();
      const clock: number[] = [];
      jest.spyOn(Math, 'random').mockReturnValue(times.promo?.min === 7 ? 0 : 0.347050001);
      visits.forEach(({ url, referrer = '', after = 0 }, index) => {
        jest.setSystemTime(Date.now() + after * 1000);
        clock.push(Date.now());
        const classified = classifyReferrer(
          sanitize(referrer, ADDRESS_WEIGHT),
          parseCustomSites(host, raw),
          LISTS,
        );
        const pageView = { href: url, referrer, classified, userAgent: 'Browser/1' };
        for (const line of collectSource(library, pageView, jar.read(), times, LISTS.clicks)())
          jar.write(line);
        expect(known(jar.read())).toEqual(expectation(expected[index]!, visits, index, clock));
      });
      jest.restoreAllMocks();
    },
  ));

function expectation(one: Known, views: View[], index: number, times: number[]): object {
  const extra = (at: number | null) =>
    at === null
      ? undefined
      : {
          fd: new Date(times[at]!).toISOString().slice(0, 19).replace('T', ' '),
          ep: one.ep ?? sanitize(views[at]!.url, ADDRESS_WEIGHT),
          rf: one.rf ?? views[at]!.referrer ?? NONE,
        };
  return {
    current: padded(one.current),
    extra: extra(one.entry),
    first: padded(one.first ?? one.current),
    firstExtra: extra(one.firstEntry === undefined ? one.entry : one.firstEntry),
    pages: String(one.pages),
    page: sanitize(views[index]!.url.split('#')[0]!, ADDRESS_WEIGHT),
    visits: String(one.visits),
    promo: one.promo,
  };
}

const padded = (values: string[]): string[] => Array.from({ length: 10 }, (_, at) => values[at] ?? NONE);

function known(cookies: string): object {
  const stored = readStoredSource(cookies);
  const source = (part: string) => SOURCE.map((key) => stored?.get(part)?.get(key));
  const extra = (part: string) => {
    const values = stored?.get(part);
    return values && Object.fromEntries(values);
  };
  return {
    current: source('current'),
    extra: extra('current_add'),
    first: source('first'),
    firstExtra: extra('first_add'),
    pages: stored?.get('session')?.get('pgs'),
    page: stored?.get('session')?.get('cpg'),
    visits: stored?.get('udata')?.get('vst'),
    promo: stored?.get('promo')?.get('code'),
  };
}

describe('custom settings are parsed', () =>
  eachCase<{ host: string; raw: RawLifetimes & RawCustomSites }, object>(
    'order-source/settings',
    ({ host, raw }, expected) =>
      expect({ ...parseLifetimes(host, raw), ...parseCustomSites(host, raw) }).toEqual(expected),
  ));

describe('the fields are read from the cookies', () =>
  eachCase<{ cookies: string; fields: FieldPaths }, object>(
    'order-source/cookies',
    ({ cookies, fields }, expected) =>
      expect(fieldValues(readStoredSource(cookies), fields)).toEqual(expected),
  ));

describe('the script reads the source that the server gives to it', () =>
  eachCase<{ source: Record<string, Record<string, string>> }, Record<string, string>>(
    'order-source/handover',
    ({ source }, cookies) => {
      const header = Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
      const stored = readStoredSource(header.join('; '));
      for (const name of Object.keys(cookies)) {
        const part = name.slice('sbjs_'.length);
        expect(Object.fromEntries(stored?.get(part) ?? [])).toEqual(source[part]);
      }
    },
  ));
