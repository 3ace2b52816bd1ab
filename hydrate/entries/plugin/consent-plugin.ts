/** Controls tracking for consent plugins that use the WP Consent API. Loaded on every page. */
import { consentSettings } from '../../../src/consent/consentMode';
import { setConsent, isAllowed, settings, orderAttribution } from '../../consent/consent';
import { followConsent } from '../../consent/wpConsentApi';

followConsent((allows, changed, isRestored) => {
  if (!changed || changed[settings.category]) {
    setConsent(allows(settings.category), changed !== null, isRestored);
  }
  window.gtag?.('consent', 'update', consentSettings(settings.tag, allows));
});

orderAttribution.setOrderTracking = (allow) => setConsent(allow, allow !== isAllowed);
