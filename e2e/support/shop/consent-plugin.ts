import type { Page } from '@playwright/test';

/**
 * A plugin that does what WP Consent API does: the same names, a cookie for each category, an event whose detail is an
 * array with names. `?unknown` is a page on which nothing says which type of consent is needed.
 */
export const CONSENT_API = `
class WP_CONSENT_API {}
function wp_get_consent_type() { return isset($_GET['unknown']) ? '' : 'optin'; }
function wp_has_consent($category) { return !wp_get_consent_type() || ($_COOKIE["wp_consent_$category"] ?? '') === 'allow'; }
add_action('wp_enqueue_scripts', fn() => wp_register_script('wp-consent-api', false, [], null), 1);
add_action('wp_head', function () { ?>
<script>
  window.wp_fallback_consent_type = <?php echo wp_json_encode(wp_get_consent_type()); ?>;
  window.wp_has_consent = (category) =>
    !window.wp_fallback_consent_type || document.cookie.includes('wp_consent_' + category + '=allow');
  window.wp_set_consent = (category, value) => {
    document.cookie = 'wp_consent_' + category + '=' + value + ';path=/';
    const detail = [];
    detail[category] = value;
    document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail }));
  };
</script>
<?php });
`;

/** Answers for one category, on the current page. */
export const setConsent = (page: Page, category: string, value: 'allow' | 'deny'): Promise<void> =>
  page.evaluate(
    ([name, choice]) =>
      (window as unknown as { wp_set_consent: (of: string, value: string) => void }).wp_set_consent(
        name,
        choice,
      ),
    [category, value] as const,
  );
