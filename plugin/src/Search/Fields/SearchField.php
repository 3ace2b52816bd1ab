<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Fields;

/** A field that searches look into: its label, and the attributes of records that belong to it. */
final class SearchField
{
    /**
     * @param string                 $label      for the owner
     * @param string                 $help       what the field contains; '' if the label says it
     * @param string                 $column     column of the index, which the fields of a level share
     * @param float                  $weight     normal weight of an occurrence
     * @param non-empty-list<string> $attributes dotted names
     */
    public function __construct(
        public readonly string $label,
        public readonly string $help,
        public readonly string $column,
        public readonly float $weight,
        public readonly array $attributes,
        public readonly FieldLevel $level = FieldLevel::Normal,
    ) {}
}
