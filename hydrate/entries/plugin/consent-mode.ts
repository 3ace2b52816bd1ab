/**
 * Passes the visitor's consent from a consent plugin to the analytics tag, on sites without order
 * attribution.
 */
import { consentSettings, type ConsentCategories } from '../../../src/consent/consentMode';
import { followConsent } from '../../consent/wpConsentApi';

const { stallkeeperConsentMode } = window as unknown as { stallkeeperConsentMode: ConsentCategories };

followConsent((isAllowed) =>
  window.gtag?.('consent', 'update', consentSettings(stallkeeperConsentMode, isAllowed)),
);
