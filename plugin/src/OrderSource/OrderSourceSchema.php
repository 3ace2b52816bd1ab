<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource;

use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingsSchema;
use Stallkeeper\Render\Settings\SettingsSection;
use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Tools\Tracking\TrackingMode;
use Stallkeeper\Tools\Tracking\TrackingSettings;

/** The setting for order sources. */
final class OrderSourceSchema implements SettingsSchema
{
    public function sections(): array
    {
        $choices = [
            TrackingMode::Ask->value => __('Ask each visitor', 'stallkeeper-tools'),
            TrackingMode::Allowed->value => __('Always, without asking', 'stallkeeper-tools'),
            TrackingMode::Off->value => __('Never', 'stallkeeper-tools'),
        ];
        $help = __('If a consent plugin is active, that plugin asks visitors instead.', 'stallkeeper-tools');

        return [
            new SettingsSection(
                'stallkeeper_source',
                __('Order attribution', 'stallkeeper-tools'),
                [
                    new Setting(
                        TrackingSettings::MODE,
                        SettingType::Choice,
                        TrackingMode::Ask->value,
                        __('Track the source of visits and orders', 'stallkeeper-tools'),
                        $help,
                        choices: $choices,
                        control: 'radio',
                    ),
                ],
                121,
            ),
        ];
    }
}
