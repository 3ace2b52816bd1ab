/** Controls tracking for the theme's consent banner, and for shops that always track. Loaded on every page. */
import { consentSettings } from '../../src/attribution/consentMode';
import { storedChoice, setConsent, isAllowed, settings, params, orderAttribution } from './consent';

const stored = storedChoice();
setConsent(stored !== 'deny' && (settings.mode === 'ask' ? stored === 'allow' : params.allowTracking), false);
if (stored) {
  updateTag(stored === 'allow');
}

function applyChoice(allow: boolean): void {
  setConsent(allow, true);
  updateTag(allow);
}

/** The banner has one choice for all categories. */
function updateTag(allow: boolean): void {
  window.gtag?.(
    'consent',
    'update',
    consentSettings(settings.tag, () => allow),
  );
}

orderAttribution.setOrderTracking = (allow) =>
  allow === isAllowed ? setConsent(allow, false) : applyChoice(allow);

const banner = document.getElementById('consent-bar');
if (banner) {
  banner.hidden = Boolean(stored);
  banner.addEventListener('submit', (event) => {
    event.preventDefault();
    banner.hidden = true;
    applyChoice((event.submitter as HTMLButtonElement).value === 'allow');
  });
  addEventListener('hashchange', () => {
    if (location.hash === `#${banner.id}`) {
      banner.hidden = false;
    }
  });
}
