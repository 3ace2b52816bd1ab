<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Consent;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Tools\SiteHealth\TestResult;
use Stallkeeper\Tools\SiteHealth\TestStatus;
use Stallkeeper\Tools\Tracking\Consent;

/**
 * A Site Health test of the connection to a consent plugin. Without the plugin WP Consent API, visitors see two
 * questions, and with it but without a plugin that uses it, visitors see no question.
 */
final class ConsentHealth
{
    private const TEST = 'stallkeeper_consent';

    /** Consent plugins that use WP Consent API: name by directory. Others can be recognized by its filter. */
    private const USERS = [
        'beautiful-and-responsive-cookie-consent' => 'Beautiful Cookie Banner',
        'complianz-gdpr' => 'Complianz',
        'complianz-gdpr-premium' => 'Complianz Premium',
        'cookie-law-info' => 'CookieYes',
        'cookiebot' => 'Cookiebot',
        'real-cookie-banner' => 'Real Cookie Banner',
        'real-cookie-banner-pro' => 'Real Cookie Banner Pro',
        'wpconsent-cookies-banner-privacy-suite' => 'WPConsent',
    ];

    /** Other consent plugins: name by directory. */
    private const OTHERS = [
        'borlabs-cookie' => 'Borlabs Cookie',
        'cookie-notice' => 'Cookie Notice',
        'eu-cookie-law' => 'EU Cookie Law',
        'gdpr-cookie-compliance' => 'GDPR Cookie Compliance',
        'gdpr-cookie-consent' => 'WP Cookie Consent',
        'iubenda-cookie-law-solution' => 'iubenda',
        'pressidium-cookie-consent' => 'Pressidium Cookie Consent',
        'usercentrics-consent-management-platform' => 'Usercentrics',
        'webtoffee-gdpr-cookie-consent' => 'WebToffee GDPR Cookie Consent',
    ];

    public function __construct(private readonly Consent $consent) {}

    /** Hook: `site_status_tests`. */
    public function addTest(mixed $tests): mixed
    {
        if (is_array($tests) && !$this->consent->isOff()) {
            $tests['direct'] = Input::fromArray($tests)->at('direct')->all() + [
                self::TEST => [
                    'label' => __('Consent for order attribution', 'stallkeeper-tools'),
                    'test' => [$this, 'result'],
                ],
            ];
        }

        return $tests;
    }

    /** @return array<string, mixed> a result of Site Health */
    public function result(): array
    {
        return $this->test()->toArray(self::TEST);
    }

    public function test(): TestResult
    {
        $users = self::active(self::USERS);
        $found = [...$users, ...self::active(self::OTHERS)];
        $hasUser = $users !== [] || has_filter('wp_get_consent_type');
        $badge = __('Order attribution', 'stallkeeper-tools');
        return match (true) {
            !$this->consent->hasPlugin() && $found !== [] => new TestResult(
                TestStatus::Recommended,
                __('The consent plugin does not decide about order attribution', 'stallkeeper-tools'),
                __(
                    'Answers to these plugins do not count for order attribution, and visitors may see two questions. If your consent plugin supports WP Consent API, install the plugin WP Consent API.',
                    'stallkeeper-tools',
                ),
                $found,
                $badge,
            ),
            $this->consent->hasPlugin() && !$hasUser => new TestResult(
                TestStatus::Recommended,
                __('Visitors may not be asked for consent', 'stallkeeper-tools'),
                __(
                    'WP Consent API is active, so the consent banner of Stallkeeper Tools is off. But no active plugin is known to ask visitors with it. Then no order has a source. Use a consent plugin that supports WP Consent API, or deactivate WP Consent API.',
                    'stallkeeper-tools',
                ),
                $found,
                $badge,
            ),
            default => new TestResult(
                TestStatus::Good,
                __('The consent for order attribution is set up', 'stallkeeper-tools'),
                __('If a consent plugin is active, that plugin asks visitors instead.', 'stallkeeper-tools'),
                badge: $badge,
            ),
        };
    }

    /**
     * @param array<string, string> $names by directory
     *
     * @return list<string> names of active plugins
     */
    private static function active(array $names): array
    {
        $network = is_multisite() ? array_keys((array) get_site_option('active_sitewide_plugins', [])) : [];
        $files = array_filter([...array_values((array) get_option('active_plugins', [])), ...$network], is_string(...));

        return array_values(array_intersect_key($names, array_flip(array_map(dirname(...), $files))));
    }
}
