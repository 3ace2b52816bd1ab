import type { KnownSites } from './knownSites';
import { sanitize, decode, NONE, queryParams, VALUE_WEIGHT } from './safeText';

/** URL parameters by the name of the value in the cookies. The PHP counterpart is `Campaign`. */
export const CAMPAIGN_PARAMS = {
  src: 'utm_source',
  mdm: 'utm_medium',
  cmp: 'utm_campaign',
  cnt: 'utm_content',
  trm: 'utm_term',
  id: 'utm_id',
  plt: 'utm_source_platform',
  fmt: 'utm_creative_format',
  tct: 'utm_marketing_tactic',
} as const;

export type CampaignKey = keyof typeof CAMPAIGN_PARAMS;
export type Campaign = Record<CampaignKey, string>;

/**
 * @param query raw query string, without the question mark
 * @param clicks values for the click IDs of ad networks
 * @returns the nine values, `(none)` for missing ones; null if the URL contains no campaign
 */
export function parseCampaign(query: string, clicks: KnownSites['clicks']): Campaign | null {
  const given = queryParams(query);
  const click = Object.keys(clicks).find((name) => given.has(name));
  const names = Object.entries(CAMPAIGN_PARAMS);
  if (click === undefined && !names.some(([, name]) => given.has(name))) {
    return null;
  }
  return Object.fromEntries(
    names.map(([key, name], index) => [
      key,
      sanitize(decode((given.get(name) ?? '').replaceAll('+', ' ')), VALUE_WEIGHT) ||
        (clicks[click ?? '']?.[index] ?? NONE),
    ]),
  ) as Campaign;
}
