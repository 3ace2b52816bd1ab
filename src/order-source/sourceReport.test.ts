import { changeOf, chartWeeks, compareSources, type Period, type Source } from './sourceReport';

const source = (key: string, orders: number): Source => ({
  ...{ key, origin: key, medium: '', campaign: '' },
  ...{ orders, net: orders * 10, average: 10, returning: 0.5 },
});
const period = (...sources: Source[]): Period => ({
  ...{ totals: { orders: 0, net: 0, average: 0, returning: 0 } },
  ...{ sources, weeks: [], is_cut: false },
});

test('sources of the period before are beside those of the period, and follow if they have no orders now', () => {
  const rows = compareSources({
    primary: period(source('a', 3), source('b', 1)),
    secondary: period(source('c', 7), source('a', 2)),
    unknown: [],
  });
  expect(rows.map(({ key, orders, before }) => [key, orders, before.orders])).toEqual([
    ['a', 3, 2],
    ['b', 1, 0],
    ['c', 0, 7],
  ]);
});

test('a report without a comparison has no figures of before', () => {
  const rows = compareSources({ primary: period(source('a', 3)), secondary: null, unknown: [] });
  expect(rows[0]?.before.orders).toBe(0);
});

test('a change is in percent, and 0 if there was nothing before', () => {
  expect([changeOf(15, 10), changeOf(5, 10), changeOf(5, 0)]).toEqual([50, -50, 0]);
});

test('the chart has a line for the five most frequent origins, one for the others, and weeks without orders', () => {
  const orders = { a: 9, b: 8, c: 7, d: 6, e: 5, f: 4, g: 3 };
  const weeks = chartWeeks(
    [
      { start: '2026-10-19', orders },
      { start: '2026-11-02', orders: { g: 1 } },
    ],
    'Others',
  );
  expect(weeks.map(({ date }) => date)).toEqual([
    '2026-10-19T00:00:00',
    '2026-10-26T00:00:00',
    '2026-11-02T00:00:00',
  ]);
  expect(Object.keys(weeks[0] ?? {})).toEqual(['date', 'a', 'b', 'c', 'd', 'e', 'Others']);
  expect(weeks.map((week) => week.Others)).toEqual([
    { label: 'Others', value: 7 },
    { label: 'Others', value: 0 },
    { label: 'Others', value: 1 },
  ]);
});

test('without orders there are no weeks', () => {
  expect(chartWeeks([], 'Others')).toEqual([]);
});
