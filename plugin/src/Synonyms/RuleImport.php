<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Synonyms;

use Stallkeeper\Search\Synonyms\ParsedRules;
use Stallkeeper\Search\Synonyms\RuleParser;
use Stallkeeper\Tools\Search\Words\SynonymOptions;

/** Saves the synonym rules of a file. A file with a problem changes nothing. */
final class RuleImport
{
    /**
     * @param string $text      content of the file; of a larger file, one byte more than RuleParser::MAX_BYTES is
     *     sufficient
     * @param bool   $isReplaced whether the rules replace the saved ones; otherwise, new rules are added to them
     *
     * @return ParsedRules the rules of the file; with problems, nothing was saved
     */
    public function import(string $text, bool $isReplaced): ParsedRules
    {
        $text = str_replace("\u{FEFF}", '', $text);
        $parsed = RuleParser::parse($text);
        if ($parsed->problems !== []) {
            return $parsed;
        }
        $saved = SynonymOptions::current();
        $rules = $isReplaced ? trim($text) : self::combined($saved->rules, $text);
        // Together they may be too many.
        $all = RuleParser::parse($rules);
        if ($all->problems !== []) {
            return $all;
        }
        (new SynonymOptions($rules, $saved->stopWords, $saved->hasPlurals))->save();

        return $parsed;
    }

    private static function combined(string $saved, string $text): string
    {
        $lines = array_map(trim(...), preg_split('/\R/', $saved) ?: []);
        $new = array_filter(
            array_map(trim(...), preg_split('/\R/', $text) ?: []),
            static fn(string $line): bool => $line !== '' && !in_array($line, $lines, true),
        );

        return trim(trim($saved) . "\n" . implode("\n", $new));
    }
}
