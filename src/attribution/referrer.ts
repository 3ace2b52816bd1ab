import { isHost, nameOf, type SourceLists } from './knownSites';
import type { Sites } from './customSites';
import { clean, decode, hostOf, params, VALUE_WEIGHT } from './safeText';

/** Who led the visitor here. */
export interface Referrer {
  kind: 'organic' | 'referral' | 'none';
  /** Name of the engine or site. */
  source: string;
  medium: string;
  /** Of the referring page, for a referral. */
  path: string;
  /** What was searched for, where the engine tells. */
  term: string;
  isPayment: boolean;
}

const ADDRESS = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?([^/?#:]+)(?::\d+)?([^?#]*)(?:\?([^#]*))?/i;

/** Nobody, the shop itself, or a payment provider on the way back. */
export const NOBODY: Referrer = {
  kind: 'none',
  source: '',
  medium: '',
  path: '',
  term: '',
  isPayment: false,
};

/** The PHP twin is `Referrer`. */
export function referrerOf(address: string, sites: Sites, lists: SourceLists): Referrer {
  const [, rawHost = '', rawPath = '', query = ''] = ADDRESS.exec(address) ?? [];
  const host = hostOf(rawHost);
  if (host === '' || isOwn(host, sites.host)) {
    return NOBODY;
  }
  if (lists.payments.some((pattern) => isHost(host, pattern))) {
    return { ...NOBODY, isPayment: true };
  }
  const given = params(query);
  const engine =
    [...sites.organics.map((one) => ({ ...one, host: `*.${one.host}` })), ...lists.specification].find(
      (one) => given.has(one.param) && isHost(host, one.host),
    )?.source ?? nameOf(host, lists.engines);
  if (engine !== undefined) {
    const words = engine === 'yandex' ? (given.get('text') ?? '').replaceAll('+', ' ') : '';
    const term = clean(decode(words), VALUE_WEIGHT);
    return { ...NOBODY, kind: 'organic', source: engine, medium: 'organic', term };
  }
  const alias = sites.referrals.find((one) => isHost(host, `*.${one.host}`));
  const assistant = nameOf(host, lists.assistants);
  return {
    ...NOBODY,
    kind: 'referral',
    source: alias?.source ?? assistant ?? nameOf(host, lists.aliases) ?? host,
    medium: alias?.medium ?? (assistant === undefined ? 'referral' : 'ai'),
    path: clean(rawPath, VALUE_WEIGHT),
  };
}

/** A shop's sub-domains and the domain above it are the shop's own. */
const isOwn = (host: string, own: string): boolean =>
  host === own || host.endsWith(`.${own}`) || (host.includes('.') && own.endsWith(`.${host}`));
