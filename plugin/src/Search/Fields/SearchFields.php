<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Fields;

/**
 * The fields that searches look into, and how much each of them counts: the owner's choice, or the default.
 *
 * Changing the option changes the fingerprint of the records, so the index is rebuilt with the new fields.
 */
final class SearchFields
{
    /** Autoloaded: key of a field => level, only for levels that differ from the default. */
    public const OPTION = 'stallkeeper_search_fields';

    public function __construct(private readonly FieldDefinitions $definitions) {}

    /** @return non-empty-array<string, FieldLevel> level by key of the field */
    public function levels(): array
    {
        $stored = get_option(self::OPTION, []);
        $levels = [];
        foreach ($this->definitions->all() as $key => $field) {
            $level = is_array($stored) ? $stored[$key] ?? null : null;
            $levels[$key] = (is_string($level) ? FieldLevel::tryFrom($level) : null) ?? $field->level;
        }

        return $levels;
    }

    /** @param array<string, FieldLevel> $levels by key of the field */
    public function save(array $levels): void
    {
        $changed = [];
        foreach ($this->definitions->all() as $key => $field) {
            $level = $levels[$key] ?? $field->level;
            if ($level !== $field->level) {
                $changed[$key] = $level->value;
            }
        }
        update_option(self::OPTION, $changed, true);
    }

    /** Whether records contain the comments of their post. */
    public function hasComments(): bool
    {
        return self::includesComments(get_option(self::OPTION, []));
    }

    /** @param mixed $levels value of the option */
    public static function includesComments(mixed $levels): bool
    {
        return is_array($levels) &&
            ($levels[FieldDefinitions::COMMENTS] ?? FieldLevel::Off->value) !== FieldLevel::Off->value;
    }

    /** @return string|null key of the field with this attribute of a record, or with a parent of it; null for none */
    public function find(string $attribute): ?string
    {
        $keys = [];
        foreach ($this->definitions->all() as $key => $field) {
            $keys += array_fill_keys($field->attributes, $key);
        }
        for ($name = $attribute; $name !== ''; $name = substr($name, 0, (int) strrpos($name, '.'))) {
            if (isset($keys[$name])) {
                return $keys[$name];
            }
        }

        return null;
    }
}
