import { hostOf } from './referrer';

export interface Settings {
  /** The shop's own, without `www.`. */
  host: string;
  /** Minutes; 0: as long as the browser is open. */
  lifetime: number;
  /** Minutes. */
  session: number;
  promo: { min: number; max: number } | null;
  referrals: { host: string; source: string; medium: string }[];
  organics: { host: string; param: string; source: string }[];
}

/** As a shop's configuration holds it: lifetime in months, session in minutes. */
export interface RawSettings {
  lifetime?: unknown;
  session?: unknown;
  promo?: unknown;
  referrals?: unknown;
  organics?: unknown;
}

const MONTHS = 6;
const MOST_MONTHS = 120;
const MINUTES_A_MONTH = 30 * 24 * 60;
const SESSION_MINUTES = 30;
const MOST_SESSION_MINUTES = 1440;
const PROMO = { min: 100000, max: 999999 };

/** What is not understood is its default (spec sections 5 and 9). The PHP twin is `Settings`. */
export function settingsOf(hostname: string, raw: RawSettings): Settings {
  const months = numberOf(raw.lifetime);
  const session = numberOf(raw.session);
  return {
    host: hostOf(hostname),
    lifetime: Math.floor((months > 0 ? Math.min(months, MOST_MONTHS) : MONTHS) * MINUTES_A_MONTH),
    session: session >= 1 ? Math.floor(Math.min(session, MOST_SESSION_MINUTES)) : SESSION_MINUTES,
    promo: raw.promo ? promoOf(raw.promo) : null,
    referrals: entries(raw.referrals).flatMap((entry) => {
      const host = hostOf(textOf(entry, 'host'));
      return host === ''
        ? []
        : [{ host, source: textOf(entry, 'display') || host, medium: textOf(entry, 'medium') || 'referral' }];
    }),
    organics: entries(raw.organics).flatMap((entry) => {
      const [host, param] = [hostOf(textOf(entry, 'host')), textOf(entry, 'param')];
      return host === '' || param === '' ? [] : [{ host, param, source: textOf(entry, 'display') || host }];
    }),
  };
}

/** 0 for what is no number. */
function numberOf(raw: unknown): number {
  const isNumeric =
    typeof raw === 'number' ||
    (typeof raw === 'string' && /^\s*\+?(\d{1,9}\.?\d{0,9}|\.\d{1,9})\s*$/.test(raw));
  return isNumeric && Number.isFinite(Number(raw)) ? Number(raw) : 0;
}

function promoOf(raw: unknown): { min: number; max: number } {
  const bounds = raw as { min?: unknown; max?: unknown };
  const min = Math.trunc(numberOf(bounds.min)) || PROMO.min;
  const max = Math.trunc(numberOf(bounds.max)) || PROMO.max;
  return min > 0 && min <= max ? { min, max } : PROMO;
}

const entries = (raw: unknown): unknown[] => (Array.isArray(raw) ? (raw as unknown[]) : []);

function textOf(entry: unknown, key: string): string {
  const value: unknown =
    typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>)[key] : '';
  return typeof value === 'string' ? value.trim() : '';
}
