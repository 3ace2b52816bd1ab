/** Classifies an external referrer: search engine, AI assistant, payment provider or other site. Loaded on demand. */
import lists from '@stallkeeper/source-lists';
import { classifyReferrer, type Referrer } from '../../src/order-source/referrer';
import { parseCustomSites, type RawCustomSites } from '../../src/order-source/customSites';
import { ADDRESS_WEIGHT, sanitize } from '../../src/order-source/safeText';

export const classify = (referrer: string, raw: RawCustomSites): Referrer =>
  classifyReferrer(sanitize(referrer, ADDRESS_WEIGHT), parseCustomSites(location.hostname, raw), lists);
