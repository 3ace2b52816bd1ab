import { normalizeHost } from './safeText';

/** Lifetimes of the stored source and of a session. */
export interface SourceLifetimes {
  /** Host of the shop, without `www.`. */
  host: string;
  /** Lifetime of the source in minutes; 0: until the browser is closed. */
  lifetime: number;
  /** Length of a session in minutes. */
  session: number;
  promo: { min: number; max: number } | null;
}

/** Settings before validation: the lifetime in months, the session in minutes. */
export interface RawLifetimes {
  lifetime?: unknown;
  session?: unknown;
  promo?: unknown;
}

const DEFAULT_MONTHS = 6;
const MAX_MONTHS = 120;
const MINUTES_A_MONTH = 30 * 24 * 60;
/** Compensates floating-point errors: 0.7 * 43200 is slightly less than 30240. */
const ROUNDING = 1e-6;
const DEFAULT_SESSION_MINUTES = 30;
const MAX_SESSION_MINUTES = 1440;
const PROMO = { min: 100000, max: 999999 };

/** Replaces invalid values with the defaults. The PHP counterpart is `SourceSettings`. */
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

/** Accepts numbers and decimal strings above 0. */
const positive = (raw: unknown, fallback: number): number =>
  (typeof raw === 'number' || /^\s*\+?(\d+\.?\d*|\.\d+)\s*$/.test(typeof raw === 'string' ? raw : '')) &&
  Number(raw) > 0
    ? Number(raw)
    : fallback;
