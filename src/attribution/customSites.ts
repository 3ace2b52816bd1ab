import { hostOf } from './safeText';

/** Whom the owner knows beyond the lists. */
export interface Sites {
  /** The shop's own, without `www.`. */
  host: string;
  referrals: { host: string; source: string; medium: string }[];
  organics: { host: string; param: string; source: string }[];
}

/** As a shop's configuration holds them. */
export interface RawSites {
  referrals?: unknown;
  organics?: unknown;
}

interface Entry {
  host?: unknown;
  param?: unknown;
  display?: unknown;
  medium?: unknown;
}

/** An alias without host, or an engine without host or parameter, is dropped (spec section 5). The PHP twin is `Settings`. */
export const sitesOf = (hostname: string, raw: RawSites): Sites => ({
  host: hostOf(hostname),
  referrals: entries(raw.referrals).map(({ host, source, medium }) => ({ host, source, medium })),
  organics: entries(raw.organics)
    .filter(({ param }) => param)
    .map(({ host, param, source }) => ({ host, param, source })),
});

const entries = (list: unknown) =>
  (Array.isArray(list) ? (list as (Entry | null)[]) : [])
    .map((entry) => {
      const host = hostOf(text(entry?.host));
      return {
        host,
        source: text(entry?.display) || host,
        param: text(entry?.param),
        medium: text(entry?.medium) || 'referral',
      };
    })
    .filter(({ host }) => host);

const text = (raw: unknown): string => (typeof raw === 'string' ? raw.trim() : '');
