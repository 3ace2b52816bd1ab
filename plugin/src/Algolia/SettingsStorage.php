<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia;

use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Tools\Api\BackendConfiguration;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;

/**
 * Reads the settings of the hosted provider. Their values are from the screen _Stallkeeper, Hosted search_ or from
 * constants in wp-config.php, which take precedence. They are stored in one small autoloaded option. The write key has
 * its own option that is not autoloaded. AlgoliaSchema has their texts.
 *
 * WordPress's filter `option_stallkeeper_algolia` changes a default; the array has only saved values:
 *
 *     add_filter('option_stallkeeper_algolia', fn($saved) => $saved + ['minCharacters' => 3]);
 */
final class SettingsStorage
{
    public const OPTION = 'stallkeeper_algolia';
    public const WRITE_KEY_OPTION = 'stallkeeper_algolia_write_key';
    public const WRITE_KEY_CONSTANT = 'STALLKEEPER_ALGOLIA_WRITE_KEY';

    /** Constants by field of the option. `on`: whether visitors' searches use the provider. */
    public const CONSTANTS = [
        'on' => 'STALLKEEPER_ALGOLIA_ON',
        'appId' => 'STALLKEEPER_ALGOLIA_APP_ID',
        'searchKey' => 'STALLKEEPER_ALGOLIA_SEARCH_KEY',
        'indexName' => 'STALLKEEPER_ALGOLIA_INDEX',
    ];

    /** Minimum, maximum and default: characters before typing starts a search; delay after the last keystroke in ms. */
    public const GUARDS = ['minCharacters' => [1, 5, 2], 'debounceMs' => [0, 1000, 200]];

    public function current(): BackendConfiguration
    {
        $stored = get_option(self::OPTION);
        $stored = is_array($stored) ? $stored : [];
        $text = static function (string $field) use ($stored): string {
            $value = self::constant(self::CONSTANTS[$field]) ?? ($stored[$field] ?? '');

            return is_string($value) ? trim($value) : '';
        };
        /**
         * Filters the index that visitors search. Multilingual plugins can return one index per language.
         *
         * @param string $name name from the settings, or the default name if the setting is empty
         */
        $index = apply_filters(
            'stallkeeper_algolia_index_name',
            $text('indexName') === '' ? self::defaultIndexName() : $text('indexName'),
        );
        $guard = static function (string $name) use ($stored): int {
            [$min, $max, $default] = self::GUARDS[$name];

            return SettingType::integer($stored[$name] ?? null, $default, $min, $max);
        };
        $searchKey = $text('searchKey');

        return new BackendConfiguration(
            SettingType::boolean(self::constant(self::CONSTANTS['on']) ?? ($stored['on'] ?? false), false),
            $text('appId'),
            $searchKey,
            is_string($index) ? $index : '',
            // Both constants may contain the same key.
            $searchKey !== self::constant(self::WRITE_KEY_CONSTANT),
            ['minCharacters' => $guard('minCharacters'), 'debounceMs' => $guard('debounceMs')],
            creditName: 'Algolia',
            creditHref: 'https://www.algolia.com/',
        );
    }

    /**
     * @return string each site of a network has its own default, because the sites can have the same provider account
     */
    public static function defaultIndexName(): string
    {
        $site = is_multisite() ? get_current_blog_id() : 1;

        return $site === 1 ? BuiltInEngine::INDEX : "wp_{$site}_posts_post";
    }

    /** WordPress queries the database on every page for an option that does not exist. */
    public function createOption(): void
    {
        add_option(self::OPTION, [], '', true);
    }

    /** The write key; '' if there is none. Never print, log or export it. */
    public function writeKey(): string
    {
        $key = self::constant(self::WRITE_KEY_CONSTANT) ?? get_option(self::WRITE_KEY_OPTION, '');

        return is_string($key) ? trim($key) : '';
    }

    /** @return string|bool|int|null null if wp-config.php does not define the constant */
    public static function constant(string $name): string|bool|int|null
    {
        $value = defined($name) ? constant($name) : null;

        return is_string($value) || is_bool($value) || is_int($value) ? $value : null;
    }
}
