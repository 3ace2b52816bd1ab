/** @param changed the categories that the visitor has just changed; null when the page begins */
type ConsentListener = (
  isAllowed: (category: string) => boolean,
  changed: Readonly<Record<string, string>> | null,
) => void;

/**
 * Follows a plugin that speaks WP Consent API. Reports once the visitor's consent is known, and every change.
 *
 * Before the plugin has said which type of consent the visitor's country needs, `wp_has_consent()` allows everything.
 * Until then only what the visitor says on this page counts.
 */
export function followConsent(listener: ConsentListener): void {
  const changes: Record<string, string> = {};
  const api = () =>
    !window.waitfor_consent_hook && (window.wp_consent_type || window.wp_fallback_consent_type)
      ? window.wp_has_consent
      : null;
  const isAllowed = (category: string): boolean =>
    (changes[category] ?? (api()?.(category) && 'allow')) === 'allow';
  const begin = (): void => {
    if (api()) {
      listener(isAllowed, null);
    }
  };

  addEventListener('DOMContentLoaded', begin);
  document.addEventListener('wp_consent_type_defined', () => {
    window.waitfor_consent_hook = false;
    begin();
  });
  document.addEventListener('wp_listen_for_consent_change', (event) => {
    // The detail is an array with names for keys.
    const changed = (event as CustomEvent<Record<string, string>>).detail;
    Object.assign(changes, changed);
    listener(isAllowed, changed);
  });
}
