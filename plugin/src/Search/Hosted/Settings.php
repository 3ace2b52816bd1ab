<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Hosted;

/**
 * Names and limits of the settings of the hosted provider. Their values are from the screen _Settings, Hosted search_ or
 * from constants in wp-config.php, which take precedence. They are stored in one small autoloaded option. The write key has
 * its own option that is not autoloaded.
 */
final class Settings
{
    public const OPTION = 'stallkeeper_hosted';
    public const WRITE_KEY_OPTION = 'stallkeeper_hosted_write_key';
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

    /** @return string|bool|int|null null if wp-config.php does not define the constant */
    public static function constant(string $name): string|bool|int|null
    {
        $value = defined($name) ? constant($name) : null;

        return is_string($value) || is_bool($value) || is_int($value) ? $value : null;
    }
}
