<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Hosted;

use Stallkeeper\Render\Search\WidgetCredentials;

/**
 * Settings of the hosted provider, from the screen _Settings, Hosted search_ or from constants in wp-config.php, which take
 * precedence. Stored in one small autoloaded option. The write key has its own option that is not autoloaded.
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

    /** @param array{minCharacters: int, debounceMs: int} $guards */
    public function __construct(
        public readonly bool $isOn,
        public readonly string $appId,
        public readonly string $searchKey,
        public readonly string $indexName,
        public readonly array $guards,
    ) {}

    /** Whether visitors' searches use the provider: turned on, with app id, search-only key and index name. */
    public function isInUse(): bool
    {
        return $this->isOn && $this->isComplete();
    }

    /** Turned on, but the app id or the key is missing or a value is invalid. Widgets render nothing then. */
    public function isBroken(): bool
    {
        return $this->isOn && !$this->isComplete();
    }

    /** Whether app id, search-only key and index name are set and have a valid format. */
    public function isComplete(): bool
    {
        return WidgetCredentials::areWhole($this->appId, $this->searchKey, $this->indexName)
            // Both constants may contain the same key. The write key must never be in a page.
            && $this->searchKey !== self::constant(self::WRITE_KEY_CONSTANT);
    }

    /** @return array{appId: string, apiKey: string, indexName: string} */
    public function credentials(): array
    {
        return ['appId' => $this->appId, 'apiKey' => $this->searchKey, 'indexName' => $this->indexName];
    }

    /** @return string|bool|int|null null if wp-config.php does not define the constant */
    public static function constant(string $name): string|bool|int|null
    {
        $value = defined($name) ? constant($name) : null;

        return is_string($value) || is_bool($value) || is_int($value) ? $value : null;
    }
}
