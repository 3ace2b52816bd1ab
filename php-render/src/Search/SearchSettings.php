<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

use Stallkeeper\Render\Settings\SettingType;

/** The display settings of a search widget, read from its data attributes. {@see SettingType} validates the values. */
final class SearchSettings
{
    /** Default of each setting. */
    public const DEFAULTS = [
        'hitsPerPage' => 10,
        'searchBoxStyle' => 'theme',
        'autoFocus' => false,
        'listLayout' => 'list',
        'gridColumns' => 3,
        'displayPostAuthor' => false,
        'displayPostCategory' => true,
        'displayPostDate' => true,
        'displayPostTags' => false,
        'displayPostContentRadio' => 'excerpt',
        'excerptLength' => 55,
        'stopTheFirstRun' => false,
    ];

    /** Minimum and maximum of numbers, and allowed words. */
    public const ALLOWED = [
        'hitsPerPage' => [1, 100],
        'gridColumns' => [1, 6],
        'excerptLength' => [1, 500],
        'searchBoxStyle' => ['theme', 'provider'],
        'listLayout' => ['list', 'grid'],
        'displayPostContentRadio' => ['hide', 'excerpt', 'full'],
    ];

    public const QUERY_MAX_LENGTH = 512;

    private function __construct(
        public readonly int $hitsPerPage,
        public readonly string $searchBoxStyle,
        public readonly bool $autoFocus,
        public readonly string $listLayout,
        public readonly int $gridColumns,
        public readonly bool $displayPostAuthor,
        public readonly bool $displayPostCategory,
        public readonly bool $displayPostDate,
        public readonly bool $displayPostTags,
        public readonly string $displayPostContentRadio,
        public readonly int $excerptLength,
        public readonly bool $stopTheFirstRun,
    ) {}

    /**
     * @param array<string, mixed> $attributes attributes of an element: name (`data-hits-per-page`) => value; other
     * attributes are ignored
     */
    public static function fromAttributes(array $attributes): self
    {
        return new self(
            self::number($attributes, 'hitsPerPage'),
            self::word($attributes, 'searchBoxStyle'),
            self::flag($attributes, 'autoFocus'),
            self::word($attributes, 'listLayout'),
            self::number($attributes, 'gridColumns'),
            self::flag($attributes, 'displayPostAuthor'),
            self::flag($attributes, 'displayPostCategory'),
            self::flag($attributes, 'displayPostDate'),
            self::flag($attributes, 'displayPostTags'),
            self::word($attributes, 'displayPostContentRadio'),
            self::number($attributes, 'excerptLength'),
            self::flag($attributes, 'stopTheFirstRun'),
        );
    }

    /** Returns the attribute name of a setting: `hitsPerPage` becomes `data-hits-per-page`. */
    public static function attributeName(string $setting): string
    {
        return 'data-' . strtolower((string) preg_replace('/[A-Z]/', '-$0', $setting));
    }

    /** @return array<string, int|string|bool> */
    public function toArray(): array
    {
        $values = [];
        foreach (self::DEFAULTS as $setting => $default) {
            $values[$setting] = $this->{$setting};
        }
        return $values;
    }

    /**
     * Other settings allow decimals and more digits.
     *
     * @param array<string, mixed> $attributes
     */
    private static function number(array $attributes, string $setting): int
    {
        $raw = $attributes[self::attributeName($setting)] ?? null;
        if ((!is_string($raw) && !is_int($raw)) || preg_match('/^\s*[+-]?\d{1,9}\s*$/D', (string) $raw) !== 1) {
            return (int) self::DEFAULTS[$setting];
        }
        [$min, $max] = self::ALLOWED[$setting];
        return SettingType::integer($raw, (int) self::DEFAULTS[$setting], (int) $min, (int) $max);
    }

    /** @param array<string, mixed> $attributes */
    private static function word(array $attributes, string $setting): string
    {
        return SettingType::choice(
            $attributes[self::attributeName($setting)] ?? null,
            (string) self::DEFAULTS[$setting],
            array_map(strval(...), self::ALLOWED[$setting]),
        );
    }

    /**
     * An attribute without a value counts as set, as in HTML.
     *
     * @param array<string, mixed> $attributes
     */
    private static function flag(array $attributes, string $setting): bool
    {
        $raw = $attributes[self::attributeName($setting)] ?? null;
        if (is_bool($raw)) {
            return $raw;
        }
        return match (is_string($raw) ? strtolower(trim($raw)) : null) {
            '', '1', 'true', 'yes', 'on' => true,
            '0', 'false', 'no', 'off' => false,
            default => (bool) self::DEFAULTS[$setting],
        };
    }
}
