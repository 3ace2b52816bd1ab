/** Passes the answers of a consent plugin to the analytics tag on pages that keep no order sources. */
import { consentSettings, type ConsentCategories } from '../../src/attribution/consentMode';
import { followConsent } from '../attribution/wpConsentApi';

const { stallkeeperConsentMode } = window as unknown as { stallkeeperConsentMode: ConsentCategories };

followConsent((isAllowed) =>
  window.gtag?.('consent', 'update', consentSettings(stallkeeperConsentMode, isAllowed)),
);
