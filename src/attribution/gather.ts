import type { Library, LibraryPage } from 'sourcebuster';
import { CAMPAIGN_PARAMS, campaignOf, type CampaignKey } from './campaign';
import { countOf, DELIMITER, PREFIX, rawParts } from './cookies';
import type { SourceLists } from './lists';
import { referrerOf } from './referrer';
import type { Settings } from './settings';
import { ADDRESS_WEIGHT, clean, NONE } from './text';

/** What the page knows of this visit. */
export interface Visit {
  href: string;
  referrer: string;
  userAgent: string;
}

/** The browser's cookies: `document.cookie`, read and written. */
export interface Jar {
  read: () => string;
  write: (line: string) => void;
}

const MOST = 99999;
const EXTRA_KEYS = ['id', 'plt', 'fmt', 'tct'] as const;
const TYPEIN = 'typ=typein|||src=(direct)|||mdm=(none)|||cmp=(none)|||cnt=(none)|||trm=(none)';

/**
 * Lets sourcebuster decide (spec section 4), on a page that it reads rightly: an address with nothing but clean campaign
 * parameters, a referrer that says plainly who sent the visitor, and cookies that are whole. What it writes is put into
 * the format of WooCommerce's fork. One call is one page view.
 *
 * @param library sourcebuster as a function of the page it shall see
 */
export function gather(
  library: (window: LibraryPage['window'], document: LibraryPage['document'], navigator: object) => Library,
  visit: Visit,
  jar: Jar,
  settings: Settings,
  lists: SourceLists,
): void {
  const [seen = ''] = visit.href.split('#');
  const query = seen.includes('?') ? seen.slice(seen.indexOf('?') + 1) : '';
  const address = clean(seen, ADDRESS_WEIGHT);
  const rawReferrer = clean(visit.referrer, ADDRESS_WEIGHT);
  const referrer = referrerOf(rawReferrer, settings, lists);
  const campaign = campaignOf(query, lists);
  if (campaign !== null && campaign.trm === NONE && referrer.term !== '') {
    campaign.trm = referrer.term;
  }

  const rewrite: Record<string, (text: string) => string> = {
    current: (text) => withExtraKeys(text.startsWith('typ=') ? text : TYPEIN),
    first: withExtraKeys,
    current_add: extra,
    first_add: extra,
    session: (text) => `pgs=${count(text)}${DELIMITER}cpg=${pack(address)}`,
    udata: (text) =>
      `vst=${count(text)}${DELIMITER}uip=${NONE}${DELIMITER}uag=${pack(clean(visit.userAgent, ADDRESS_WEIGHT))}`,
  };

  function extra(): string {
    const from = rawReferrer === '' || referrer.isPayment ? NONE : pack(rawReferrer);
    const now = new Date().toISOString().slice(0, 19).replace('T', ' ');
    return `fd=${now}${DELIMITER}ep=${pack(address)}${DELIMITER}rf=${from}`;
  }

  function withExtraKeys(text: string): string {
    const missing = EXTRA_KEYS.filter((key) => !text.includes(`${DELIMITER}${key}=`));
    return [text, ...missing.map((key) => `${key}=${pack(campaign?.[key] ?? NONE)}`)].join(DELIMITER);
  }

  const isSecure = seen.startsWith('https:');
  const page = {
    location: { href: address, hostname: settings.host },
    referrer: standIn(referrer.kind, referrer.path),
    get cookie() {
      const parts = rawParts(jar.read());
      // Its one migration, of 2014, would take the cookies of today apart.
      if (parts.has('first')) {
        parts.set('migrations', '1418474375998=1');
      }
      return [...parts].map(([name, text]) => `${PREFIX}${name}=${encodeURIComponent(text)}`).join('; ');
    },
    set cookie(line) {
      const [, name = '', value = '', rest = ''] = /^sbjs_([^=]+)=([^;]*)(.*)$/.exec(line) ?? [];
      const text = decodeURIComponent(value);
      jar.write(
        `${PREFIX}${name}=${encodeURIComponent((rewrite[name] ?? String)(text))}${rest}; SameSite=Lax${isSecure ? '; Secure' : ''}`,
      );
    },
  };
  const search =
    campaign === null
      ? ''
      : `?${(['src', 'mdm', 'cmp', 'cnt', 'trm'] as const satisfies CampaignKey[])
          .map((key) => `${CAMPAIGN_PARAMS[key]}=${encodeURIComponent(campaign[key])}`)
          .join('&')}`;
  const source = { display: pack(referrer.source), medium: pack(referrer.medium) };
  library({ location: { search } }, page, { userAgent: '' }).init({
    // The library takes 0 for "not said"; a fraction of a minute becomes 0 in its own sum.
    lifetime: settings.lifetime / 43200 || 0.00001,
    session_length: settings.session,
    timezone_offset: '0',
    promocode: settings.promo ?? false,
    organics: [{ host: 'organic.invalid', param: 'q', ...source }],
    referrals: [{ host: 'referral.invalid', ...source }],
    domain: { host: settings.host, isolate: isHostOnly(settings.host) },
  });
}

/** An address that the library can take for one thing only. */
const standIn = (kind: string, path: string): string =>
  kind === 'none'
    ? ''
    : kind === 'organic'
      ? 'https://organic.invalid/?q=1'
      : `https://referral.invalid${path.split('/').map(encodeURIComponent).join('/')}`;

/** So that one decoding gives the text back, and no text is taken for a delimiter. */
const pack = (text: string): string => text.replace(/[%|]/g, encodeURIComponent);

const count = (text: string): number => Math.min(countOf(/=(\d+)/.exec(text)?.[1] ?? ''), MOST);

/** Browsers refuse a cookie's domain on a machine's number and on a name without a dot. */
export const isHostOnly = (host: string): boolean => !host.includes('.') || /^[\d.]+$/.test(host);
