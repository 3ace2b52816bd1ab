<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\PinnedResults;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Search\Ranking\QueryRule;
use Stallkeeper\Search\Ranking\QueryRules;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use WP_Post;

/** The submitted form of one query: reads it, checks it and keeps what was typed. */
final class PinnedForm
{
    private const MAX_QUERY = 512;

    /**
     * @param array<int, int> $positions post ID => position from 1
     * @param list<int>       $hidden    post IDs
     * @param string          $addition  ID or URL of a post to add, as typed
     * @param list<string>    $errors    messages for the user; empty if the form can be saved
     */
    private function __construct(
        public readonly string $query,
        public readonly array $positions,
        public readonly array $hidden,
        public readonly string $addition,
        public readonly array $errors,
    ) {}

    /** Returns the saved values of a query. */
    public static function saved(string $query, PinnedResults $results): self
    {
        $query = mb_substr(trim($query), 0, self::MAX_QUERY, 'UTF-8');
        $rule = $results->find($query);
        $positions = [];
        foreach ($rule['pinned'] as $i => $id) {
            $positions[$id] = $i + 1;
        }

        return new self($query, $positions, $rule['hidden'], '', []);
    }

    public static function submitted(Input $posted, PinnedResults $results, RecordFactory $records): self
    {
        $query = mb_substr(trim($posted->text('query')), 0, self::MAX_QUERY, 'UTF-8');
        $errors = [];
        if (QueryRules::key($query) === '') {
            $errors[] = __('Enter a query with at least one letter or digit.', 'stallkeeper-tools');
        } elseif (!$results->hasRoomFor($query)) {
            $errors[] = sprintf(
                /* translators: %s: maximum number of queries */
                __('At most %s queries can have pinned or hidden results. Delete one first.', 'stallkeeper-tools'),
                number_format_i18n(QueryRules::MAX_QUERIES),
            );
        }
        $positions = self::positions($posted->at('position'));
        $hidden = array_slice(
            array_values(array_filter(array_map(intval(...), $posted->at('hide')->names()))),
            0,
            QueryRule::MAX_HIDDEN,
        );
        $addition = trim($posted->text('addition', 2000));
        $added = $addition === '' ? null : self::find($addition, $records);
        if ($addition !== '' && $added === null) {
            $errors[] = sprintf(
                /* translators: %s: ID or URL that the user entered */
                __('No searchable post or product has the ID or URL “%s”.', 'stallkeeper-tools'),
                $addition,
            );
        } elseif ($added !== null && !isset($positions[$added])) {
            $positions[$added] = min(QueryRule::MAX_PINNED, $positions === [] ? 1 : max($positions) + 1);
        }
        foreach (
            array_keys(array_filter(array_count_values($positions), static fn(int $times): bool => $times > 1))
            as $position
        ) {
            $errors[] = sprintf(
                /* translators: %s: position in the list of results, from 1 to 10 */
                __('More than one result has position %s.', 'stallkeeper-tools'),
                number_format_i18n($position),
            );
        }
        foreach (array_intersect(array_keys($positions), $hidden) as $id) {
            /* translators: %s: title of a post or product */
            $errors[] = sprintf(__('“%s” cannot be pinned and hidden.', 'stallkeeper-tools'), get_the_title($id));
        }

        return new self($query, $positions, $hidden, $errors === [] ? '' : $addition, $errors);
    }

    /** @return list<int> post IDs by position */
    public function pinned(): array
    {
        $positions = $this->positions;
        asort($positions);

        return array_keys($positions);
    }

    /** @return array<int, int> */
    private static function positions(Input $posted): array
    {
        $positions = [];
        foreach ($posted->names() as $id) {
            $position = $posted->integer((string) $id, 0, QueryRule::MAX_PINNED, 0);
            if ((int) $id > 0 && $position > 0 && count($positions) < QueryRule::MAX_PINNED) {
                $positions[(int) $id] = $position;
            }
        }

        return $positions;
    }

    private static function find(string $addition, RecordFactory $records): ?int
    {
        $id = ctype_digit($addition) ? (int) $addition : url_to_postid($addition);
        $post = $id > 0 ? get_post($id) : null;

        return $post instanceof WP_Post && $records->isSearchable($post) ? $post->ID : null;
    }
}
