import { normalizeHost } from './safeText';

/** Referrers and search engines that the site owner has added to the lists of known sites. */
export interface CustomSites {
  /** Host of the shop, without `www.`. */
  host: string;
  referrals: { host: string; source: string; medium: string }[];
  organics: { host: string; param: string; source: string }[];
  /** Hosts of payment providers. */
  payments: string[];
}

/** Settings before validation. */
export interface RawCustomSites {
  referrals?: unknown;
  organics?: unknown;
  payments?: unknown;
}

interface Entry {
  host?: unknown;
  param?: unknown;
  display?: unknown;
  medium?: unknown;
}

/**
 * Ignores referrers without a host, and search engines without a host or a parameter (docs/specification.md,
 * SOURCE-8). The PHP counterpart is `SourceSettings`.
 */
export const parseCustomSites = (hostname: string, raw: RawCustomSites): CustomSites => ({
  host: normalizeHost(hostname),
  referrals: parseEntries(raw.referrals).map(({ host, source, medium }) => ({ host, source, medium })),
  organics: parseEntries(raw.organics)
    .filter(({ param }) => param)
    .map(({ host, param, source }) => ({ host, param, source })),
  payments: (Array.isArray(raw.payments) ? raw.payments : [])
    .map((host) => normalizeHost(text(host)))
    .filter((host) => host),
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
