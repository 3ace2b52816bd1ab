/** Who led a visitor here from another site: engines, assistants, payment providers. Fetched when somebody did. */
import lists from '@stallkeeper/source-lists';
import { referrerOf, type Referrer } from '../../src/attribution/referrer';
import { sitesOf, type RawSites } from '../../src/attribution/customSites';
import { ADDRESS_WEIGHT, clean } from '../../src/attribution/safeText';

export const whoIsIt = (referrer: string, raw: RawSites): Referrer =>
  referrerOf(clean(referrer, ADDRESS_WEIGHT), sitesOf(location.hostname, raw), lists);
