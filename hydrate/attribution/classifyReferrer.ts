/** Classifies an external referrer: search engine, AI assistant, payment provider or other site. Loaded on demand. */
import lists from '@stallkeeper/source-lists';
import { classifyReferrer, type Referrer } from '../../src/attribution/referrer';
import { parseCustomSites, type RawCustomSites } from '../../src/attribution/customSites';
import { ADDRESS_WEIGHT, sanitize } from '../../src/attribution/safeText';

export const classify = (referrer: string, raw: RawCustomSites): Referrer =>
  classifyReferrer(sanitize(referrer, ADDRESS_WEIGHT), parseCustomSites(location.hostname, raw), lists);
