<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\View;

use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingsSchema;
use Stallkeeper\Render\Settings\SettingsSection;
use Stallkeeper\Render\Settings\SettingType;

/** The settings of the search in the Customizer. */
final class SearchSchema implements SettingsSchema
{
    public function sections(): array
    {
        return [new SettingsSection('stallkeeper_search', __('Search', 'stallkeeper-tools'), [
            new Setting('stallkeeper_search_shortcuts', SettingType::Boolean, true, __('The keys s and / lead to the search box. Visitors can turn this off in the footer.', 'stallkeeper-tools')),
            new Setting('stallkeeper_search_credit', SettingType::Boolean, true, __('Name the search engine below the results.', 'stallkeeper-tools')),
            new Setting('stallkeeper_search_suggestions', SettingType::Boolean, true, __('Suggest hits below the search box of the header while a visitor types.', 'stallkeeper-tools')),
        ], 120)];
    }
}
