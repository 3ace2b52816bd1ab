<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

/** A setting: its type, default and limits. */
final class SettingField
{
    /** @param list<string> $choices */
    private function __construct(
        public readonly string $kind,
        public readonly bool|int|string $default,
        public readonly int $min = 0,
        public readonly int $max = 0,
        public readonly array $choices = [],
    ) {}

    public static function switch(bool $default): self
    {
        return new self('switch', $default);
    }

    public static function number(int $default, int $min, int $max): self
    {
        return new self('number', $default, $min, $max);
    }

    /** @param non-empty-list<string> $choices the first is the default */
    public static function choice(array $choices): self
    {
        return new self('choice', $choices[0], choices: $choices);
    }

    /**
     * @param int $max maximum number of characters. The default is empty; the theme then shows its own text or none.
     */
    public static function text(int $max): self
    {
        return new self('text', '', max: $max);
    }

    public static function address(): self
    {
        return new self('address', '', max: 2000);
    }

    /** ID of a post, page, image or term; 0 for none. */
    public static function id(): self
    {
        return new self('id', 0, max: 9_007_199_254_740_991);
    }

    /**
     * Sanitizes a value. Numbers out of range become the nearest allowed number. Other invalid values become the
     * default.
     */
    public function clean(mixed $value): bool|int|string
    {
        return match ($this->kind) {
            'switch' => is_scalar($value) ? rest_sanitize_boolean(is_float($value) ? (string) $value : $value) : $this->default,
            'number', 'id' => is_numeric($value) ? (int) max($this->min, min($this->max, (float) $value)) : $this->default,
            'choice' => is_string($value) && in_array($value, $this->choices, true) ? $value : $this->default,
            'address' => is_string($value) && strlen($value) <= $this->max ? esc_url_raw($value) : '',
            default => is_string($value) ? mb_substr(sanitize_text_field($value), 0, $this->max) : '',
        };
    }
}
