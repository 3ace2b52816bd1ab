<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Posting;

use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Tokenizer\Tokenizer;

/** Converts the texts of a record to weighted words, and the words to keys of posting lists. */
final class TermReader
{
    /** @var array<string, int> column => weight of one occurrence, in steps (see Weights) */
    private readonly array $steps;

    public function __construct(IndexSettings $settings)
    {
        $this->steps = array_map(
            static fn(float $weight): int => max(1, (int) round($weight * Weights::STEPS)),
            $settings->weights,
        );
    }

    /** @param array<string, string> $columns column => text, see RecordColumns; empty for no record */
    public function read(array $columns): RecordTerms
    {
        if ($columns === []) {
            return new RecordTerms();
        }
        $titles = $others = [];
        $length = 0;
        foreach ($columns as $column => $line) {
            $tokens = Tokenizer::tokensOfLine($line);
            $length += count($tokens);
            if ($column === IndexSettings::TITLE) {
                $titles = array_count_values($tokens);
                continue;
            }
            $weight = $this->steps[$column];
            foreach (array_count_values($tokens) as $token => $times) {
                $others[$token] = ($others[$token] ?? 0) + $times * $weight;
            }
        }
        $words = [];
        foreach ($titles + $others as $token => $_) {
            $words[$token] = Weights::pack($titles[$token] ?? 0, $others[$token] ?? 0);
        }
        $title = Tokenizer::tokensOfLine($columns[IndexSettings::TITLE] ?? '');

        return new RecordTerms(
            $words,
            array_values(array_unique($title)),
            $title === [] ? '' : ' ' . implode(' ', $title) . ' ',
            $length,
        );
    }

    /** @return array<string, int> key => weight; beginnings of words and title words have the weight 0 */
    public static function keys(RecordTerms $terms): array
    {
        $keys = [];
        foreach ($terms->weights as $word => $weight) {
            $keys[TermKey::WORD . $word] = $weight;
            foreach (TermKey::beginnings((string) $word) as $beginning) {
                $keys[TermKey::BEGINNING . $beginning] = 0;
            }
        }
        foreach ($terms->titles as $word) {
            $keys[TermKey::TITLE_WORD . $word] = 0;
            foreach (TermKey::beginnings($word) as $beginning) {
                $keys[TermKey::TITLE_BEGINNING . $beginning] = 0;
            }
        }

        return $keys;
    }
}
