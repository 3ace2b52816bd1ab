/** What gathers, once the visitor allows it: sourcebuster, and what makes its answer right. */
import clicks from '@stallkeeper/source-clicks';
import library from 'sourcebuster';
import { readStoredSource } from '../../src/attribution/storedSource';
import { fieldValues, type FieldValues } from '../../src/attribution/fields';
import { collectSource } from '../../src/attribution/collectSource';
import type { Referrer } from '../../src/attribution/referrer';
import type { RawCustomSites } from '../../src/attribution/customSites';
import { parseLifetimes } from '../../src/attribution/settings';
import type { OrderAttribution } from './orderAttribution';

/**
 * Counts this page view.
 *
 * @param href where the visitor landed
 * @returns all fields; null when the browser stores no cookies: the values of the server remain
 * @throws when the list of other sites is needed and cannot be fetched
 */
export async function collectPageView(shop: OrderAttribution, href: string): Promise<FieldValues | null> {
  const { params, stallkeeper: settings } = shop;
  const { referrer } = document;
  const classified = await classifyPageReferrer(referrer, settings);
  try {
    const count = collectSource(
      library,
      { href, referrer, classified: classified, userAgent: navigator.userAgent },
      document.cookie,
      parseLifetimes(location.hostname, { ...settings, ...params }),
      clicks,
    );
    await nextTask();
    const lines = count();
    await nextTask();
    // The visitor may have taken the word back in the meantime.
    if (!params.allowTracking) return null;
    for (const line of lines) {
      document.cookie = line;
    }
  } catch (error) {
    console.warn(error);
  }
  const source = readStoredSource(document.cookie);
  return source && fieldValues(source, { ...shop.fields, ...settings.extra });
}

/** Most pages come after another page of the shop: the lists of engines and sites are for the others only. */
async function classifyPageReferrer(
  referrer: string,
  settings: OrderAttribution['stallkeeper'],
): Promise<Referrer> {
  if (!referrer || referrer.startsWith(`${location.origin}/`)) {
    return { kind: 'none', source: '', medium: '', path: '', term: '', isPayment: false };
  }
  const { classify } = (await import(/* webpackIgnore: true */ settings.who)) as {
    classify: (referrer: string, sites: RawCustomSites) => Referrer;
  };
  return classify(referrer, settings);
}

/** All at once, it would keep a slow phone from answering a tap. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
