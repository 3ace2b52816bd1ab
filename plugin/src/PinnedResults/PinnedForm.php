<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\PinnedResults;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Search\Ranking\QueryRule;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use WP_Post;

/** The submitted form of one query: reads it, checks it and keeps what was typed. */
final class PinnedForm
{
    /** Names of the buttons that list matches and show the preview. Like those of PinnedOrder, they save nothing. */
    public const FIND = 'find';
    public const PREVIEW = 'preview';

    /** Maximum number of selected matches that are read. */
    private const MAX_SELECTED = 50;

    /** What is an ID or a URL and not a name. */
    private const ADDRESS = '~^(?:\d+$|/|https?://)~Di';

    /**
     * @param string          $query     a query of the saved rule that the form changes
     * @param string          $queries   all queries of the rule, as typed
     * @param Input           $dates     `from` and `until`, as typed
     * @param array<int, int> $positions post ID => position from 1
     * @param list<int>       $hidden    post IDs
     * @param string          $addition  name, ID or URL of a post to add, as typed
     * @param list<string>    $errors    messages for the user
     * @param list<int>       $matches   post IDs among which the user selects; empty if the form can be saved
     * @param bool            $isDraft   whether the form has changes and is not to be saved yet
     */
    private function __construct(
        public readonly string $query,
        public readonly string $queries,
        public readonly Input $dates,
        public readonly array $positions,
        public readonly array $hidden,
        public readonly string $addition,
        public readonly array $errors,
        public readonly array $matches = [],
        public readonly bool $isDraft = false,
    ) {}

    /** Returns the saved values of a query. */
    public static function saved(string $query, PinnedResults $results): self
    {
        $query = mb_substr(trim($query), 0, PinnedQueries::MAX_LENGTH, 'UTF-8');
        $rule = $results->find($query);
        $positions = [];
        foreach ($rule->pinned as $i => $id) {
            $positions[$id] = $i + 1;
        }

        return new self(
            $query,
            PinnedQueries::text($rule->queries),
            Input::fromArray($rule->toArray()),
            $positions,
            $rule->hidden,
            '',
            [],
        );
    }

    public static function submitted(
        Input $posted,
        PinnedResults $results,
        RecordFactory $records,
        PinnedMatches $search,
    ): self {
        $query = mb_substr(trim($posted->text('query')), 0, PinnedQueries::MAX_LENGTH, 'UTF-8');
        $queries = $posted->has('queries')
            ? mb_substr(trim($posted->text('queries')), 0, PinnedQueries::MAX_TEXT, 'UTF-8')
            : $query;
        $errors = array_values(
            array_filter([
                ...PinnedQueries::errors(PinnedQueries::parse($queries), $query, $results),
                PinnedPeriod::error($posted),
            ]),
        );
        $positions = self::positions($posted->at('position'));
        $hidden = array_slice(
            array_values(array_filter(array_map(intval(...), $posted->at('hide')->names()))),
            0,
            QueryRule::MAX_HIDDEN,
        );
        $addition = trim($posted->text('addition', 2000));
        $isFinding = $posted->has(self::FIND);
        $added = self::selected($posted->at('add'), $records);
        $found = $addition === '' ? null : self::find($addition, $records);
        $matches = [];
        if ($found !== null) {
            $added[] = $found;
        } elseif ($addition !== '' && preg_match(self::ADDRESS, $addition) === 1) {
            $errors[] = sprintf(
                /* translators: %s: ID or URL that the user entered */
                __('No searchable post or product has the ID or URL “%s”.', 'stallkeeper-tools'),
                $addition,
            );
        } elseif ($addition !== '' && ($isFinding || $added === [])) {
            $matches = $search->find($addition);
            $errors = [...$errors, ...self::matchErrors($addition, $matches, $isFinding)];
        } elseif ($isFinding && $added === []) {
            $errors[] = __('Enter a name, an ID or a URL to find a post or product.', 'stallkeeper-tools');
        }
        foreach ($added as $id) {
            $positions[$id] ??= min(QueryRule::MAX_PINNED, $positions === [] ? 1 : max($positions) + 1);
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

        $isDone = $errors === [] && ($matches ?? []) === [];

        return new self(
            $query,
            $queries,
            Input::fromArray(['from' => $posted->text('from', 40), 'until' => $posted->text('until', 40)]),
            PinnedOrder::move($positions, $posted->text(PinnedOrder::FIELD, 40)),
            $hidden,
            $isDone ? '' : $addition,
            $errors,
            $matches ?? [],
            $isFinding || $posted->has(PinnedOrder::FIELD) || $posted->has(self::PREVIEW),
        );
    }

    /** The rule that the form describes. */
    public function rule(): PinnedRule
    {
        return new PinnedRule(
            PinnedQueries::parse($this->queries),
            $this->pinned(),
            $this->hidden,
            PinnedPeriod::fromInput($this->dates),
        );
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

    /**
     * @param Input $posted post IDs as names
     *
     * @return list<int> those that can be pinned
     */
    private static function selected(Input $posted, RecordFactory $records): array
    {
        $ids = array_map(intval(...), array_slice($posted->names(), 0, self::MAX_SELECTED));
        $known = array_filter($ids, static fn(int $id): bool => self::isSearchable($id, $records));

        return array_slice(array_values($known), 0, QueryRule::MAX_PINNED);
    }

    /**
     * @param list<int>|null $matches null if the engine cannot answer
     *
     * @return list<string>
     */
    private static function matchErrors(string $text, ?array $matches, bool $isFinding): array
    {
        if ($matches === null) {
            return [
                __(
                    'The search index is not available, so names cannot be found. Enter an ID or a URL.',
                    'stallkeeper-tools',
                ),
            ];
        }
        if ($matches === []) {
            return [
                sprintf(
                    /* translators: %s: name that the user entered */
                    __(
                        'No post or product matches “%s”. Check the spelling, or enter an ID or a URL.',
                        'stallkeeper-tools',
                    ),
                    $text,
                ),
            ];
        }

        return $isFinding
            ? []
            : [__('Nothing was saved yet: select a post or product from the list below.', 'stallkeeper-tools')];
    }

    private static function find(string $addition, RecordFactory $records): ?int
    {
        $id = ctype_digit($addition) ? (int) $addition : url_to_postid($addition);

        return self::isSearchable($id, $records) ? $id : null;
    }

    private static function isSearchable(int $id, RecordFactory $records): bool
    {
        $post = $id > 0 ? get_post($id) : null;

        return $post instanceof WP_Post && $records->isSearchable($post);
    }
}
