<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Settings;

use Closure;
use InvalidArgumentException;

/** A setting of a schema: type, default, limits and texts. */
final class Setting
{
    /**
     * @param string $name of the option or theme mod, or of the field in an option with several fields
     * @param int $min of a number
     * @param int $max of a number, or number of characters
     * @param array<array-key, string> $choices value => label; keys are in lower case
     * @param string $control of the Customizer, if not the usual one of the type
     * @param string $taxonomy of a term
     * @param ?Closure(string): string $clean sanitizer of WordPress for texts and URLs
     * @param bool $isLive whether a script shows the value in the preview of the Customizer; if not, the page reloads
     */
    public function __construct(
        public readonly string $name,
        public readonly SettingType $type,
        public readonly bool|int|string $default,
        public readonly string $label = '',
        public readonly string $help = '',
        public readonly int $min = 0,
        public readonly int $max = SettingType::MAX_ID,
        public readonly array $choices = [],
        private readonly string $control = '',
        public readonly string $taxonomy = '',
        private readonly ?Closure $clean = null,
        public readonly bool $isLive = false,
    ) {}

    /**
     * Creates a setting from a shop's definition: `name`, `type`, `default` and, depending on the type, `label`,
     * `help`, `min`, `max`, `choices`, `taxonomy` as for the constructor.
     *
     * @param Closure(string): string $text sanitizer of texts
     * @param Closure(string): string $url sanitizer of URLs
     *
     * @throws InvalidArgumentException if the name or the type is missing or unknown
     * @throws \TypeError if another value has the wrong type
     */
    public static function fromArray(mixed $definition, Closure $text, Closure $url): self
    {
        $definition = is_array($definition) ? $definition : [];
        $type = is_string($definition['type'] ?? null) ? SettingType::tryFrom($definition['type']) : null;
        if ($type === null || ($definition['name'] ?? '') === '') {
            throw new InvalidArgumentException('A setting needs a name and a type: ' . json_encode($definition));
        }
        $known = array_intersect_key(
            $definition,
            array_flip(['name', 'label', 'help', 'min', 'max', 'choices', 'taxonomy']),
        );
        $known['type'] = $type;
        $known['default'] = $definition['default'] ?? '';
        $known['clean'] = $type === SettingType::Url ? $url : $text;

        // @phpstan-ignore argument.type (a shop's mistake is a TypeError that names the parameter)
        return new self(...$known);
    }

    public static function integer(
        string $name,
        int $default,
        int $min,
        int $max,
        string $label,
        string $help = '',
    ): self {
        return new self($name, SettingType::Integer, $default, $label, $help, $min, $max);
    }

    /** @param non-empty-array<string, string> $choices value => label; the first is the default */
    public static function choice(string $name, array $choices, string $label): self
    {
        return new self($name, SettingType::Choice, array_key_first($choices), $label, choices: $choices);
    }

    /** @return bool|int|string a valid value: {@see SettingType} */
    public function sanitize(mixed $value): bool|int|string
    {
        return match ($this->type) {
            SettingType::Boolean => SettingType::boolean($value, (bool) $this->default),
            SettingType::Choice => SettingType::choice(
                $value,
                (string) $this->default,
                array_map(strval(...), array_keys($this->choices)),
            ),
            SettingType::Color => SettingType::color($value, (string) $this->default),
            SettingType::Order => SettingType::order($value, array_map(strval(...), array_keys($this->choices))),
            SettingType::Url => is_string($value) && strlen($value) <= $this->max
                ? $this->clean($value)
                : (string) $this->default,
            SettingType::Text, SettingType::Secret => is_string($value)
                ? mb_substr($this->clean($value), 0, $this->max)
                : (string) $this->default,
            default => SettingType::integer($value, (int) $this->default, $this->min, $this->max),
        };
    }

    /**
     * @param array<array-key, string> $choices value => label of pages, images or terms, which only WordPress knows
     * @return array{label?: string, description?: string, choices?: array<array-key, string>,
     *     input_attrs?: array<string, int>, type: string} arguments for
     *     `WP_Customize_Manager::add_control()`, without the section
     */
    public function control(array $choices = []): array
    {
        $choices += $this->choices;
        [$type, $attributes] = match ($this->type) {
            SettingType::Boolean => ['checkbox', []],
            SettingType::Integer => ['number', ['min' => $this->min, 'max' => $this->max, 'step' => 1]],
            SettingType::Choice, SettingType::Term => ['select', []],
            SettingType::Page => ['dropdown-pages', []],
            SettingType::Text => ['text', ['maxlength' => $this->max]],
            default => [$this->type->value, []],
        };

        return array_filter([
            'label' => $this->label,
            'description' => $this->help,
            'choices' => $choices,
            'input_attrs' => $attributes,
        ]) + ['type' => $this->control === '' ? $type : $this->control];
    }

    private function clean(string $value): string
    {
        return $this->clean === null ? $value : ($this->clean)($value);
    }
}
