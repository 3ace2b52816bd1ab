<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Links;

/**
 * The terms of all taxonomies with their child terms.
 *
 * @phpstan-import-type Entry from LinkList
 */
final class TermTree
{
    /** @var array<string, array<int, list<int>>> ids of child terms by taxonomy and parent */
    private array $children = [];

    /** @var array<string, array<int, true>> by taxonomy and id: terms that have posts or child terms with posts */
    private array $used = [];

    /** @param list<Entry> $entries */
    public function __construct(array $entries)
    {
        $parents = [];
        foreach ($entries as $entry) {
            $this->children[$entry['kind']][$entry['parent']][] = $entry['id'];
            $parents[$entry['kind']][$entry['id']] = $entry['parent'];
        }
        foreach ($entries as $entry) {
            for (
                $id = $entry['count'] > 0 ? $entry['id'] : 0;
                $id > 0 && !$this->hasPosts($entry['kind'], $id);
                $id = $parents[$entry['kind']][$id] ?? 0
            ) {
                $this->used[$entry['kind']][$id] = true;
            }
        }
    }

    /**
     * Whether WordPress has counted posts of the term or of a term below it. The count may include posts that searches
     * do not find.
     */
    public function hasPosts(string $taxonomy, int $id): bool
    {
        return isset($this->used[$taxonomy][$id]);
    }

    /** @return non-empty-list<int> ids of a term and all terms below it */
    public function withChildren(string $taxonomy, int $id): array
    {
        $ids = [$id => true];
        $waiting = [$id];
        while ($waiting !== []) {
            foreach ($this->children[$taxonomy][array_pop($waiting)] ?? [] as $child) {
                if (!isset($ids[$child])) {
                    $ids[$child] = true;
                    $waiting[] = $child;
                }
            }
        }

        return array_keys($ids);
    }
}
