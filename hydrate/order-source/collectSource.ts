/** Collects the source with sourcebuster after consent, and corrects its result. */
import clicks from '@stallkeeper/source-clicks';
import library from 'sourcebuster';
import { readStoredSource } from '../../src/order-source/storedSource';
import { fieldValues, type FieldValues } from '../../src/order-source/fields';
import { collectSource } from '../../src/order-source/collectSource';
import { NO_REFERRER, type Referrer } from '../../src/order-source/referrer';
import type { RawCustomSites } from '../../src/order-source/customSites';
import { parseLifetimes } from '../../src/order-source/settings';
import { pageShown } from '../lib/pageShown';
import type { OrderAttribution } from './orderAttribution';

/**
 * Records this page view as soon as the visitor sees the page.
 *
 * On a slow phone each access to `document.cookie` takes about a millisecond, and sourcebuster reads the
 * cookies about twenty times. So it gets a copy of them in a task of its own, and a third task writes the
 * cookies. Withdrawing consent during collection leaves no cookie.
 *
 * @param href URL of the landing page; null if the browser has restored the page, which is not a page view
 * @returns all fields; null if the browser stores no cookies, so that the server's values are kept
 * @throws if the list of known sites is needed and cannot be fetched
 */
export async function collectPageView(
  shop: OrderAttribution,
  href: string | null,
): Promise<FieldValues | null> {
  await pageShown();
  if (href !== null && !(await countPageView(shop, href))) return null;
  const source = readStoredSource(document.cookie);
  return source && fieldValues(source, { ...shop.fields, ...shop.stallkeeper.extra });
}

/** @returns false if the visitor has withdrawn consent in the meantime */
async function countPageView(
  { params, stallkeeper: settings }: OrderAttribution,
  href: string,
): Promise<boolean> {
  const { referrer } = document;
  const classified = await classifyPageReferrer(referrer, settings);
  try {
    const count = collectSource(
      library,
      { href, referrer, classified, userAgent: navigator.userAgent },
      document.cookie,
      parseLifetimes(location.hostname, { ...settings, ...params }),
      clicks,
      params.base64,
    );
    await nextTask();
    const lines = count();
    await nextTask();
    if (!params.allowTracking) return false;
    for (const line of lines) {
      document.cookie = line;
    }
  } catch (error) {
    console.warn(error);
  }
  return true;
}

/** Most page views follow another page of the shop, so the lists of known sites are loaded only for external referrers. */
async function classifyPageReferrer(
  referrer: string,
  settings: OrderAttribution['stallkeeper'],
): Promise<Referrer> {
  if (!referrer || referrer.startsWith(`${location.origin}/`)) {
    return { ...NO_REFERRER, isOwn: Boolean(referrer) };
  }
  const { classify } = (await import(/* webpackIgnore: true */ settings.referrer)) as {
    classify: (referrer: string, sites: RawCustomSites) => Referrer;
  };
  return classify(referrer, settings);
}

/** Splits the work into tasks, so that slow phones can respond to taps in between. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
