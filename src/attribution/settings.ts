import { hostOf } from './text';

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
const SESSION_MINUTES = 30;
const MOST_SESSION_MINUTES = 1440;
const PROMO = { min: 100000, max: 999999 };

/** What is not understood is its default (spec sections 5 and 9). The PHP twin is `Settings`. */
export function timesOf(hostname: string, raw: RawTimes): Times {
  const bounds = raw.promo as { min?: unknown; max?: unknown } | undefined;
  const promo = { min: positive(bounds?.min, PROMO.min), max: positive(bounds?.max, PROMO.max) };
  return {
    host: hostOf(hostname),
    lifetime: Math.floor(Math.min(positive(raw.lifetime, MONTHS), MOST_MONTHS) * MINUTES_A_MONTH),
    session: Math.floor(Math.min(positive(raw.session, SESSION_MINUTES), MOST_SESSION_MINUTES)),
    promo: raw.promo ? (promo.min <= promo.max ? promo : PROMO) : null,
  };
}

/** A number, or a text that is nothing but one. */
const positive = (raw: unknown, instead: number): number =>
  raw !== true && Number(raw) > 0 ? Number(raw) : instead;
