import type { SourceLists } from './lists';
import { clean, decode, NONE, params, VALUE_WEIGHT } from './text';

/** Address parameter by the name that the value has in the cookies. The PHP twin is `Campaign`. */
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

const KEYS = Object.keys(CAMPAIGN_PARAMS) as CampaignKey[];

/**
 * @param query raw, without the question mark
 * @returns the nine values, `(none)` where nothing is said; null where the address names no campaign
 */
export function campaignOf(query: string, lists: SourceLists): Campaign | null {
  const given = params(query);
  const click = Object.keys(lists.clicks).find((name) => given.has(name));
  if (click === undefined && !KEYS.some((key) => given.has(CAMPAIGN_PARAMS[key]))) {
    return null;
  }
  const instead = click === undefined ? [] : (lists.clicks[click] ?? []);
  return Object.fromEntries(
    KEYS.map((key, index) => [
      key,
      clean(decode(given.get(CAMPAIGN_PARAMS[key]) ?? ''), VALUE_WEIGHT) || (instead[index] ?? NONE),
    ]),
  ) as Campaign;
}
