<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Preview;

use Stallkeeper\Tools\Search\Fields\FieldDefinitions;
use Stallkeeper\Tools\Search\Fields\FieldLevel;
use Stallkeeper\Tools\Search\Fields\SearchFields;

/** Finds the labels of the searched fields to which attributes of records belong. */
final class FieldNames
{
    /** @var array<string, string> names by attribute */
    private array $names = [];

    public function __construct(
        private readonly FieldDefinitions $definitions,
        private readonly SearchFields $fields,
    ) {}

    /**
     * @param list<string> $attributes dotted names
     *
     * @return string list such as "Title, Tags (High)"; each field once
     */
    public function list(array $attributes): string
    {
        $names = [];
        foreach ($attributes as $attribute) {
            $name = $this->names[$attribute] ??= $this->name($attribute);
            $names[$name] = $name;
        }

        return implode(wp_get_list_item_separator(), $names);
    }

    private function name(string $attribute): string
    {
        $key = $this->fields->find($attribute);
        $field = $key === null ? null : $this->definitions->all()[$key] ?? null;
        if ($field === null) {
            return $attribute;
        }
        $level = $this->fields->levels()[$key] ?? $field->level;

        if ($level === FieldLevel::Normal) {
            return $field->label;
        }

        /* translators: 1: name of a searched field, 2: how much it counts, such as "High" */
        return sprintf(__('%1$s (%2$s)', 'stallkeeper-tools'), $field->label, $level->label());
    }
}
