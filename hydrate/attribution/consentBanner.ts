/** The gate for the theme's consent bar, and for shops where order sources are always on. Loaded on every page. */
import { consentSettings } from '../../src/attribution/consentMode';
import { chosen, decide, isAllowed, own, params, shop } from './consent';

const before = chosen();
decide(before !== 'deny' && (own.mode === 'ask' ? before === 'allow' : params.allowTracking), false);
if (before) {
  updateTag(before === 'allow');
}

function choose(allow: boolean): void {
  decide(allow, true);
  updateTag(allow);
}

/** One answer for all categories. */
function updateTag(allow: boolean): void {
  window.gtag?.(
    'consent',
    'update',
    consentSettings(own.tag, () => allow),
  );
}

shop.setOrderTracking = (allow) => (allow === isAllowed ? decide(allow, false) : choose(allow));

const bar = document.getElementById('consent-bar');
if (bar) {
  bar.hidden = Boolean(before);
  bar.addEventListener('submit', (event) => {
    event.preventDefault();
    bar.hidden = true;
    choose((event.submitter as HTMLButtonElement).value === 'allow');
  });
  addEventListener('hashchange', () => {
    if (location.hash === `#${bar.id}`) {
      bar.hidden = false;
    }
  });
}
