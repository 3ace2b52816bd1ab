import { normalizeHost } from './safeText';

/** Whom the owner knows beyond the lists. */
export interface CustomSites {
  /** The shop's own, without `www.`. */
  host: string;
  referrals: { host: string; source: string; medium: string }[];
  organics: { host: string; param: string; source: string }[];
}

/** As a shop's configuration holds them. */
export interface RawCustomSites {
  referrals?: unknown;
  organics?: unknown;
}

interface Entry {
  host?: unknown;
  param?: unknown;
  display?: unknown;
  medium?: unknown;
}

/** An alias without host, or an engine without host or parameter, is dropped (docs/specification.md, SOURCE-8). The PHP twin is `Settings`. */
export const parseCustomSites = (hostname: string, raw: RawCustomSites): CustomSites => ({
  host: normalizeHost(hostname),
  referrals: parseEntries(raw.referrals).map(({ host, source, medium }) => ({ host, source, medium })),
  organics: parseEntries(raw.organics)
    .filter(({ param }) => param)
    .map(({ host, param, source }) => ({ host, param, source })),
});

const parseEntries = (list: unknown) =>
  (Array.isArray(list) ? (list as (Entry | null)[]) : [])
    .map((entry) => {
      const host = normalizeHost(text(entry?.host));
      return {
        host,
        source: text(entry?.display) || host,
        param: text(entry?.param),
        medium: text(entry?.medium) || 'referral',
      };
    })
    .filter(({ host }) => host);

const text = (raw: unknown): string => (typeof raw === 'string' ? raw.trim() : '');
