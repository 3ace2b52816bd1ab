<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Hosted;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Tools\Search\Index\EmbeddedEngine;
use Stallkeeper\Tools\Search\Query\ClientConfiguration;
use Stallkeeper\Tools\Search\Query\ConfigurationReader;

/** Reads the settings of the hosted provider from one small autoloaded option or from constants, which take precedence. */
final class SettingsStorage implements ConfigurationReader
{
    /** @param Lazy<Hosts> $hosts */
    public function __construct(#[LazyService(Hosts::class)] private readonly Lazy $hosts) {}

    public function current(): ClientConfiguration
    {
        $stored = get_option(Settings::OPTION);
        $stored = is_array($stored) ? $stored : [];
        $text = static function (string $field) use ($stored): string {
            $value = Settings::constant(Settings::CONSTANTS[$field]) ?? $stored[$field] ?? '';

            return is_string($value) ? trim($value) : '';
        };
        /**
         * Filters the index that visitors search. Multilingual plugins can return one index per language.
         *
         * @param string $name name from the settings, or the default name if the setting is empty
         */
        $index = apply_filters('stallkeeper_hosted_index_name', $text('indexName') === '' ? EmbeddedEngine::INDEX : $text('indexName'));
        $guards = array_map(static fn(array $range): int => $range[2], Settings::GUARDS);
        foreach (Settings::GUARDS as $name => [$least, $most, $default]) {
            $value = $stored[$name] ?? null;
            $guards[$name] = is_int($value) ? max($least, min($most, $value)) : $default;
        }

        $searchKey = $text('searchKey');

        return new ClientConfiguration(
            rest_sanitize_boolean(self::flag(Settings::constant(Settings::CONSTANTS['on']) ?? $stored['on'] ?? false)),
            $text('appId'),
            $searchKey,
            is_string($index) ? $index : '',
            // Both constants may contain the same key.
            $searchKey !== Settings::constant(Settings::WRITE_KEY_CONSTANT),
            $guards,
        );
    }

    public function hosts(): array
    {
        return $this->hosts->get()->own();
    }

    /** WordPress queries the database on every page for an option that does not exist. */
    public function createOption(): void
    {
        add_option(Settings::OPTION, [], '', true);
    }

    /** The write key; '' if there is none. Never print, log or export it. */
    public function writeKey(): string
    {
        $key = Settings::constant(Settings::WRITE_KEY_CONSTANT) ?? get_option(Settings::WRITE_KEY_OPTION, '');

        return is_string($key) ? trim($key) : '';
    }

    private static function flag(mixed $value): bool|string|int
    {
        return is_bool($value) || is_string($value) || is_int($value) ? $value : false;
    }
}
