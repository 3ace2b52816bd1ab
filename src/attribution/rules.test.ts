import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import library from 'sourcebuster';
import { eachCase } from '../test/fixture';
import { PARTS, readMemory } from './cookies';
import { fieldValues, type FieldWays } from './fields';
import { gather } from './gather';
import type { SourceLists } from './lists';
import { settingsOf, type RawSettings, type Settings } from './settings';
import { ADDRESS_WEIGHT, clean, NONE } from './text';
import { cookieJar } from '../test/cookieJar';

/** Every case here runs in PHPUnit, too: RulesTest of php-render. */
const LISTS = JSON.parse(
  readFileSync(join(__dirname, '../../php-render/src/Attribution/lists.json'), 'utf8'),
) as SourceLists;
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
  eachCase<{ visits: View[]; settings?: RawSettings & { host?: string } }, Known[]>(
    'attribution',
    ({ visits, settings: raw = {} }, expected) => {
      const settings = settingsOf(raw.host ?? 'shop.example', raw);
      const jar = cookieJar();
      const times: number[] = [];
      jest.spyOn(Math, 'random').mockReturnValue(settings.promo?.min === 7 ? 0 : 0.347050001);
      visits.forEach(({ url, referrer = '', after = 0 }, index) => {
        jest.setSystemTime(Date.now() + after * 1000);
        times.push(Date.now());
        gather(library, { href: url, referrer, userAgent: 'Browser/1' }, jar, settings, LISTS);
        expect(known(jar.read())).toEqual(expectation(expected[index]!, visits, index, times));
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
  const memory = readMemory(cookies) ?? {};
  const source = (part: string) => PARTS[part]!.split(' ').map((key) => memory[part]?.[key]);
  return {
    current: source('current'),
    extra: memory['current_add'],
    first: source('first'),
    firstExtra: memory['first_add'],
    pages: memory['session']?.['pgs'],
    page: memory['session']?.['cpg'],
    visits: memory['udata']?.['vst'],
    promo: memory['promo']?.['code'],
  };
}

describe('what is configured is understood', () =>
  eachCase<{ host: string; raw: RawSettings }, Settings>('attribution-settings', ({ host, raw }, expected) =>
    expect(settingsOf(host, raw)).toEqual(expected),
  ));

describe('cookies give the fields', () =>
  eachCase<{ cookies: string; fields: FieldWays }, object>(
    'attribution-cookies',
    ({ cookies, fields }, expected) => expect(fieldValues(readMemory(cookies), fields)).toEqual(expected),
  ));
