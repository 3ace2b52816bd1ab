import { matchesHost, findName, type KnownSites } from './knownSites';
import type { CustomSites } from './customSites';
import { sanitize, decode, normalizeHost, queryParams, VALUE_WEIGHT } from './safeText';

/** The site that the visitor came from. */
export interface Referrer {
  kind: 'organic' | 'referral' | 'none';
  /** Name of the engine or site. */
  source: string;
  medium: string;
  /** Path of the referring page; '' unless the visit is a referral. */
  path: string;
  /** The search term, if the search engine sends it. */
  term: string;
  isPayment: boolean;
  /** Whether it is a page of the shop. */
  isOwn: boolean;
}

const URL_PARTS = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?([^/?#:]+)(?::\d+)?([^?#]*)(?:\?([^#]*))?/i;

/** No referrer, or a return from a payment provider. */
export const NO_REFERRER: Referrer = {
  kind: 'none',
  source: '',
  medium: '',
  path: '',
  term: '',
  isPayment: false,
  isOwn: false,
};

/** The PHP counterpart is `Referrer`. */
export function classifyReferrer(address: string, sites: CustomSites, lists: KnownSites): Referrer {
  const [, rawHost = '', rawPath = '', query = ''] = URL_PARTS.exec(address) ?? [];
  const host = normalizeHost(rawHost);
  if (host === '' || isOwnHost(host, sites.host)) {
    return { ...NO_REFERRER, isOwn: host !== '' };
  }
  const payments = [...lists.payments, ...sites.payments.map((own) => `*.${own}`)];
  if (payments.some((pattern) => matchesHost(host, pattern))) {
    return { ...NO_REFERRER, isPayment: true };
  }
  const given = queryParams(query);
  const engine =
    [...sites.organics.map((one) => ({ ...one, host: `*.${one.host}` })), ...lists.specification].find(
      (one) => given.has(one.param) && matchesHost(host, one.host),
    )?.source ?? findName(host, lists.engines);
  if (engine !== undefined) {
    const words = engine === 'yandex' ? (given.get('text') ?? '').replaceAll('+', ' ') : '';
    const term = sanitize(decode(words), VALUE_WEIGHT);
    return { ...NO_REFERRER, kind: 'organic', source: engine, medium: 'organic', term };
  }
  const customSite = sites.referrals.find((one) => matchesHost(host, `*.${one.host}`));
  const assistant = findName(host, lists.assistants);
  return {
    ...NO_REFERRER,
    kind: 'referral',
    source: customSite?.source ?? assistant ?? findName(host, lists.aliases) ?? host,
    medium: customSite?.medium ?? (assistant === undefined ? 'referral' : 'ai'),
    path: sanitize(rawPath, VALUE_WEIGHT),
  };
}

/** Subdomains and the parent domain also belong to the shop. */
const isOwnHost = (host: string, own: string): boolean =>
  host === own || host.endsWith(`.${own}`) || (host.includes('.') && own.endsWith(`.${host}`));
