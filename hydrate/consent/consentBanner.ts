/** Controls tracking for the theme's consent banner, and for shops that always track. Loaded on every page. */
import { consentSettings } from '../../src/consent/consentMode';
import { storedChoice, setConsent, isAllowed, settings, params, orderAttribution } from './consent';

const banner = document.getElementById('consent-bar');

/** The visitor may have made the choice on another page, after the browser has rendered or stored this one. */
function applyStoredChoice(isRestored: boolean): void {
  const stored = storedChoice();
  const isAllowedByShop = settings.mode === 'ask' ? stored === 'allow' : params.allowTracking;
  setConsent(stored !== 'deny' && isAllowedByShop, false, isRestored);
  if (stored) {
    updateTag(stored === 'allow');
  }
  if (banner) {
    banner.hidden = Boolean(stored);
  }
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

if (banner) {
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

applyStoredChoice(false);
document.addEventListener('prerenderingchange', () => applyStoredChoice(false));
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) {
    applyStoredChoice(true);
  }
});
