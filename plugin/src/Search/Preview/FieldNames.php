<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Preview;

use Stallkeeper\Tools\Search\Fields\FieldDefinitions;
use Stallkeeper\Tools\Search\Fields\FieldLevel;
use Stallkeeper\Tools\Search\Fields\SearchFields;

/** Names attributes of records like the owner’s fields. */
final class FieldNames
{
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
        $levels = $this->fields->levels();
        $names = [];
        foreach ($attributes as $attribute) {
            $key = $this->fields->find($attribute);
            $field = $key === null ? null : $this->definitions->all()[$key] ?? null;
            $level = $key === null ? FieldLevel::Normal : $levels[$key] ?? FieldLevel::Normal;
            $name = $field->label ?? $attribute;
            if ($level !== FieldLevel::Normal) {
                /* translators: 1: name of a searched field, 2: how much it counts, such as "High" */
                $name = sprintf(__('%1$s (%2$s)', 'stallkeeper-tools'), $name, $level->label());
            }
            $names[$key ?? $attribute] = $name;
        }

        return implode(wp_get_list_item_separator(), $names);
    }
}
