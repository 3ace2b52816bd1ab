import type { ReportSettings } from '../../src/search-report/reportSettings';

/**
 * Name of the cookie, as in `Stallkeeper\Tools\SearchReport\Sales\VisitorQuery`. When consent is withdrawn, the consent
 * script deletes all cookies with this prefix.
 */
const COOKIE = 'sbjs_search';

/** Maximum length of a stored query, as in `Stallkeeper\Tools\SearchReport\ReportQueries`. */
const MAX_LENGTH = 100;

/** Event after the visitor's consent has been read or has changed, see `hydrate/order-source/orderAttribution.ts`. */
const SOURCE_CHANGED = 'stallkeeper:source';

/** A search before the visitor's consent is known. */
let waiting: (() => void) | null = null;

/**
 * Keeps the visitor's last search for an order of the same visit, with the consent to order attribution. Without it, the
 * query stays in this page, until the visitor agrees on it.
 */
export function keepForOrder({ orderSeconds }: ReportSettings, query: string): void {
  const text = query.trim();
  if (orderSeconds === 0 || text === '') return;
  // An order is not credited to a search before this one, so a query that is not stored deletes the cookie.
  const age = text.length > MAX_LENGTH ? 0 : orderSeconds;
  const secure = location.protocol === 'https:' ? ';Secure' : '';
  waiting = () => {
    document.cookie = `${COOKIE}=${age === 0 ? '' : encodeURIComponent(text)};path=/;max-age=${age};SameSite=Lax${secure}`;
  };
  keepIfAllowed();
}

function keepIfAllowed(): void {
  if (!isAllowed()) return;
  waiting?.();
  waiting = null;
}

/** The consent script sets this value to a boolean. */
const isAllowed = (): boolean =>
  (window as unknown as { wc_order_attribution?: { params?: { allowTracking?: unknown } } })
    .wc_order_attribution?.params?.allowTracking === true;

document.addEventListener(SOURCE_CHANGED, keepIfAllowed);
