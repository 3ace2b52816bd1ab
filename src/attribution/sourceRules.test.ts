import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import library from 'sourcebuster';
import { eachCase } from '../test/fixture';
import { readMemory } from './storedSource';
import { fieldValues, type FieldWays } from './fields';
import { gather } from './collectSource';
import type { SourceLists } from './knownSites';
import { referrerOf } from './referrer';
import { timesOf, type RawTimes } from './settings';
import { sitesOf, type RawSites } from './customSites';
import { ADDRESS_WEIGHT, clean, NONE } from './safeText';
import { cookieJar } from '../test/cookieJar';

/** Every case here runs in PHPUnit, too: RulesTest of php-render. */
const LISTS = JSON.parse(
  readFileSync(join(__dirname, '../../php-render/src/Attribution/lists.json'), 'utf8'),
) as SourceLists;
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

describe('every page view is understood', () =>
  eachCase<{ visits: View[]; settings?: RawTimes & RawSites & { host?: string } }, Known[]>(
    'attribution/rules',
    ({ visits, settings: raw = {} }, expected) => {
      const host = raw.host ?? 'shop.example';
      const times = timesOf(host, raw);
      const jar = cookieJar();
      const clock: number[] = [];
      jest.spyOn(Math, 'random').mockReturnValue(times.promo?.min === 7 ? 0 : 0.347050001);
      visits.forEach(({ url, referrer = '', after = 0 }, index) => {
        jest.setSystemTime(Date.now() + after * 1000);
        clock.push(Date.now());
        const from = referrerOf(clean(referrer, ADDRESS_WEIGHT), sitesOf(host, raw), LISTS);
        const visit = { href: url, referrer, from, userAgent: 'Browser/1' };
        for (const line of gather(library, visit, jar.read(), times, LISTS.clicks)()) jar.write(line);
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
          ep: one.ep ?? clean(views[at]!.url, ADDRESS_WEIGHT),
          rf: one.rf ?? views[at]!.referrer ?? NONE,
        };
  return {
    current: padded(one.current),
    extra: extra(one.entry),
    first: padded(one.first ?? one.current),
    firstExtra: extra(one.firstEntry === undefined ? one.entry : one.firstEntry),
    pages: String(one.pages),
    page: clean(views[index]!.url.split('#')[0]!, ADDRESS_WEIGHT),
    visits: String(one.visits),
    promo: one.promo,
  };
}

const padded = (values: string[]): string[] => Array.from({ length: 10 }, (_, at) => values[at] ?? NONE);

function known(cookies: string): object {
  const memory = readMemory(cookies);
  const source = (part: string) => SOURCE.map((key) => memory?.get(part)?.get(key));
  const extra = (part: string) => {
    const values = memory?.get(part);
    return values && Object.fromEntries(values);
  };
  return {
    current: source('current'),
    extra: extra('current_add'),
    first: source('first'),
    firstExtra: extra('first_add'),
    pages: memory?.get('session')?.get('pgs'),
    page: memory?.get('session')?.get('cpg'),
    visits: memory?.get('udata')?.get('vst'),
    promo: memory?.get('promo')?.get('code'),
  };
}

describe('what is configured is understood', () =>
  eachCase<{ host: string; raw: RawTimes & RawSites }, object>(
    'attribution/settings',
    ({ host, raw }, expected) => expect({ ...timesOf(host, raw), ...sitesOf(host, raw) }).toEqual(expected),
  ));

describe('cookies give the fields', () =>
  eachCase<{ cookies: string; fields: FieldWays }, object>(
    'attribution/cookies',
    ({ cookies, fields }, expected) => expect(fieldValues(readMemory(cookies), fields)).toEqual(expected),
  ));
