/** What gathers, once the visitor allows it: sourcebuster, and what makes its answer right. */
import clicks from '@stallkeeper/source-clicks';
import library from 'sourcebuster';
import { readMemory } from '../../src/attribution/storedSource';
import { fieldValues, type FieldValues } from '../../src/attribution/fields';
import { gather } from '../../src/attribution/collectSource';
import type { Referrer } from '../../src/attribution/referrer';
import type { RawSites } from '../../src/attribution/customSites';
import { timesOf } from '../../src/attribution/settings';
import type { SourceShop } from './orderAttribution';

/**
 * Counts this page view.
 *
 * @param href where the visitor landed
 * @returns all fields; null when the browser stores no cookies: the values of the server remain
 * @throws when the list of other sites is needed and cannot be fetched
 */
export async function gatherSource(shop: SourceShop, href: string): Promise<FieldValues | null> {
  const { params, stallkeeper: own } = shop;
  const { referrer } = document;
  const from = await whoIs(referrer, own);
  try {
    const count = gather(
      library,
      { href, referrer, from, userAgent: navigator.userAgent },
      document.cookie,
      timesOf(location.hostname, { ...own, ...params }),
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
  const memory = readMemory(document.cookie);
  return memory && fieldValues(memory, { ...shop.fields, ...own.extra });
}

/** Most pages come after another page of the shop: the lists of engines and sites are for the others only. */
async function whoIs(referrer: string, own: SourceShop['stallkeeper']): Promise<Referrer> {
  if (!referrer || referrer.startsWith(`${location.origin}/`)) {
    return { kind: 'none', source: '', medium: '', path: '', term: '', isPayment: false };
  }
  const { whoIsIt } = (await import(/* webpackIgnore: true */ own.who)) as {
    whoIsIt: (referrer: string, sites: RawSites) => Referrer;
  };
  return whoIsIt(referrer, own);
}

/** All at once, it would keep a slow phone from answering a tap. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
