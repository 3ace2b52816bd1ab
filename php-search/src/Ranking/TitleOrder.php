<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Ranking;

use Stallkeeper\Search\Query\ExpressionNode;
use Stallkeeper\Search\Query\FullTextQuery;
use Stallkeeper\Search\Storage\Database;

/** Sorts matches without scores: shorter titles come first, or the newest posts if there are too many. */
final class TitleOrder
{
    /**
     * Number of posts to read per hit if the matches are an estimate, because the words of some posts are not adjacent.
     */
    private const LOOKS_PER_HIT = 5;

    /** Number of titles in which adjacent words are searched for if more than SCORED titles match. */
    private const READ_TITLES = 200;

    public function __construct(private readonly Database $db, private readonly FullTextQuery $text) {}

    /**
     * @param 'words'|'titles' $table
     *
     * @return list<int>
     */
    public function shortest(string $table, ExpressionNode $expression, int $limit): array
    {
        $posts = $this->text->posts($expression, $table);

        if ($posts->count() <= FullTextQuery::SCORED) {
            return $this->byTitle($posts->ids(), $limit);
        }
        $newest = new NewestPosts($this->db);
        if (!$this->text->isEstimate($expression, $table)) {
            return $newest->find($posts, $limit);
        }
        $some = $newest->find($posts, min(FullTextQuery::SCORED, self::LOOKS_PER_HIT * $limit));

        return array_slice($this->text->exact($expression, $table, $some), 0, $limit);
    }

    /**
     * Finds the titles in which the words are adjacent. If more than SCORED titles contain the words, reads only the
     * first READ_TITLES (see NewestPosts).
     *
     * @return list<int> IDs, at most $limit
     */
    public function adjacent(ExpressionNode $every, ExpressionNode $phrase, int $limit): array
    {
        $posts = $this->text->posts($every, 'titles');
        $isMany = $posts->count() > FullTextQuery::SCORED;
        $ids = $isMany ? (new NewestPosts($this->db))->find($posts, self::READ_TITLES) : $posts->ids();
        $found = $this->text->texts->containing($phrase, $ids, true);

        return $isMany ? array_slice($found, 0, $limit) : $this->byTitle($found, $limit);
    }

    /**
     * @param list<int> $ids at most SCORED
     *
     * @return list<int>
     */
    private function byTitle(array $ids, int $limit): array
    {
        if (count($ids) < 2) {
            return $ids;
        }
        $list = implode(',', $ids);

        return $this->db->column(
            "SELECT id FROM posts WHERE id IN ($list) ORDER BY title_words, " . NewestPosts::ORDER . " LIMIT $limit",
            [],
            false,
        );
    }
}
