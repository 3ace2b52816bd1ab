<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Ranking;

use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Query\ExpressionNode;
use Stallkeeper\Search\Query\FullTextQuery;
use Stallkeeper\Search\Query\Matches;
use Stallkeeper\Search\Query\WeightedPhrase;
use Stallkeeper\Search\Storage\Database;

/**
 * Sorts the matches of a search.
 *
 * The order is the provider's, in tiers: pinned records first, then product codes, then fewer typos, then all words in
 * the title, then the last word as a whole word, then adjacent words. Synonyms, singulars and plurals come after the
 * exact words and before typos. In a title tier shorter titles come first, because the words are a larger part of the
 * title; in other tiers bm25 decides. Equal posts are sorted by sticky, sales, date and objectID.
 *
 * A tier is read only when the tiers before it do not fill the page. The tiers do not depend on the page, so every page
 * continues the previous one.
 */
final class Ranking
{
    private readonly Scores $scores;

    private readonly TitleOrder $titles;

    public function __construct(
        private readonly Database $db,
        private readonly IndexSettings $settings,
        private readonly Matches $matches,
    ) {
        $this->scores = new Scores($db, $settings, $matches->text);
        $this->titles = new TitleOrder($db, $matches->text);
    }

    /** @return array<int, RankingStep> ID => its step of the order, from $offset on, at most $limit */
    public function steps(int $offset, int $limit): array
    {
        if ($limit < 1) {
            return [];
        }
        if ($this->matches->words->isEmpty()) {
            $isMatch = $this->matches->condition('id');

            $ids = $this->db->column(
                "SELECT id FROM posts WHERE $isMatch ORDER BY " . NewestPosts::ORDER . ' LIMIT ? OFFSET ?',
                [$limit, $offset],
                false,
            );

            return array_fill_keys($ids, new RankingStep(Tier::Everything));
        }
        $end = min($offset + $limit, $this->matches->count());
        $steps = array_fill_keys($this->matches->pinned, new RankingStep(Tier::Pinned));
        foreach ($this->tiers($end) as $step => $tier) {
            foreach ($tier as $id) {
                $steps[$id] ??= $step;
            }
            if (count($steps) >= $end) {
                break;
            }
        }

        return array_slice($steps, $offset, $limit, true);
    }

    /**
     * Sorts by an attribute. Records without the attribute come last.
     *
     * @return list<int> IDs from $offset on, at most $limit
     */
    public function ordered(SortOrder $order, int $offset, int $limit): array
    {
        if ($limit < 1) {
            return [];
        }
        if ($order->attribute === $this->settings->dateAttribute) {
            $isMatch = $this->matches->condition('id');
            $direction = $order->direction->value;

            return $this->db->column(
                "SELECT id FROM posts WHERE $isMatch ORDER BY date $direction, object_id LIMIT ? OFFSET ?",
                [$limit, $offset],
                false,
            );
        }

        return (new NumberOrder($this->db, $this->matches))->ids($order, $offset, $limit);
    }

    /**
     * @return iterable<RankingStep, list<int>> the first $limit IDs of each tier; they may include IDs of earlier tiers
     */
    private function tiers(int $limit): iterable
    {
        $words = $this->matches->words;
        $forms = $words->hasPrefix() ? [false, true] : [false];
        $code = $this->matches->code;
        if ($code?->isExact === true) {
            yield new RankingStep(Tier::Code) => $this->titles->shortest('words', $code->exact, $limit);
        }
        if ($code?->hasDigit === true) {
            yield new RankingStep(Tier::Code) => $this->titles->shortest('words', $code->expression(), $limit);
        }
        $before = 0;
        foreach ($forms as $asPrefix) {
            $every = $words->everySame($asPrefix);
            $tier = $this->matches->text->posts($every)->count();
            // The same number of matches as without the prefix means that they are the same posts.
            if ($tier > $before) {
                $kind = $asPrefix ? Tier::Beginnings : Tier::Words;
                yield from $this->best($kind, $every, $words->forms($asPrefix), $words->phrase($asPrefix), $limit);
            }
            $before = $tier;
        }
        if ($code !== null) {
            yield new RankingStep(Tier::Code) => $this->titles->shortest('words', $code->expression(), $limit);
        }
        if ($words->hasAlternatives()) {
            $expression = $words->withAlternatives();
            yield from $this->best(Tier::Related, $expression, $words->forms(true), null, $limit);
        }
        if (!$this->matches->withTypos) {
            return;
        }
        $levels = [$words->withOneTypo(), $words->withTypos(1), $words->mostTypos() > 1 ? $words->withTypos(2) : null];
        foreach (array_column(array_filter($levels), null, 'key') as $expression) {
            yield from $this->best(Tier::Typos, $expression, $words->forms(true, 2), null, $limit);
        }
    }

    /**
     * Sorts posts by score. If there are too many of them, only those with all words in the title have a score.
     *
     * @param list<list<WeightedPhrase>>  $words  forms of each word of the query
     * @param ExpressionNode|null         $phrase expression of the adjacent words; null for none
     *
     * @return iterable<RankingStep, list<int>>
     */
    private function best(
        Tier $tier,
        ExpressionNode $expression,
        array $words,
        ?ExpressionNode $phrase,
        int $limit,
    ): iterable {
        $titles = $this->matches->text->posts($expression, 'titles');
        $posts = $this->matches->text->posts($expression);
        $scored = new RankingStep($tier, true, $words, count($this->matches->words->words), $phrase, $titles);
        if ($posts->count() <= FullTextQuery::SCORED) {
            yield $scored => $this->scores->best($posts->ids(), $scored, $limit);

            return;
        }
        $unscored = new RankingStep($tier);
        if ($titles->count() > FullTextQuery::SCORED) {
            yield $unscored => $phrase === null ? [] : $this->titles->adjacent($expression, $phrase, $limit);
            yield $unscored => $this->titles->shortest('titles', $expression, $limit);
        } else {
            yield $scored => $this->scores->best($titles->ids(), $scored, $limit);
        }
        yield $unscored => $this->titles->shortest('words', $expression, $limit);
    }
}
