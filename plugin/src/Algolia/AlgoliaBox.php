<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia;

use Stallkeeper\Tools\OwnerMenu\Overview;
use Stallkeeper\Tools\OwnerMenu\OverviewBox;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;

/** Box of the overview: which search engine answers, and whether the hosted provider has errors. */
final class AlgoliaBox
{
    public function __construct(private readonly SettingsStorage $settings, private readonly ProviderErrors $errors) {}

    /** Hook: `stallkeeper_overview`. */
    public function addBox(Overview $overview): void
    {
        if (current_user_can(AlgoliaScreen::CAPABILITY)) {
            $overview->add(
                new OverviewBox(
                    'provider',
                    __('Search provider', 'stallkeeper-tools'),
                    50,
                    $this->print(...),
                    OwnerMenu::address(AlgoliaScreen::SLUG),
                    __('Open the settings of the hosted provider', 'stallkeeper-tools'),
                ),
            );
        }
    }

    private function print(): void
    {
        $settings = $this->settings->current();
        printf(
            '<p>%s</p>',
            esc_html(
                match (true) {
                    $settings->isBroken() => __(
                        'The hosted provider is turned on, but its settings are incomplete, so the built-in engine answers searches. Enter the application ID and the search-only key.',
                        'stallkeeper-tools',
                    ),
                    $settings->isInUse() => __('The hosted provider answers searches.', 'stallkeeper-tools'),
                    default => __(
                        'The built-in engine answers searches. No further setting is needed.',
                        'stallkeeper-tools',
                    ),
                },
            ),
        );
        $errors = $settings->isOn ? $this->errors->all() : [];
        if ($errors !== []) {
            printf(
                '<div class="notice notice-warning inline"><p>%s</p></div>',
                esc_html(
                    sprintf(
                        /* translators: %s: how long ago, such as “2 hours” */
                        __('The provider’s last error was %s ago.', 'stallkeeper-tools'),
                        human_time_diff(max(array_column($errors, 'at'))),
                    ),
                ),
            );
        }
    }
}
