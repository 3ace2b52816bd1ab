import { hostOf } from './safeText';

/** How long a source is remembered. */
export interface Times {
  /** The shop's own, without `www.`. */
  host: string;
  /** Minutes; 0: as long as the browser is open. */
  lifetime: number;
  /** Minutes. */
  session: number;
  promo: { min: number; max: number } | null;
}

/** As a shop's configuration holds it: lifetime in months, session in minutes. */
export interface RawTimes {
  lifetime?: unknown;
  session?: unknown;
  promo?: unknown;
}

const MONTHS = 6;
const MOST_MONTHS = 120;
const MINUTES_A_MONTH = 30 * 24 * 60;
/** So that 0.7 months are 30240 minutes, though 0.7 * 43200 is a little less in floating point. */
const ROUNDING = 1e-6;
const SESSION_MINUTES = 30;
const MOST_SESSION_MINUTES = 1440;
const PROMO = { min: 100000, max: 999999 };

/** A value that is not valid becomes the default. The PHP twin is `Settings`. */
export function timesOf(hostname: string, raw: RawTimes): Times {
  const bounds = raw.promo as { min?: unknown; max?: unknown } | undefined;
  const promo = { min: positive(bounds?.min, PROMO.min), max: positive(bounds?.max, PROMO.max) };
  const months = Math.min(positive(raw.lifetime, MONTHS), MOST_MONTHS);
  const session = Math.min(positive(raw.session, SESSION_MINUTES), MOST_SESSION_MINUTES);
  return {
    host: hostOf(hostname),
    lifetime: Math.floor(months * MINUTES_A_MONTH + ROUNDING),
    session: Math.floor(session) || SESSION_MINUTES,
    promo: raw.promo ? (promo.min <= promo.max ? promo : PROMO) : null,
  };
}

/** A number, or a text that is nothing but digits with a point. */
const positive = (raw: unknown, instead: number): number =>
  (typeof raw === 'number' || /^\s*\+?(\d+\.?\d*|\.\d+)\s*$/.test(typeof raw === 'string' ? raw : '')) &&
  Number(raw) > 0
    ? Number(raw)
    : instead;
