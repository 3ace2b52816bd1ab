<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tracking;

/** Says which categories of WP Consent API grant each setting of an analytics tag. */
final class ConsentModeSettings
{
    /**
     * The categories of WP Consent API that grant each setting of the tag; one of them is enough.
     *
     * The category statistics-anonymous grants nothing: analytics_storage would allow cookies that recognise a visitor.
     * While that is denied, the tag measures without cookies, and that is what this category allows.
     */
    private const CATEGORIES = [
        'analytics_storage' => ['statistics'],
        'ad_storage' => ['marketing'],
        'ad_user_data' => ['marketing'],
        'ad_personalization' => ['marketing'],
        'functionality_storage' => ['functional'],
        'security_storage' => ['functional'],
        'personalization_storage' => ['preferences'],
    ];

    /** @return array<string, list<string>> categories of WP Consent API by setting of the tag; empty if turned off */
    public function categories(): array
    {
        /**
         * Filters whether the plugin sends consent settings to the analytics tag. Return false if another plugin sends
         * them.
         *
         * @param bool $isOn
         */
        if (!apply_filters('stallkeeper_consent_mode', true)) {
            return [];
        }
        /**
         * Filters which categories of WP Consent API grant each setting of the analytics tag.
         *
         * @param array<string, list<string>> $categories by setting, such as analytics_storage
         */
        $categories = apply_filters('stallkeeper_consent_mode_categories', self::CATEGORIES);
        $valid = [];
        foreach (is_array($categories) ? $categories : self::CATEGORIES as $setting => $granting) {
            if (is_string($setting) && is_array($granting)) {
                $valid[$setting] = array_values(array_filter($granting, is_string(...)));
            }
        }
        return $valid;
    }
}
