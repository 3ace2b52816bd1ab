<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Record;

use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Tokenizer\Measurements;
use Stallkeeper\Search\Tokenizer\ProductCode;
use Stallkeeper\Search\Tokenizer\Tokenizer;

/** Collects the searched texts of a record by column (see IndexSettings). */
final class RecordColumns
{
    /** @var array<string, array<string, array<string, true>>> column => attribute => children that are left out */
    private readonly array $attributes;

    public function __construct(IndexSettings $settings)
    {
        $this->attributes = array_map(self::withoutChildren(...), $settings->columns);
    }

    /**
     * @param array<array-key, mixed> $record
     *
     * @return array<string, string> column => ASCII text, or tokens that are separated by spaces (see Tokenizer); then
     *     what Measurements adds
     */
    public function extract(array $record): array
    {
        $columns = [];
        foreach ($this->attributes as $column => $attributes) {
            $texts = [];
            foreach ($attributes as $attribute => $without) {
                $texts = [...$texts, ...RecordFields::strings($record, $attribute, $without)];
            }
            $columns[$column] = self::line($column, $texts);
        }

        return $columns;
    }

    /**
     * Returns the same texts one by one, with the attributes that they belong to.
     *
     * @param array<array-key, mixed> $record
     *
     * @return list<array{string, string}> dotted name of the attribute, and text as in extract()
     */
    public function lines(array $record): array
    {
        $leaves = RecordFields::leaves($record);
        $lines = [];
        foreach ($this->attributes as $column => $attributes) {
            foreach ($attributes as $attribute => $without) {
                foreach ($leaves as $name => $values) {
                    $child = str_starts_with($name, "$attribute.") ? substr($name, strlen($attribute) + 1) : null;
                    if ($name !== $attribute && ($child === null || isset($without[explode('.', $child)[0]]))) {
                        continue;
                    }
                    foreach (array_filter($values, is_string(...)) as $text) {
                        $lines[] = [$name, self::line($column, [$text])];
                    }
                }
            }
        }

        return $lines;
    }

    /** @param list<string> $texts */
    private static function line(string $column, array $texts): string
    {
        $text = implode("\n", $texts);
        $added = $column === IndexSettings::CODES ? ProductCode::line($texts) : Measurements::line($text);

        return trim(Tokenizer::line($text) . " $added");
    }

    /**
     * @param list<string> $names attributes, and children of them with a leading hyphen
     *
     * @return array<string, array<string, true>>
     */
    private static function withoutChildren(array $names): array
    {
        $attributes = [];
        foreach ($names as $name) {
            if (!str_starts_with($name, '-')) {
                $attributes[$name] ??= [];
                continue;
            }
            [$parent, $child] = [...explode('.', substr($name, 1), 2), ''];
            $attributes[$parent][$child] = true;
        }

        return $attributes;
    }
}
