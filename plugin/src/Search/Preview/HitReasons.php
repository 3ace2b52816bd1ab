<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Preview;

use Stallkeeper\Search\Explanation\HitExplanation;
use Stallkeeper\Search\Explanation\MatchReason;
use Stallkeeper\Search\Explanation\WordMatch;
use Stallkeeper\Search\Query\FullTextQuery;
use Stallkeeper\Search\Ranking\Tier;

/** Describes why the built-in engine lists a result where it is. */
final class HitReasons
{
    public function __construct(private readonly FieldNames $names) {}

    /**
     * @param HitExplanation|null $before the result above; null for the first one
     *
     * @return list<string>
     */
    public function sentences(HitExplanation $hit, ?HitExplanation $before): array
    {
        $sentences = [self::step($hit), ...array_map($this->match(...), $hit->matches)];
        if ($hit->missing !== []) {
            /* translators: %s: words of the query, separated by commas */
            $sentences[] = sprintf(__('Not found: %s', 'stallkeeper-tools'), self::quoted($hit->missing));
        }
        if ($hit->isLast) {
            $sentences[] = __('Listed after all others because it is out of stock.', 'stallkeeper-tools');
        }
        if ($hit->score === null && !in_array($hit->tier, [Tier::Pinned, Tier::Everything], true)) {
            $sentences[] =
                $hit->tier === Tier::Code
                    ? __('Among products with such a code, shorter titles come first.', 'stallkeeper-tools')
                    : sprintf(
                        /* translators: %s: number of results */
                        __('More than %s results match, so only title, sales and date decide.', 'stallkeeper-tools'),
                        number_format_i18n(FullTextQuery::SCORED),
                    );
        }
        if ($before !== null && $hit->isEqual($before)) {
            $sentences[] = self::tie($hit, $before);
        }

        return $sentences;
    }

    /** @return array<string, float> parts of the score by their labels */
    public static function points(HitExplanation $hit): array
    {
        $points = [];
        foreach ($hit->score->words ?? [] as $i => $part) {
            $label = self::quoted([$hit->words[$i] ?? '']);
            $points[$label] = ($points[$label] ?? 0.0) + $part;
        }
        $points[__('all words', 'stallkeeper-tools')] = $hit->score->covered ?? 0.0;
        $points[__('all words in the title', 'stallkeeper-tools')] = $hit->score->title ?? 0.0;
        $points[__('words next to each other', 'stallkeeper-tools')] = $hit->score->phrase ?? 0.0;

        return array_filter($points, static fn(float $part): bool => $part > 0.0);
    }

    private static function step(HitExplanation $hit): string
    {
        return match ($hit->tier) {
            Tier::Pinned => __('Pinned for this query.', 'stallkeeper-tools'),
            Tier::Code => __('Has the product code of the query.', 'stallkeeper-tools'),
            Tier::Words => __('Contains all words of the query.', 'stallkeeper-tools'),
            Tier::Beginnings => __(
                'Contains all words, the last one as the beginning of a longer word.',
                'stallkeeper-tools',
            ),
            Tier::Related => __('Contains synonyms or related words for words of the query.', 'stallkeeper-tools'),
            Tier::Typos => __('Contains all words after spelling corrections.', 'stallkeeper-tools'),
            Tier::SomeWords => $hit->missing === []
                ? __('Contains all words only with unlikely spelling corrections.', 'stallkeeper-tools')
                : __('Contains only some of the words.', 'stallkeeper-tools'),
            Tier::Everything => __(
                'The query has no words to search for, so sticky posts, sales and date decide.',
                'stallkeeper-tools',
            ),
        };
    }

    private function match(WordMatch $match): string
    {
        $fields = $this->names->list($match->fields);
        $reason = self::reason($match);

        if ($reason === null) {
            /* translators: 1: word of the query, 2: names of fields */
            return sprintf(__('“%1$s” in: %2$s', 'stallkeeper-tools'), $match->word, $fields);
        }

        return sprintf(
            /* translators: 1: words of the query, 2: words of the result, 3: such as "synonym", 4: names of fields */
            __('“%1$s” as “%2$s” (%3$s) in: %4$s', 'stallkeeper-tools'),
            $match->word,
            $match->found,
            $reason,
            $fields,
        );
    }

    /** @return string|null null if the result contains the word itself */
    private static function reason(WordMatch $match): ?string
    {
        return match ($match->reason) {
            MatchReason::Word => null,
            MatchReason::Code => __('product code', 'stallkeeper-tools'),
            MatchReason::Spelling => __('written together or apart', 'stallkeeper-tools'),
            MatchReason::Inflection => __('singular or plural', 'stallkeeper-tools'),
            MatchReason::Beginning => __('longer word', 'stallkeeper-tools'),
            MatchReason::Synonym => __('synonym', 'stallkeeper-tools'),
            MatchReason::Stem => __('related word', 'stallkeeper-tools'),
            MatchReason::Compound => __('compound word', 'stallkeeper-tools'),
            MatchReason::Typo => sprintf(
                /* translators: %s: number of letters that differ */
                _n(
                    'spelling correction, %s letter',
                    'spelling correction, %s letters',
                    max(1, $match->typos),
                    'stallkeeper-tools',
                ),
                number_format_i18n(max(1, $match->typos)),
            ),
        };
    }

    /** Says what decides between two results with the same score. */
    private static function tie(HitExplanation $hit, HitExplanation $before): string
    {
        return match (true) {
            $before->isSticky && !$hit->isSticky => __(
                'As good as the result above, which is a sticky post.',
                'stallkeeper-tools',
            ),
            $before->sales > $hit->sales => __('As good as the result above, which sells better.', 'stallkeeper-tools'),
            $before->date > $hit->date => __('As good as the result above, which is newer.', 'stallkeeper-tools'),
            default => __('As good as the result above.', 'stallkeeper-tools'),
        };
    }

    /** @param list<string> $words */
    private static function quoted(array $words): string
    {
        return implode(
            wp_get_list_item_separator(),
            /* translators: %s: word of the query */
            array_map(static fn(string $word): string => sprintf(__('“%s”', 'stallkeeper-tools'), $word), $words),
        );
    }
}
