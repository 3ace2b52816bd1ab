/** The gate where a consent plugin asks, by WP Consent API: the only part of order sources on every page. */
import { decide, own, tellTag } from './gate';

/** Before the plugin has said what kind of consent this visitor's country needs, nothing is allowed. */
function ask(): void {
  const has = window.wp_has_consent;
  if (has && (window.wp_consent_type || window.wp_fallback_consent_type) && !window.waitfor_consent_hook) {
    decide(has(own.category), false);
    tellTag((category) => (has(category) ? 'allow' : 'deny'));
  }
}

addEventListener('DOMContentLoaded', ask);
document.addEventListener('wp_consent_type_defined', () => {
  window.waitfor_consent_hook = false;
  ask();
});
document.addEventListener('wp_listen_for_consent_change', (event) => {
  const changed = (event as CustomEvent<Record<string, string>>).detail;
  const choice = changed[own.category];
  if (choice) {
    decide(choice === 'allow', true);
  }
  tellTag((category) => changed[category]);
});
