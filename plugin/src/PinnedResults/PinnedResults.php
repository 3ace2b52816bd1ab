<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\PinnedResults;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Search\Index\IndexUnavailable;
use Stallkeeper\Search\Ranking\QueryRule;
use Stallkeeper\Search\Ranking\QueryRules;
use Stallkeeper\Tools\BuiltInEngine\BuiltInEngine;
use Stallkeeper\Tools\BuiltInEngine\ChangeWriter;
use Stallkeeper\Tools\BuiltInEngine\IndexStateStorage;
use Stallkeeper\Tools\BuiltInEngine\Storage\EngineStorage;
use Stallkeeper\Tools\Search\Records\RecordFactory;

/**
 * The pinned and hidden results of this site, by query. The option is the original; each index has a copy.
 *
 * The light endpoint does not load WordPress, so it reads the copy in the index file. Writing the copy changes the
 * generation of the index and therefore invalidates cached responses.
 */
final class PinnedResults
{
    public const OPTION = 'stallkeeper_pinned_results';

    public function __construct(
        private readonly BuiltInEngine $engine,
        private readonly EngineStorage $storage,
        private readonly IndexStateStorage $states,
    ) {}

    /**
     * @return array<string, array{query: string, pinned: list<int>, hidden: list<int>}> rules by QueryRules::key();
     *     lists of post IDs
     */
    public function all(): array
    {
        $stored = get_option(self::OPTION, []);
        $rules = [];
        foreach (is_array($stored) ? $stored : [] as $key => $rule) {
            $rule = Input::fromArray($rule);
            $rules[(string) $key] = [
                'query' => $rule->text('query'),
                'pinned' => self::ids($rule->list('pinned')),
                'hidden' => self::ids($rule->list('hidden')),
            ];
        }

        return $rules;
    }

    /** @return array{query: string, pinned: list<int>, hidden: list<int>} empty lists if the query has no rule */
    public function find(string $query): array
    {
        return $this->all()[QueryRules::key($query)] ?? ['query' => $query, 'pinned' => [], 'hidden' => []];
    }

    /** Whether a rule for this query can be added: it has one, or the limit is not reached. */
    public function hasRoomFor(string $query): bool
    {
        $rules = $this->all();

        return isset($rules[QueryRules::key($query)]) || count($rules) < QueryRules::MAX_QUERIES;
    }

    /**
     * Saves the rule of a query. Two empty lists delete it.
     *
     * @param list<int> $pinned post IDs, in the order of the results
     * @param list<int> $hidden post IDs
     */
    public function save(string $query, array $pinned, array $hidden): void
    {
        $rules = $this->all();
        $key = QueryRules::key($query);
        if ($pinned === [] && $hidden === []) {
            unset($rules[$key]);
        } elseif ($key !== '' && $this->hasRoomFor($query)) {
            $rules[$key] = ['query' => $query, 'pinned' => $pinned, 'hidden' => $hidden];
        }
        $this->replace($rules);
    }

    /** @param array<string, array{query: string, pinned: list<int>, hidden: list<int>}> $rules by QueryRules::key() */
    public function replace(array $rules): void
    {
        update_option(self::OPTION, $rules, false);
        $this->write();
    }

    /** @return array<string, QueryRule> */
    public function rules(): array
    {
        return array_map(
            static fn(array $rule): QueryRule => new QueryRule(
                array_map(RecordFactory::objectID(...), $rule['pinned']),
                array_map(RecordFactory::objectID(...), $rule['hidden']),
            ),
            $this->all(),
        );
    }

    /** Writes the rules to the index in use and to the one that is being built. */
    private function write(): void
    {
        $folder = $this->engine->canRun() ? $this->storage->find($this->engine->identity()) : null;
        if ($folder === null) {
            return;
        }
        try {
            (new ChangeWriter($this->engine, $folder, $this->states->fresh()))->setQueryRules($this->rules());
        } catch (IndexUnavailable $error) {
            error_log('Stallkeeper: pinned results could not be written to the search index: ' . $error->getMessage());
        }
        $this->engine->forget();
    }

    /**
     * @param list<mixed> $list
     *
     * @return list<int>
     */
    private static function ids(array $list): array
    {
        return array_values(
            array_filter(array_map(static fn(mixed $id): int => is_numeric($id) ? (int) $id : 0, $list)),
        );
    }
}
