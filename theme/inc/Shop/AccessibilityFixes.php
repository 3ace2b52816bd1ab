<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

use WP_HTML_Tag_Processor;

/** Fixes accessibility problems in the output of WooCommerce's templates that no other hook can change. */
final class AccessibilityFixes
{
    /** Hook: `do_shortcode_tag`, after the code of a coupon has been restored (10). */
    public function fixShortcode(string $html, string $tag): string
    {
        return str_starts_with($tag, 'woocommerce_') ? $this->fixMarkup($html) : $html;
    }

    /**
     * Hook: `woocommerce_billing_fields`, after plugins have changed the fields (10).
     *
     * WooCommerce before 9 sets `email username`, which is not a valid autocomplete value (WCAG 1.3.5).
     *
     * @param  array<string, array<string, mixed>> $fields
     * @return array<string, array<string, mixed>>
     */
    public function setEmailAutocomplete(array $fields): array
    {
        if (isset($fields['billing_email'])) {
            $fields['billing_email']['autocomplete'] = 'email';
        }

        return $fields;
    }

    /** Hook: `wc_add_to_cart_message_html`, after plugins have changed the message (10). */
    public function fixMarkup(string $html): string
    {
        $tags = new WP_HTML_Tag_Processor($html);
        // The page title is the h1, but the checkout continues with h3. Set aria-level instead of changing the
        // elements, because scripts of plugins may select them. Headings with the same level keep the same level.
        $levels = [];
        $last = 1;
        while ($tags->next_tag()) {
            if (preg_match('/^H([2-6])$/', (string) $tags->get_tag(), $match) === 1) {
                $own = (int) $match[1];
                $last = $levels[$own] ??= min($own, $last + 1);
                if ($last !== $own) {
                    $tags->set_attribute('aria-level', (string) $last);
                }
            }
            // A positive tabindex takes an element out of the order of the page (WCAG 2.4.3).
            $tabindex = $tags->get_attribute('tabindex');
            if (is_string($tabindex) && (int) $tabindex > 0) {
                $tags->remove_attribute('tabindex');
            }
        }

        return $tags->get_updated_html();
    }
}
