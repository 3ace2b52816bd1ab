import type { Library, LibraryPage } from 'sourcebuster';
import { CAMPAIGN_PARAMS, parseCampaign } from './campaign';
import { parseCount, DELIMITER, PREFIX, parseCookies } from './storedSource';
import type { KnownSites } from './knownSites';
import type { Referrer } from './referrer';
import type { SourceLifetimes } from './settings';
import { ADDRESS_WEIGHT, sanitize, splitOnce, decode, NONE } from './safeText';

/** The data of one page view. */
export interface PageView {
  href: string;
  /** URL of the previous page; '' if the browser sent none. */
  referrer: string;
  classified: Referrer;
  userAgent: string;
}

const MAX_COUNT = 99999;
const TYPEIN = 'typ=typein|||src=(direct)|||mdm=(none)|||cmp=(none)|||cnt=(none)|||trm=(none)';
const EXTRA_KEYS = ['id', 'plt', 'fmt', 'tct'] as const;

/**
 * Runs sourcebuster (docs/specification.md, SOURCE-1 to SOURCE-13) for one page view. The library gets a
 * replaced page: a URL with sanitized campaign parameters only, a referrer that it classifies the same way,
 * and complete cookies. Its cookies are converted into the format of WooCommerce's fork.
 *
 * @param library sourcebuster as a function of the page
 * @param cookies value of `document.cookie`, read once: the library reads it twenty times, and on a slow
 *   phone each read takes a millisecond
 * @param usesBase64 whether cookies are written in base64, as WooCommerce's filter wants
 * @returns a function that counts the visit and returns the lines for `document.cookie`; the caller runs it
 *   in a separate task
 */
export function collectSource(
  library: (window: LibraryPage['window'], document: LibraryPage['document'], navigator: object) => Library,
  { href, referrer, classified, userAgent }: PageView,
  cookies: string,
  times: SourceLifetimes,
  clicks: KnownSites['clicks'],
  usesBase64 = false,
): () => string[] {
  const [seen] = splitOnce(href, '#');
  const shorten = (text: string): string => encodeDelimiters(sanitize(text, ADDRESS_WEIGHT));
  const address = shorten(seen);
  const parts = parseCookies(cookies);
  const campaignOf = (url: string) => parseCampaign(splitOnce(url, '?')[1], clicks);
  let landing = { url: seen, referrer: classified.isPayment ? '' : referrer };
  let campaign = campaignOf(seen);
  if (!campaign && classified.isOwn && !parts.has('current') && !parts.has('first')) {
    // A visitor may allow tracking on the page after the landing page.
    const [previous] = splitOnce(referrer, '#');
    campaign = campaignOf(sanitize(previous, ADDRESS_WEIGHT));
    if (campaign) landing = { url: previous, referrer: '' };
  }
  if (campaign?.trm === NONE && classified.term) {
    campaign.trm = classified.term;
  }

  const extra = (): string => {
    const now = new Date().toISOString().slice(0, 19).replace('T', ' ');
    return `fd=${now}|||ep=${shorten(landing.url)}|||rf=${shorten(landing.referrer) || NONE}`;
  };
  const withExtraKeys = (text: string): string =>
    EXTRA_KEYS.reduce(
      (whole, key) =>
        whole.includes(`${DELIMITER}${key}=`)
          ? whole
          : `${whole}|||${key}=${encodeDelimiters(campaign?.[key] ?? NONE)}`,
      text.startsWith('typ=') ? text : TYPEIN,
    );
  const rewrite: Record<string, (text: string) => string> = {
    current: withExtraKeys,
    first: withExtraKeys,
    current_add: extra,
    first_add: extra,
    session: (text) => `pgs=${increment(text)}|||cpg=${address}`,
    udata: (text) => `vst=${increment(text)}|||uip=${NONE}|||uag=${shorten(userAgent)}`,
  };

  // The library's only migration, of 2014, would corrupt current cookies, so it is marked as done.
  if (parts.has('first')) {
    parts.set('migrations', '1418474375998=1');
  }
  const lines: string[] = [];
  const page = {
    location: { href: '', hostname: times.host },
    referrer: placeholderUrl(classified),
    get cookie() {
      return [...parts].map(([name, text]) => `${PREFIX}${name}=${encodeURIComponent(text)}`).join('; ');
    },
    set cookie(line) {
      const [pair, rest] = splitOnce(line, ';');
      const [key, value] = splitOnce(pair, '=');
      const name = key.slice(PREFIX.length);
      const text = (rewrite[name] ?? String)(decode(value));
      parts.set(name, text);
      lines.push(
        `${key}=${encodeCookie(text, usesBase64)};${rest}; SameSite=Lax${seen.startsWith('https') ? '; Secure' : ''}`,
      );
    },
  };
  const search =
    campaign &&
    (['src', 'mdm', 'cmp', 'cnt', 'trm'] as const)
      .map((key) => `${CAMPAIGN_PARAMS[key]}=${encodeURIComponent(campaign[key])}`)
      .join('&');
  const named = { display: encodeDelimiters(classified.source), medium: encodeDelimiters(classified.medium) };
  const tool = library({ location: { search: `?${search ?? ''}` } }, page, {});
  return () => {
    tool.init({
      // In months. The library treats 0 as "not set" and truncates to minutes, so half a minute is added.
      lifetime: (times.lifetime + 0.5) / 43200,
      session_length: times.session,
      timezone_offset: '0',
      promocode: times.promo ?? false,
      organics: [{ host: 'organic.invalid', param: 'q', ...named }],
      referrals: [{ host: 'referral.invalid', ...named }],
      // Without a domain, cookies are not sent to subdomains, which may be other shops.
      domain: { host: times.host, isolate: true },
    });
    return lines;
  };
}

/** A referrer URL that the library classifies unambiguously. */
const placeholderUrl = ({ kind, path }: Referrer): string =>
  kind === 'none' ? '' : `https://${kind}.invalid${path.split('/').map(encodeURIComponent).join('/')}?q=1`;

/** Encodes `%` and `|`, so that decoding once restores the text and no text is read as a delimiter. */
const encodeDelimiters = (text: string): string => text.replace(/[%|]/g, encodeURIComponent);

/** Browsers reject cookies above 4096 bytes, so a very long text stays percent-encoded. Both formats can be read. */
function encodeCookie(text: string, usesBase64: boolean): string {
  const encoded = encodeURIComponent(text);
  // With the tilde encoded, no character of base64 has a meaning in headers.
  const base64 = usesBase64 ? btoa(encoded.replaceAll('~', '%7E')).replaceAll('=', '') : '';
  return base64 && base64.length < 4076 ? base64 : encoded;
}

const increment = (text: string): number => Math.min(parseCount(/=(\d+)/.exec(text)?.[1] ?? ''), MAX_COUNT);
