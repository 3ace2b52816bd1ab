<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/**
 * The display settings of a search widget, read from its data attributes.
 *
 * A number out of range becomes the nearest allowed number. An invalid value becomes the default.
 */
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

    /** @param array<string, mixed> $attributes */
    private static function number(array $attributes, string $setting): int
    {
        $raw = $attributes[self::attributeName($setting)] ?? null;
        if ((!is_string($raw) && !is_int($raw)) || preg_match('/^\s*[+-]?\d{1,9}\s*$/D', (string) $raw) !== 1) {
            return (int) self::DEFAULTS[$setting];
        }
        [$least, $most] = self::ALLOWED[$setting];
        return max((int) $least, min((int) $most, (int) trim((string) $raw)));
    }

    /** @param array<string, mixed> $attributes */
    private static function word(array $attributes, string $setting): string
    {
        $raw = $attributes[self::attributeName($setting)] ?? null;
        $word = is_string($raw) ? strtolower(trim($raw)) : '';
        return in_array($word, self::ALLOWED[$setting], true) ? $word : (string) self::DEFAULTS[$setting];
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
