/**
 * @param changed the categories that the visitor has just changed; null when the page loads or is restored
 * @param isRestored whether the browser has restored the page after Back or Forward
 */
type ConsentListener = (
  isAllowed: (category: string) => boolean,
  changed: Readonly<Record<string, string>> | null,
  isRestored: boolean,
) => void;

/**
 * Observes a plugin that uses the WP Consent API. Calls back when the visitor's consent is known, and after each change.
 *
 * `wp_has_consent()` allows everything until the plugin has set the consent type for the visitor's country.
 * Until then only choices made on this page are used.
 */
export function followConsent(listener: ConsentListener): void {
  let changes: Record<string, string> = {};
  const api = () =>
    !window.waitfor_consent_hook && (window.wp_consent_type || window.wp_fallback_consent_type)
      ? window.wp_has_consent
      : null;
  const isAllowed = (category: string): boolean =>
    (changes[category] ?? (api()?.(category) && 'allow')) === 'allow';
  const begin = (isRestored = false): void => {
    if (api()) {
      listener(isAllowed, null, isRestored);
    }
  };

  addEventListener('DOMContentLoaded', () => begin());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) {
      // The visitor may have made another choice on another page.
      changes = {};
      begin(true);
    }
  });
  document.addEventListener('wp_consent_type_defined', () => {
    window.waitfor_consent_hook = false;
    begin();
  });
  document.addEventListener('wp_listen_for_consent_change', (event) => {
    // The detail is an array with string keys.
    const changed = (event as CustomEvent<Record<string, string>>).detail;
    Object.assign(changes, changed);
    listener(isAllowed, changed, false);
  });
}
