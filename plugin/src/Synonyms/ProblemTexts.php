<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Synonyms;

use Stallkeeper\Search\Synonyms\LineProblem;
use Stallkeeper\Search\Synonyms\ParsedRules;
use Stallkeeper\Search\Synonyms\Problem;
use Stallkeeper\Search\Synonyms\RuleParser;
use Stallkeeper\Search\Synonyms\StopWords;

/** Sentences about invalid synonym rules and stop words. They are not escaped. */
final class ProblemTexts
{
    /** @return list<string> the first problems, and the number of further ones */
    public function ofRules(ParsedRules $rules): array
    {
        $texts = array_map(
            fn(LineProblem $problem): string => $this->describe($problem, RuleParser::MAX_BYTES),
            $rules->problems,
        );
        $more = $rules->problemCount - count($rules->problems);
        if ($more > 0) {
            $texts[] = sprintf(
                /* translators: %s: number of lines */
                _n('%s more line has a problem.', '%s more lines have a problem.', $more, 'stallkeeper-tools'),
                number_format_i18n($more),
            );
        }

        return $texts;
    }

    public function ofStopWords(LineProblem $problem): string
    {
        return $this->describe($problem, StopWords::MAX_BYTES);
    }

    private function describe(LineProblem $problem, int $maxBytes): string
    {
        $text = $this->sentence($problem, $maxBytes);

        return $problem->line === 0
            ? $text
            : /* translators: 1: number of a line, 2: sentence about the problem in this line */
            sprintf(__('Line %1$s: %2$s', 'stallkeeper-tools'), number_format_i18n($problem->line), $text);
    }

    private function sentence(LineProblem $problem, int $maxBytes): string
    {
        $text = match ($problem->problem) {
            Problem::NotUtf8 => __(
                'The text is not encoded in UTF-8. Save the file with the encoding UTF-8 and try again.',
                'stallkeeper-tools',
            ),
            Problem::TooLarge => sprintf(
                /* translators: %s: size, such as 256 KB */
                __('The text is too large. The maximum is %s.', 'stallkeeper-tools'),
                (string) size_format($maxBytes),
            ),
            Problem::TooManyRules => sprintf(
                /* translators: 1: number of rules, 2: maximum number of rules */
                __('There are %1$s rules. The maximum is %2$s.', 'stallkeeper-tools'),
                number_format_i18n((int) $problem->detail),
                number_format_i18n(RuleParser::MAX_RULES),
            ),
            Problem::TooManyStopWords => sprintf(
                /* translators: 1: number of stop words, 2: maximum number of stop words */
                __('There are %1$s stop words. The maximum is %2$s.', 'stallkeeper-tools'),
                number_format_i18n((int) $problem->detail),
                number_format_i18n(StopWords::MAX_WORDS),
            ),
            Problem::Markup => __('Use plain text without HTML.', 'stallkeeper-tools'),
            Problem::EmptySide => __('Enter words on both sides of the arrow.', 'stallkeeper-tools'),
            Problem::SeveralArrows => __('Use only one arrow in a rule.', 'stallkeeper-tools'),
            Problem::SingleWord => __('A rule needs two different words or phrases.', 'stallkeeper-tools'),
            Problem::NoLetters => __('A word needs letters or digits.', 'stallkeeper-tools'),
            Problem::PhraseTooLong => sprintf(
                /* translators: 1: maximum number of words, 2: maximum number of characters */
                __('A phrase has at most %1$s words and %2$s characters.', 'stallkeeper-tools'),
                (string) RuleParser::MAX_PHRASE_WORDS,
                (string) RuleParser::MAX_PHRASE_CHARACTERS,
            ),
            Problem::TooManyPhrases => sprintf(
                /* translators: %s: maximum number of words or phrases */
                __('A rule has at most %s words or phrases on one side.', 'stallkeeper-tools'),
                (string) RuleParser::MAX_PHRASES,
            ),
        };

        return $problem->detail === '' || $problem->line === 0 ? $text : $text . " “{$problem->detail}”";
    }
}
