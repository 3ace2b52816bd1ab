<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia;

use Stallkeeper\Render\Settings\SelectOptions;
use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingType;

/** Fields of the settings screen. A value from wp-config.php is shown but cannot be edited. */
final class AlgoliaFields
{
    public function __construct(private readonly AlgoliaSchema $schema, private readonly SettingsStorage $settings) {}

    /**
     * Callback of the settings fields.
     *
     * @param array<string, mixed> $field its `name` is a field of the schema
     */
    public function printField(array $field): void
    {
        $setting = is_string($field['name'] ?? null) ? $this->schema->fields()[$field['name']] ?? null : null;
        match ($setting?->type) {
            null => null,
            SettingType::Boolean => $this->printCheckbox($setting),
            SettingType::Integer => $this->printInput(
                $setting,
                'number',
                'small-text',
                sprintf('min="%d" max="%d"', $setting->min, $setting->max),
            ),
            SettingType::Choice => $this->printSelect($setting),
            SettingType::Secret => $this->printWriteKey($setting),
            default => $this->printInput(
                $setting,
                'text',
                'regular-text code',
                'autocomplete="off" spellcheck="false"',
            ),
        };
    }

    private function printCheckbox(Setting $setting): void
    {
        printf(
            '<label><input type="checkbox" id="stallkeeper-%1$s" name="%2$s[%1$s]" value="1"%3$s%4$s> %5$s</label>',
            esc_attr($setting->name),
            esc_attr(SettingsStorage::OPTION),
            checked($this->value($setting), true, false),
            self::isConstant($setting) ? ' disabled' : '',
            esc_html($setting->help),
        );
        $this->describe($setting, '');
    }

    /** @param string $attributes HTML */
    private function printInput(Setting $setting, string $type, string $class, string $attributes): void
    {
        printf(
            '<input type="%1$s" class="%2$s" id="stallkeeper-%3$s" name="%4$s[%3$s]" value="%5$s" %6$s aria-describedby="stallkeeper-%3$s-about"%7$s>',
            esc_attr($type),
            esc_attr($class),
            esc_attr($setting->name),
            esc_attr(SettingsStorage::OPTION),
            esc_attr((string) $this->value($setting)),
            $attributes,
            self::isConstant($setting) ? ' readonly' : '',
        );
        $this->describe($setting, $setting->help);
    }

    private function printSelect(Setting $setting): void
    {
        printf(
            '<select id="stallkeeper-%1$s" name="%2$s[%1$s]" aria-describedby="stallkeeper-%1$s-about">%3$s</select>',
            esc_attr($setting->name),
            esc_attr(SettingsStorage::OPTION),
            SelectOptions::html($setting->choices, (string) $this->value($setting)),
        );
        $this->describe($setting, $setting->help);
    }

    private function printWriteKey(Setting $setting): void
    {
        if (SettingsStorage::constant(SettingsStorage::WRITE_KEY_CONSTANT) !== null) {
            echo '<p id="stallkeeper-writeKey">', esc_html__('Set in wp-config.php.', 'stallkeeper-tools'), '</p>';
            return;
        }
        $isThere = $this->settings->writeKey() !== '';
        printf(
            '<input type="password" class="regular-text code" id="stallkeeper-writeKey" name="%s[%s]" value="" autocomplete="new-password" aria-describedby="stallkeeper-writeKey-about" placeholder="%s">',
            esc_attr(SettingsStorage::OPTION),
            esc_attr($setting->name),
            esc_attr($isThere ? __('Saved', 'stallkeeper-tools') : ''),
        );
        if ($isThere) {
            printf(
                ' <label><input type="checkbox" name="%s[%s]" value="1"> %s</label>',
                esc_attr(SettingsStorage::OPTION),
                esc_attr(SettingsSanitizer::FORGET_WRITE_KEY),
                esc_html__('Delete saved key', 'stallkeeper-tools'),
            );
        }
        $this->describe($setting, $setting->help);
    }

    private function describe(Setting $setting, string $description): void
    {
        $text = self::isConstant($setting) ? __('Set in wp-config.php.', 'stallkeeper-tools') : $description;
        printf('<p class="description" id="stallkeeper-%s-about">%s</p>', esc_attr($setting->name), esc_html($text));
    }

    /** @return bool|int|string the value in use: from wp-config.php, saved, filtered, or the default */
    private function value(Setting $setting): bool|int|string
    {
        $current = $this->settings->current();
        $values =
            [
                'on' => $current->isOn,
                'appId' => $current->appId,
                'searchKey' => $current->searchKey,
                'indexName' => $current->indexName,
            ] + $current->typingLimits;
        $stored = get_option(SettingsStorage::OPTION);

        return $values[$setting->name] ??
            $setting->sanitize(is_array($stored) ? $stored[$setting->name] ?? $setting->default : $setting->default);
    }

    private static function isConstant(Setting $setting): bool
    {
        $constant = SettingsStorage::CONSTANTS[$setting->name] ?? '';

        return $constant !== '' && SettingsStorage::constant($constant) !== null;
    }
}
