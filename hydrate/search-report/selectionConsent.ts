import type { ReportSettings } from '../../src/search-report/reportSettings';

interface ConsentWindow {
  wp_has_consent?: (category: string) => boolean;
  wp_consent_type?: string;
  wp_fallback_consent_type?: string;
  waitfor_consent_hook?: boolean;
}

/** Whether the visitor currently allows the search report to count selected results. */
export function hasSelectionConsent({ consent, category }: ReportSettings): boolean {
  const choice = /(?:^|;\s*)stallkeeper_consent=(\w+)/.exec(document.cookie)?.[1];
  const api = window as unknown as ConsentWindow;
  switch (consent) {
    case 'always':
      return true;
    case 'banner':
      return choice === 'allow';
    case 'unless-denied':
      return choice !== 'deny';
    case 'plugin':
      // The WP Consent API allows everything until a consent plugin has set the consent type.
      return (
        !api.waitfor_consent_hook &&
        Boolean(api.wp_consent_type || api.wp_fallback_consent_type) &&
        api.wp_has_consent?.(category) === true
      );
    default:
      return false;
  }
}
