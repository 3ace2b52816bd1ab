/** The gate for consent plugins that use WP Consent API. Loaded on every page. */
import { consentSettings } from '../../src/attribution/consentMode';
import { decide, isAllowed, own, shop } from '../attribution/consent';
import { followConsent } from '../attribution/wpConsentApi';

followConsent((allows, changed) => {
  if (!changed || changed[own.category]) {
    decide(allows(own.category), changed !== null);
  }
  window.gtag?.('consent', 'update', consentSettings(own.tag, allows));
});

shop.setOrderTracking = (allow) => decide(allow, allow !== isAllowed);
