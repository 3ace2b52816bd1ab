<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\PinnedResults;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Search\Ranking\QueryRule;
use Stallkeeper\Search\Ranking\QueryRules;

/** Posts and products that some queries show first, or do not show. */
final class PinnedRule
{
    /** Maximum number of queries of one rule. */
    public const MAX_QUERIES = 20;

    /**
     * @param list<string> $queries as typed
     * @param list<int>    $pinned  post IDs, in the order of the results
     * @param list<int>    $hidden  post IDs
     */
    public function __construct(
        public readonly array $queries,
        public readonly array $pinned = [],
        public readonly array $hidden = [],
        public readonly PinnedPeriod $period = new PinnedPeriod(),
    ) {}

    /** @param mixed $stored rule of the option; a rule without `queries` has one query, in `query`, and no dates */
    public static function fromStored(mixed $stored): self
    {
        $stored = Input::fromArray($stored);
        $queries = $stored->has('queries') ? $stored->texts('queries') : [$stored->text('query')];

        return new self(
            array_slice($queries, 0, self::MAX_QUERIES),
            self::ids($stored->list('pinned'), QueryRule::MAX_PINNED),
            self::ids($stored->list('hidden'), QueryRule::MAX_HIDDEN),
            PinnedPeriod::fromInput($stored),
        );
    }

    /** @return array{queries: list<string>, pinned: list<int>, hidden: list<int>, from: string, until: string} */
    public function toArray(): array
    {
        return [
            'queries' => $this->queries,
            'pinned' => $this->pinned,
            'hidden' => $this->hidden,
            'from' => $this->period->from,
            'until' => $this->period->until,
        ];
    }

    /** @return list<string> QueryRules::key() of the queries, without duplicates and queries without words */
    public function keys(): array
    {
        return array_values(array_unique(array_filter(array_map(QueryRules::key(...), $this->queries))));
    }

    public function isEmpty(): bool
    {
        return $this->pinned === [] && $this->hidden === [];
    }

    /**
     * @param list<int> $pinned
     * @param list<int> $hidden
     */
    public function withResults(array $pinned, array $hidden): self
    {
        return new self($this->queries, $pinned, $hidden, $this->period);
    }

    /**
     * @param list<mixed> $list
     *
     * @return list<int>
     */
    private static function ids(array $list, int $max): array
    {
        $ids = array_filter(array_map(static fn(mixed $id): int => is_numeric($id) ? (int) $id : 0, $list));

        return array_slice(array_values(array_unique($ids)), 0, $max);
    }
}
