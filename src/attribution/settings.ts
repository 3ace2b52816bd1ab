import { normalizeHost } from './safeText';

/** How long a source is remembered. */
export interface SourceLifetimes {
  /** The shop's own, without `www.`. */
  host: string;
  /** Minutes; 0: as long as the browser is open. */
  lifetime: number;
  /** Minutes. */
  session: number;
  promo: { min: number; max: number } | null;
}

/** As a shop's configuration holds it: lifetime in months, session in minutes. */
export interface RawLifetimes {
  lifetime?: unknown;
  session?: unknown;
  promo?: unknown;
}

const DEFAULT_MONTHS = 6;
const MAX_MONTHS = 120;
const MINUTES_A_MONTH = 30 * 24 * 60;
/** So that 0.7 months are 30240 minutes, though 0.7 * 43200 is a little less in floating point. */
const ROUNDING = 1e-6;
const DEFAULT_SESSION_MINUTES = 30;
const MAX_SESSION_MINUTES = 1440;
const PROMO = { min: 100000, max: 999999 };

/** A value that is not valid becomes the default. The PHP twin is `Settings`. */
export function parseLifetimes(hostname: string, raw: RawLifetimes): SourceLifetimes {
  const bounds = raw.promo as { min?: unknown; max?: unknown } | undefined;
  const promo = { min: positive(bounds?.min, PROMO.min), max: positive(bounds?.max, PROMO.max) };
  const months = Math.min(positive(raw.lifetime, DEFAULT_MONTHS), MAX_MONTHS);
  const session = Math.min(positive(raw.session, DEFAULT_SESSION_MINUTES), MAX_SESSION_MINUTES);
  return {
    host: normalizeHost(hostname),
    lifetime: Math.floor(months * MINUTES_A_MONTH + ROUNDING),
    session: Math.floor(session) || DEFAULT_SESSION_MINUTES,
    promo: raw.promo ? (promo.min <= promo.max ? promo : PROMO) : null,
  };
}

/** A number, or a text that is nothing but digits with a point. */
const positive = (raw: unknown, fallback: number): number =>
  (typeof raw === 'number' || /^\s*\+?(\d+\.?\d*|\.\d+)\s*$/.test(typeof raw === 'string' ? raw : '')) &&
  Number(raw) > 0
    ? Number(raw)
    : fallback;
