<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\ResultsPage;

use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingsSchema;
use Stallkeeper\Render\Settings\SettingsSection;
use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Tools\Search\Records\Products;
use Stallkeeper\Tools\SearchReport\ReportSettings;
use Stallkeeper\Tools\Suggestions\FormSuggestions;
use Stallkeeper\Tools\Suggestions\OtherLiveSearch;
use Stallkeeper\Tools\Suggestions\OtherSearchNotice;

/** The settings of the search in the Customizer. */
final class SearchSchema implements SettingsSchema
{
    public function __construct(private readonly OtherLiveSearch $others) {}

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
                    new Setting(
                        'stallkeeper_search_suggestions',
                        SettingType::Boolean,
                        true,
                        __('Show suggestions below search boxes.', 'stallkeeper-tools'),
                    ),
                    new Setting(
                        FormSuggestions::PLACE,
                        SettingType::Choice,
                        FormSuggestions::ALL_FORMS,
                        __('Suggestions in', 'stallkeeper-tools'),
                        $this->otherPlugins(),
                        choices: [
                            FormSuggestions::ALL_FORMS => __('All search forms', 'stallkeeper-tools'),
                            FormSuggestions::HEADER_ONLY => __('The header only', 'stallkeeper-tools'),
                        ],
                    ),
                    new Setting(
                        ReportSettings::OPTION,
                        SettingType::Boolean,
                        true,
                        __('Count searches for the search report, without data about visitors.', 'stallkeeper-tools'),
                    ),
                    new Setting(
                        ReportSettings::ORDERS_OPTION,
                        SettingType::Boolean,
                        false,
                        __(
                            'Count orders and revenue by search query, for visitors who agree to order attribution.',
                            'stallkeeper-tools',
                        ),
                    ),
                    new Setting(
                        ReportSettings::MAIL_OPTION,
                        SettingType::Boolean,
                        false,
                        __(
                            'Send the searches of the last week to the administration email address every Monday.',
                            'stallkeeper-tools',
                        ),
                    ),
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

    /** @return string why suggestions in forms are off; '' if they are not */
    private function otherPlugins(): string
    {
        $names = $this->others->names();

        return $names === '' ? '' : OtherSearchNotice::text($names);
    }
}
