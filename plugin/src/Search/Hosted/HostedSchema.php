<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Hosted;

use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingsSchema;
use Stallkeeper\Render\Settings\SettingsSection;
use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Tools\Customizer;
use Stallkeeper\Tools\Search\Index\EmbeddedEngine;

/** The settings of the hosted provider: fields of one option, and the write key. SettingsStorage has names and limits, for every page. */
final class HostedSchema implements SettingsSchema
{
    /** Only a field of the form: the write key is stored in its own option. */
    public const WRITE_KEY = 'writeKey';

    public function sections(): array
    {
        return [new SettingsSection(SettingsStorage::OPTION, __('Hosted search', 'stallkeeper-tools'), [
            new Setting('on', SettingType::Boolean, false, __('Who answers', 'stallkeeper-tools'), __('The hosted provider answers visitors’ searches.', 'stallkeeper-tools')),
            self::text('appId', __('App id', 'stallkeeper-tools')),
            self::text('searchKey', __('Search-only key', 'stallkeeper-tools'), __('It stands in every page with a search, where everybody can read it: a key that may write is refused.', 'stallkeeper-tools')),
            /* translators: %s: name of an index */
            self::text('indexName', __('Index name', 'stallkeeper-tools'), sprintf(__('%s if the field is empty.', 'stallkeeper-tools'), EmbeddedEngine::INDEX)),
            new Setting(self::WRITE_KEY, SettingType::Secret, '', __('Write key', 'stallkeeper-tools'), __('With it the shop writes the index. It is never shown again and never sent to a browser. Safer still: the constant STALLKEEPER_ALGOLIA_WRITE_KEY in wp-config.php.', 'stallkeeper-tools')),
            self::number('minCharacters', __('Least length', 'stallkeeper-tools'), __('So many characters must stand in the box before typing causes a search. Enter always does.', 'stallkeeper-tools')),
            self::number('debounceMs', __('Pause', 'stallkeeper-tools'), __('So many milliseconds without a new letter come before a search: each search costs, each letter need not.', 'stallkeeper-tools')),
        ])];
    }

    /** @return array<string, Setting> fields of the screen with those that a shop adds, by name */
    public function fields(): array
    {
        return array_column([...$this->sections()[0]->settings, ...Customizer::added(SettingsStorage::OPTION)], null, 'name');
    }

    private static function text(string $name, string $label, string $help = ''): Setting
    {
        return new Setting($name, SettingType::Text, '', $label, $help, clean: trim(...));
    }

    /** @param 'minCharacters'|'debounceMs' $name */
    private static function number(string $name, string $label, string $help): Setting
    {
        [$min, $max, $default] = SettingsStorage::GUARDS[$name];

        return Setting::integer($name, $default, $min, $max, $label, $help);
    }
}
