<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Attribution;

use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingsSchema;
use Stallkeeper\Render\Settings\SettingsSection;
use Stallkeeper\Render\Settings\SettingType;

/** The setting for order sources. */
final class AttributionSchema implements SettingsSchema
{
    public function sections(): array
    {
        $choices = [
            TrackingMode::Ask->value => __('when the visitor allows it', 'stallkeeper-tools'),
            TrackingMode::Allowed->value => __('always: nobody has to be asked here', 'stallkeeper-tools'),
            TrackingMode::Off->value => __('never', 'stallkeeper-tools'),
        ];
        $help = __('If a consent plugin is active, it asks instead.', 'stallkeeper-tools');

        return [new SettingsSection('stallkeeper_source', __('Order sources', 'stallkeeper-tools'), [
            new Setting(AttributionSettings::MODE, SettingType::Choice, TrackingMode::Ask->value, __('Remember which site or advertisement led a visitor here', 'stallkeeper-tools'), $help, choices: $choices, control: 'radio'),
        ], 121)];
    }
}
