<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Synonyms;

use Stallkeeper\Search\Tokenizer\Tokenizer;

/**
 * Reads synonym rules from text, one per line: "sofa, couch" works both ways, "sneakers => shoes, trainers" one way.
 * Lines that begin with # are comments. This is the format of Solr and Elasticsearch. Semicolons, tabs and quotes are
 * accepted as in CSV files.
 */
final class RuleParser
{
    public const MAX_BYTES = 262_144;
    public const MAX_RULES = 5000;

    /** Maximum number of words or phrases on one line; the provider's limit for two-way synonyms. */
    public const MAX_PHRASES = 20;
    public const MAX_PHRASE_CHARACTERS = 100;

    /** Maximum number of words of a phrase. A search compares all adjacent words of a query with the rules. */
    public const MAX_PHRASE_WORDS = 5;

    private const MAX_PROBLEMS = 20;
    private const DETAIL_CHARACTERS = 40;
    /** Entities contain a semicolon, which would separate phrases. */
    private const ENTITY = '/&(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);/i';
    private const BYTE_ORDER_MARK = "\u{FEFF}";

    public static function parse(string $text): ParsedRules
    {
        $problem = self::problemOfText($text);
        if ($problem !== null) {
            return new ParsedRules([], [$problem], 1);
        }
        $rules = $problems = [];
        $count = 0;
        foreach (self::lines($text) as $number => $line) {
            $rule = self::rule($line);
            if ($rule instanceof SynonymRule) {
                $rules[] = $rule;
                continue;
            }
            if ($count++ < self::MAX_PROBLEMS) {
                $problems[] = new LineProblem(
                    $rule[0],
                    $number,
                    mb_substr($rule[1], 0, self::DETAIL_CHARACTERS, 'UTF-8'),
                );
            }
        }

        return new ParsedRules($rules, $problems, $count);
    }

    private static function problemOfText(string $text): ?LineProblem
    {
        if (strlen($text) > self::MAX_BYTES) {
            return new LineProblem(Problem::TooLarge);
        }
        if (!mb_check_encoding($text, 'UTF-8') || str_contains($text, "\0")) {
            return new LineProblem(Problem::NotUtf8);
        }
        $rules = count(self::lines($text));

        return $rules > self::MAX_RULES ? new LineProblem(Problem::TooManyRules, 0, (string) $rules) : null;
    }

    /** @return array<int, string> lines with a rule, by their number */
    private static function lines(string $text): array
    {
        $lines = [];
        foreach (preg_split('/\r\n|\r|\n/', str_replace(self::BYTE_ORDER_MARK, '', $text)) ?: [] as $i => $line) {
            $line = trim($line);
            if ($line !== '' && $line[0] !== '#') {
                $lines[$i + 1] = $line;
            }
        }

        return $lines;
    }

    /** @return SynonymRule|array{Problem, string} */
    private static function rule(string $line): SynonymRule|array
    {
        if (preg_match(self::ENTITY, $line) === 1) {
            return [Problem::Markup, $line];
        }
        $sides = array_map(self::phrases(...), explode('=>', $line));
        if (count($sides) > 2) {
            return [Problem::SeveralArrows, $line];
        }
        foreach ($sides as $side) {
            $problem = self::problemOfSide($side);
            if ($problem !== null) {
                return $problem;
            }
        }
        $from = self::distinct($sides[0]);
        $to = self::distinct($sides[1] ?? $sides[0]);
        if ($from === [] || $to === []) {
            return [Problem::EmptySide, $line];
        }
        // A phrase cannot be its own synonym.
        return count($from + $to) < 2
            ? [Problem::SingleWord, $line]
            : new SynonymRule(array_values($from), array_values($to));
    }

    /** @return list<string> */
    private static function phrases(string $side): array
    {
        $phrases = preg_split('/[,;\t]/', $side) ?: [];
        $phrases = array_map(
            static fn(string $phrase): string => trim(
                (string) preg_replace('/[\p{Z}\p{C}\s]+/u', ' ', $phrase),
                " \"'",
            ),
            $phrases,
        );

        return array_values(array_filter($phrases, static fn(string $phrase): bool => $phrase !== ''));
    }

    /**
     * @param list<string> $phrases
     *
     * @return array{Problem, string}|null
     */
    private static function problemOfSide(array $phrases): ?array
    {
        if (count($phrases) > self::MAX_PHRASES) {
            return [Problem::TooManyPhrases, $phrases[0]];
        }
        foreach ($phrases as $phrase) {
            $words = count(Tokenizer::words($phrase));
            $problem = match (true) {
                strpbrk($phrase, '<>') !== false => Problem::Markup,
                $words === 0 => Problem::NoLetters,
                $words > self::MAX_PHRASE_WORDS || mb_strlen($phrase, 'UTF-8') > self::MAX_PHRASE_CHARACTERS
                    => Problem::PhraseTooLong,
                default => null,
            };
            if ($problem !== null) {
                return [$problem, $phrase];
            }
        }

        return null;
    }

    /**
     * @param list<string> $phrases
     *
     * @return array<string, string> phrases by their tokens, each one once
     */
    private static function distinct(array $phrases): array
    {
        $distinct = [];
        foreach ($phrases as $phrase) {
            $distinct[self::key($phrase) . ' '] ??= $phrase;
        }

        return $distinct;
    }

    /** The tokens of a phrase as one string. Phrases with the same tokens are the same for a search. */
    public static function key(string $phrase): string
    {
        return implode(' ', array_merge(...array_column(Tokenizer::words($phrase), 0)));
    }
}
