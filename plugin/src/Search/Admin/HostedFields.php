<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Admin;

use Stallkeeper\Tools\Search\Hosted\Settings;
use Stallkeeper\Tools\Search\Hosted\SettingsSanitizer;
use Stallkeeper\Tools\Search\Hosted\SettingsStorage;
use Stallkeeper\Tools\Search\Index\EmbeddedEngine;

/** Fields of the settings screen. A value from wp-config.php is shown but cannot be edited. */
final class HostedFields
{
    public function __construct(private readonly SettingsStorage $settings) {}

    /**
     * Callback of the settings fields.
     *
     * @param array<string, mixed> $field its `name` is a field of the option, or `writeKey`
     */
    public function printField(array $field): void
    {
        $settings = $this->settings->current();
        match ($field['name'] ?? '') {
            'on' => $this->printCheckbox('on', __('The hosted provider answers visitors’ searches.', 'stallkeeper-tools'), $settings->isOn),
            'appId' => $this->printText('appId', $settings->appId),
            'searchKey' => $this->printText('searchKey', $settings->searchKey, __('It stands in every page with a search, where everybody can read it: a key that may write is refused.', 'stallkeeper-tools')),
            'indexName' => $this->printText('indexName', $settings->indexName, sprintf(
                /* translators: %s: name of an index */
                __('%s if the field is empty.', 'stallkeeper-tools'),
                EmbeddedEngine::INDEX,
            )),
            'writeKey' => $this->printWriteKey(),
            'minCharacters' => $this->printNumber('minCharacters', __('So many characters must stand in the box before typing causes a search. Enter always does.', 'stallkeeper-tools')),
            'debounceMs' => $this->printNumber('debounceMs', __('So many milliseconds without a new letter come before a search: each search costs, each letter need not.', 'stallkeeper-tools')),
            default => null,
        };
    }

    private function printCheckbox(string $name, string $label, bool $isOn): void
    {
        printf(
            '<label><input type="checkbox" id="stallkeeper-%1$s" name="%2$s[%1$s]" value="1"%3$s%4$s> %5$s</label>',
            esc_attr($name),
            esc_attr(Settings::OPTION),
            checked($isOn, true, false),
            self::isConstant($name) ? ' disabled' : '',
            esc_html($label),
        );
        $this->describe($name, '');
    }

    private function printText(string $name, string $value, string $description = ''): void
    {
        printf(
            '<input type="text" class="regular-text code" id="stallkeeper-%1$s" name="%2$s[%1$s]" value="%3$s" autocomplete="off" spellcheck="false" aria-describedby="stallkeeper-%1$s-about"%4$s>',
            esc_attr($name),
            esc_attr(Settings::OPTION),
            esc_attr($value),
            self::isConstant($name) ? ' readonly' : '',
        );
        $this->describe($name, $description);
    }

    /** @param string $name a key of Settings::GUARDS */
    private function printNumber(string $name, string $description): void
    {
        [$least, $most, $default] = Settings::GUARDS[$name] ?? [0, 0, 0];
        printf(
            '<input type="number" class="small-text" id="stallkeeper-%1$s" name="%2$s[%1$s]" value="%3$d" min="%4$d" max="%5$d" aria-describedby="stallkeeper-%1$s-about">',
            esc_attr($name),
            esc_attr(Settings::OPTION),
            $this->settings->current()->guards[$name] ?? $default,
            $least,
            $most,
        );
        $this->describe($name, $description);
    }

    private function printWriteKey(): void
    {
        if (Settings::constant(Settings::WRITE_KEY_CONSTANT) !== null) {
            echo '<p id="stallkeeper-writeKey">', esc_html__('Set in wp-config.php.', 'stallkeeper-tools'), '</p>';
            return;
        }
        $isThere = $this->settings->writeKey() !== '';
        printf(
            '<input type="password" class="regular-text code" id="stallkeeper-writeKey" name="%s[%s]" value="" autocomplete="new-password" aria-describedby="stallkeeper-writeKey-about" placeholder="%s">',
            esc_attr(Settings::OPTION),
            esc_attr(SettingsSanitizer::WRITE_KEY),
            esc_attr($isThere ? __('A key is saved', 'stallkeeper-tools') : ''),
        );
        if ($isThere) {
            printf(' <label><input type="checkbox" name="%s[%s]" value="1"> %s</label>', esc_attr(Settings::OPTION), esc_attr(SettingsSanitizer::FORGET_WRITE_KEY), esc_html__('Forget it', 'stallkeeper-tools'));
        }
        $this->describe('writeKey', __('With it the shop writes the index. It is never shown again and never sent to a browser. Safer still: the constant STALLKEEPER_ALGOLIA_WRITE_KEY in wp-config.php.', 'stallkeeper-tools'));
    }

    private function describe(string $name, string $description): void
    {
        $text = self::isConstant($name) ? __('Set in wp-config.php.', 'stallkeeper-tools') : $description;
        printf('<p class="description" id="stallkeeper-%s-about">%s</p>', esc_attr($name), esc_html($text));
    }

    private static function isConstant(string $name): bool
    {
        return isset(Settings::CONSTANTS[$name]) && Settings::constant(Settings::CONSTANTS[$name]) !== null;
    }
}
