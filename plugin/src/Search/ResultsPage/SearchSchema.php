<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\ResultsPage;

use Closure;
use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingsSchema;
use Stallkeeper\Render\Settings\SettingsSection;
use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Tools\Search\Records\Products;

/** The settings of the search and of its features in the Customizer. */
final class SearchSchema implements SettingsSchema
{
    /** @var list<Closure(): list<Setting>> */
    private array $added = [];

    /** @param Closure(): list<Setting> $settings of a feature, with translated texts */
    public function add(Closure $settings): void
    {
        $this->added[] = $settings;
    }

    public function sections(): array
    {
        return [
            new SettingsSection(
                'stallkeeper_search',
                __('Search', 'stallkeeper-tools'),
                [
                    new Setting(
                        'stallkeeper_search_shortcuts',
                        SettingType::Boolean,
                        true,
                        __(
                            'Enable the keyboard shortcuts s and / for the search box. Visitors can disable them in the footer.',
                            'stallkeeper-tools',
                        ),
                    ),
                    new Setting(
                        'stallkeeper_search_credit',
                        SettingType::Boolean,
                        true,
                        __('Show the name of the search provider below the results.', 'stallkeeper-tools'),
                    ),
                    ...array_merge(...array_map(static fn(Closure $settings): array => $settings(), $this->added)),
                    new Setting(
                        Products::SOLD_OUT_LAST,
                        SettingType::Boolean,
                        true,
                        __('List products that are out of stock after all others.', 'stallkeeper-tools'),
                    ),
                ],
                120,
            ),
        ];
    }
}
