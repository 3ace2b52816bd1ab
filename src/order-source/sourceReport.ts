/** Figures of the report of order sources, as its endpoint returns them, in the form that tables and charts need. */

export interface Figures {
  orders: number;
  /** Net sales in the shop's currency. */
  net: number;
  /** Net sales per order. */
  average: number;
  /** Share of the orders by returning customers, 0 to 1. */
  returning: number;
}

export interface Source extends Figures {
  /** The same in each period. */
  key: string;
  origin: string;
  medium: string;
  campaign: string;
}

export interface Period {
  totals: Figures;
  sources: Source[];
  /** Orders by origin; `start` is the first day of the week, `YYYY-MM-DD`. */
  weeks: { start: string; orders: Record<string, number> }[];
  /** Whether the period has more sources than the list. */
  is_cut: boolean;
}

export interface SourceReport {
  primary: Period;
  secondary: Period | null;
  /** The newest orders without a source. */
  unknown: { number: string; url: string; reason: string }[];
}

export interface SourceRow extends Source {
  /** Figures of the period before; 0 without orders. */
  before: Figures;
}

/** One entry for each week; each origin has a property of its own, as WooCommerce's charts read them. */
export type ChartWeek = { date: string } & Record<string, string | { label: string; value: number }>;

const NOTHING: Figures = { orders: 0, net: 0, average: 0, returning: 0 };

/** Origins with a line of their own in the chart. */
const CHARTED = 5;

/** Sources of both periods, those of the first period first. */
export function compareSources({ primary, secondary }: SourceReport): SourceRow[] {
  const before = new Map(secondary?.sources.map((source) => [source.key, source]));
  const known = new Set(primary.sources.map(({ key }) => key));
  return [
    ...primary.sources.map((source) => ({ ...source, before: before.get(source.key) ?? NOTHING })),
    ...[...before.values()]
      .filter(({ key }) => !known.has(key))
      .map((source) => ({ ...source, ...NOTHING, before: source })),
  ];
}

/** @returns {number} change in percent, rounded; 0 if nothing was there before */
export function changeOf(now: number, before: number): number {
  return before === 0 ? 0 : Math.round(((now - before) / before) * 100);
}

/**
 * Orders by week of the origins with the most orders; all others are added up under one label. Weeks without orders
 * between others are included.
 */
export function chartWeeks(weeks: Period['weeks'], others: string): ChartWeek[] {
  const sums = new Map<string, number>();
  for (const { orders } of weeks) {
    for (const [origin, count] of Object.entries(orders)) {
      sums.set(origin, (sums.get(origin) ?? 0) + count);
    }
  }
  const most = [...sums].sort(([, a], [, b]) => b - a).map(([origin]) => origin);
  const charted = most.slice(0, CHARTED);
  const hasOthers = most.length > CHARTED;
  return withEmptyWeeks(weeks).map(({ start, orders }) => {
    const week: ChartWeek = { date: `${start}T00:00:00` };
    for (const origin of charted) {
      week[origin] = { label: origin, value: orders[origin] ?? 0 };
    }
    if (hasOthers) {
      const rest = Object.entries(orders).filter(([origin]) => !charted.includes(origin));
      week[others] = { label: others, value: rest.reduce((sum, [, count]) => sum + count, 0) };
    }
    return week;
  });
}

function withEmptyWeeks(weeks: Period['weeks']): Period['weeks'] {
  const byStart = new Map(weeks.map((week) => [week.start, week]));
  const [first, last] = [weeks[0], weeks.at(-1)];
  const all: Period['weeks'] = [];
  for (let start = first?.start ?? ''; first && last && start <= last.start; start = nextWeek(start)) {
    all.push(byStart.get(start) ?? { start, orders: {} });
  }
  return all;
}

function nextWeek(start: string): string {
  const day = new Date(`${start}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 7);
  return day.toISOString().slice(0, 10);
}
