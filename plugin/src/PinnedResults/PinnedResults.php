<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\PinnedResults;

use Stallkeeper\Search\Index\IndexUnavailable;
use Stallkeeper\Search\Ranking\QueryRule;
use Stallkeeper\Search\Ranking\QueryRules;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\EngineStorage;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Search\Engine\OpenIndexes;
use Stallkeeper\Tools\Search\Indexing\CurrentRules;
use Stallkeeper\Tools\Search\Records\RecordFactory;

/**
 * The pinned and hidden results of this site. The option is the original; each index has a copy of the rules that
 * apply today, by query.
 *
 * The light endpoint does not load WordPress, so it reads the copy in the index file. Writing the copy changes the
 * generation of the index and therefore invalidates cached responses.
 */
final class PinnedResults extends CurrentRules
{
    public const OPTION = 'stallkeeper_pinned_results';

    public function __construct(
        private readonly BuiltInEngine $engine,
        private readonly EngineStorage $storage,
        private readonly IndexStateStorage $states,
    ) {}

    /** @return array<array-key, PinnedRule> rules with at least one query, by the key of their first query */
    public function all(): array
    {
        $stored = get_option(self::OPTION, []);
        $rules = [];
        foreach (array_slice(is_array($stored) ? $stored : [], 0, QueryRules::MAX_QUERIES) as $one) {
            $rule = PinnedRule::fromStored($one);
            if ($rule->keys() !== []) {
                $rules[$rule->keys()[0]] ??= $rule;
            }
        }

        return $rules;
    }

    /** The rule that has this query, also one that does not apply today. A new one if there is none. */
    public function find(string $query): PinnedRule
    {
        return $this->all()[$this->keyOfRule($query)] ?? new PinnedRule([$query]);
    }

    /** @return array<array-key, true> keys of the queries of all rules but that of a query */
    public function keysBeside(string $query): array
    {
        $rules = $this->all();
        unset($rules[$this->keyOfRule($query)]);
        $keys = array_map(static fn(PinnedRule $rule): array => $rule->keys(), array_values($rules));

        return array_fill_keys(array_merge([], ...$keys), true);
    }

    /**
     * Saves the results of a query and of the other queries of its rule. Two empty lists delete the rule.
     *
     * @param list<int> $pinned post IDs, in the order of the results
     * @param list<int> $hidden post IDs
     */
    public function save(string $query, array $pinned, array $hidden): void
    {
        $this->saveRule($query, $this->find($query)->withResults($pinned, $hidden));
    }

    /**
     * Saves a rule instead of that of a query, and keeps those that other users have saved in the meantime. An empty
     * rule is deleted.
     */
    public function saveRule(string $query, PinnedRule $rule): void
    {
        $others = $this->keysBeside($query);
        $rules = $this->all();
        $known = $this->keyOfRule($query);
        $isFree = array_intersect_key(array_fill_keys($rule->keys(), true), $others) === [];
        if (!$isFree || $rule->keys() === [] || count($others) + count($rule->keys()) > QueryRules::MAX_QUERIES) {
            return;
        }
        if ($rule->isEmpty()) {
            unset($rules[$known]);
        } elseif (isset($rules[$known])) {
            // The rule keeps its place in the list.
            $rules[$known] = $rule;
        } else {
            $rules[$rule->keys()[0]] = $rule;
        }
        $this->replace($rules);
    }

    /** @param array<array-key, PinnedRule> $rules */
    public function replace(array $rules): void
    {
        $stored = [];
        foreach ($rules as $rule) {
            $stored[$rule->keys()[0] ?? ''] ??= $rule->toArray();
        }
        update_option(self::OPTION, $stored, false);
        $this->write();
    }

    public function rules(): array
    {
        // A scheduled event runs for seconds, and another request may save meanwhile.
        wp_cache_delete(self::OPTION, 'options');
        $rules = [];
        foreach ($this->all() as $rule) {
            $results = new QueryRule(
                array_map(RecordFactory::objectID(...), $rule->pinned),
                array_map(RecordFactory::objectID(...), $rule->hidden),
            );
            if ($rule->period->isActive()) {
                $rules += array_fill_keys($rule->keys(), $results);
            }
        }

        return $rules;
    }

    /** Writes the rules that apply today to the index in use and to the one that is being built. */
    public function write(): void
    {
        $folder = $this->engine->canRun() ? $this->storage->find($this->engine->identity()) : null;
        if ($folder === null) {
            return;
        }
        try {
            (new OpenIndexes($this->engine, $folder, $this->states->fresh()))->setQueryRules($this->rules());
        } catch (IndexUnavailable $error) {
            error_log('Stallkeeper: pinned results could not be written to the search index: ' . $error->getMessage());
        }
        $this->engine->forget();
    }

    /** @return string|int key in all() of the rule that has this query; '' for none */
    private function keyOfRule(string $query): string|int
    {
        $key = QueryRules::key($query);
        foreach ($this->all() as $first => $rule) {
            if (in_array($key, $rule->keys(), true)) {
                return $first;
            }
        }

        return '';
    }
}
