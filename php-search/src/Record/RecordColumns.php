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
    public function __construct(private readonly IndexSettings $settings) {}

    /**
     * @param array<array-key, mixed> $record
     *
     * @return array<string, string> column => ASCII text, or tokens that are separated by spaces (see Tokenizer); then
     *     what Measurements adds
     */
    public function extract(array $record): array
    {
        $columns = [];
        foreach ($this->settings->columns as $column => $attributes) {
            $texts = [];
            foreach ($attributes as $attribute) {
                $texts = [...$texts, ...RecordFields::strings($record, $attribute)];
            }
            $text = implode("\n", $texts);
            $added = $column === IndexSettings::CODES ? ProductCode::line($texts) : Measurements::line($text);
            $columns[$column] = trim(Tokenizer::line($text) . " $added");
        }

        return $columns;
    }
}
