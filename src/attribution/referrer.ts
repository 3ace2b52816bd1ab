import { isHost, nameOf, type SourceLists } from './lists';
import type { Settings } from './settings';
import { clean, decode, params, VALUE_WEIGHT } from './text';

/** Who led the visitor here. `none`: nobody, the shop itself, or a payment provider on the way back. */
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
const NOBODY: Referrer = { kind: 'none', source: '', medium: '', path: '', term: '', isPayment: false };

/** The PHP twin is `Referrer`. */
export function referrerOf(address: string, settings: Settings, lists: SourceLists): Referrer {
  const [, rawHost = '', rawPath = '', query = ''] = ADDRESS.exec(address) ?? [];
  const host = hostOf(rawHost);
  if (host === '' || isOwn(host, settings.host)) {
    return NOBODY;
  }
  if (lists.payments.some((pattern) => isHost(host, pattern))) {
    return { ...NOBODY, isPayment: true };
  }
  const given = params(query);
  const engine =
    [...settings.organics.map((one) => ({ ...one, host: `*.${one.host}` })), ...lists.specification].find(
      (one) => given.has(one.param) && isHost(host, one.host),
    )?.source ?? nameOf(host, lists.engines);
  if (engine !== undefined) {
    const term = engine === 'yandex' ? clean(decode(given.get('text') ?? ''), VALUE_WEIGHT) : '';
    return { ...NOBODY, kind: 'organic', source: engine, medium: 'organic', term };
  }
  const alias = settings.referrals.find((one) => isHost(host, `*.${one.host}`));
  const assistant = nameOf(host, lists.assistants);
  return {
    ...NOBODY,
    kind: 'referral',
    source: alias?.source ?? assistant ?? nameOf(host, lists.aliases) ?? host,
    medium: alias?.medium ?? (assistant === undefined ? 'referral' : 'ai'),
    path: clean(rawPath, VALUE_WEIGHT),
  };
}

/** @returns small, without `www.` and a last dot; '' for what is no host */
export function hostOf(raw: string): string {
  const host = raw.toLowerCase().replace(/^www\.|\.$/g, '');
  return /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(host) && host.length <= 253 ? host : '';
}

/** A shop's sub-domains and the domain above it are the shop's own. */
const isOwn = (host: string, own: string): boolean =>
  host === own || host.endsWith(`.${own}`) || (host.includes('.') && own.endsWith(`.${host}`));
