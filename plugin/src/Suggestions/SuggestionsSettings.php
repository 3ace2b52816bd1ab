<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Suggestions;

use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingType;

/** The settings of suggestions in the Customizer. */
final class SuggestionsSettings
{
    public function __construct(private readonly OtherLiveSearch $others) {}

    /** @return list<Setting> */
    public function settings(): array
    {
        $names = $this->others->names();

        return [
            new Setting(
                Suggestions::OPTION,
                SettingType::Boolean,
                true,
                __('Show suggestions below search boxes.', 'stallkeeper-tools'),
            ),
            new Setting(
                FormSuggestions::PLACE,
                SettingType::Choice,
                FormSuggestions::ALL_FORMS,
                __('Suggestions in', 'stallkeeper-tools'),
                $names === '' ? '' : OtherSearchNotice::text($names),
                choices: [
                    FormSuggestions::ALL_FORMS => __('All search forms', 'stallkeeper-tools'),
                    FormSuggestions::HEADER_ONLY => __('The header only', 'stallkeeper-tools'),
                ],
            ),
        ];
    }
}
