<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Hosted;

use Stallkeeper\Render\Search\WidgetCredentials;
use Stallkeeper\Tools\Search\Index\EmbeddedEngine;

/**
 * What an owner has said about the hosted provider: in the screen _Settings, Hosted search_, or by constants in
 * wp-config.php, which win. One small autoloaded option; the write key is in another one that is not autoloaded.
 */
final class Settings
{
    public const OPTION = 'stallkeeper_hosted';
    public const WRITE_KEY_OPTION = 'stallkeeper_hosted_write_key';
    public const WRITE_KEY_CONSTANT = 'STALLKEEPER_ALGOLIA_WRITE_KEY';

    /** By field of the option. `on` says whether visitors' searches go to the provider; the others say where it is. */
    public const CONSTANTS = [
        'on' => 'STALLKEEPER_ALGOLIA_ON',
        'appId' => 'STALLKEEPER_ALGOLIA_APP_ID',
        'searchKey' => 'STALLKEEPER_ALGOLIA_SEARCH_KEY',
        'indexName' => 'STALLKEEPER_ALGOLIA_INDEX',
    ];

    /** Lengths from and to that an owner may choose: letters before a search while typing, and ms of a pause before it. */
    public const GUARDS = ['minCharacters' => [1, 5, 2], 'debounceMs' => [0, 1000, 200]];

    /** @param array{minCharacters: int, debounceMs: int} $guards */
    private function __construct(
        public readonly bool $isOn,
        public readonly string $appId,
        public readonly string $searchKey,
        public readonly string $indexName,
        public readonly array $guards,
    ) {}

    public static function current(): self
    {
        $stored = get_option(self::OPTION);
        $stored = is_array($stored) ? $stored : [];
        $text = static function (string $field) use ($stored): string {
            $value = self::constant(self::CONSTANTS[$field]) ?? $stored[$field] ?? '';

            return is_string($value) ? trim($value) : '';
        };
        /**
         * The index that is searched, and written by `reindex`: a plugin for several languages gives each its own name.
         *
         * @param string $name the owner's; the default name (spec section 9) where the owner gave none
         */
        $index = apply_filters('stallkeeper_hosted_index_name', $text('indexName') === '' ? EmbeddedEngine::INDEX : $text('indexName'));
        $guards = array_map(static fn(array $range): int => $range[2], self::GUARDS);
        foreach (self::GUARDS as $name => [$least, $most, $default]) {
            $value = $stored[$name] ?? null;
            $guards[$name] = is_int($value) ? max($least, min($most, $value)) : $default;
        }

        return new self(
            rest_sanitize_boolean(self::flag(self::constant(self::CONSTANTS['on']) ?? $stored['on'] ?? false)),
            $text('appId'),
            $text('searchKey'),
            is_string($index) ? $index : '',
            $guards,
        );
    }

    /** Whether the provider answers visitors' searches: switched on, with app id, search-only key and index name. */
    public function isInUse(): bool
    {
        return $this->isOn && $this->isComplete();
    }

    /** Switched on without an app id or a key, or with an odd value: widgets render nothing then (spec sections 2 and 8). */
    public function isBroken(): bool
    {
        return $this->isOn && !$this->isComplete();
    }

    /** App id, search-only key and index name are there and look like such. */
    public function isComplete(): bool
    {
        return WidgetCredentials::areWhole($this->appId, $this->searchKey, $this->indexName)
            // Two constants with the same key: it would stand in every page.
            && $this->searchKey !== self::constant(self::WRITE_KEY_CONSTANT);
    }

    /** @return array{appId: string, apiKey: string, indexName: string} */
    public function credentials(): array
    {
        return ['appId' => $this->appId, 'apiKey' => $this->searchKey, 'indexName' => $this->indexName];
    }

    /** The key that may write; '' where there is none. It is never printed, logged or exported. */
    public static function writeKey(): string
    {
        $key = self::constant(self::WRITE_KEY_CONSTANT) ?? get_option(self::WRITE_KEY_OPTION, '');

        return is_string($key) ? trim($key) : '';
    }

    /** @return string|bool|int|null null where wp-config.php says nothing */
    public static function constant(string $name): string|bool|int|null
    {
        $value = defined($name) ? constant($name) : null;

        return is_string($value) || is_bool($value) || is_int($value) ? $value : null;
    }

    private static function flag(mixed $value): bool|string|int
    {
        return is_bool($value) || is_string($value) || is_int($value) ? $value : false;
    }
}
