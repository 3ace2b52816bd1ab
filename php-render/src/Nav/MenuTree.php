<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Nav;

/**
 * A flat list of menu entries as a tree in which every entry stands exactly once.
 *
 * @phpstan-type Node array{item: MenuItem, nodes: list<mixed>}
 */
final class MenuTree
{
    /** @var array<string, list<MenuItem>> entries by the id of the one above; '' for the first level */
    private array $below = [];

    /** @var array<string, true> ids of entries that have their place */
    private array $placed = [];

    /** @param list<MenuItem> $items */
    private function __construct(array $items, private readonly int $maxLevels)
    {
        $ids = array_fill_keys(array_map(static fn(MenuItem $item): string => $item->id, $items), true);
        foreach ($items as $item) {
            $this->below[isset($ids[$item->parent]) ? $item->parent : ''][] = $item;
        }
    }

    /**
     * @param list<MenuItem> $items in the owner's order
     * @param int $maxLevels what is deeper stands on the last level, after the entry it belongs to
     * @return list<Node>
     */
    public static function of(array $items, int $maxLevels): array
    {
        $tree = new self($items, $maxLevels);
        $nodes = $tree->level('', 1);
        foreach ($items as $item) {
            // Entries that stand under each other in a circle hang from nothing: the first of them comes to the top.
            if (!isset($tree->placed[$item->id])) {
                $nodes = [...$nodes, ...$tree->place($item, 1)];
            }
        }

        return $nodes;
    }

    /** @return list<Node> */
    private function level(string $parent, int $level): array
    {
        $nodes = [];
        foreach ($this->below[$parent] ?? [] as $item) {
            $nodes = [...$nodes, ...$this->place($item, $level)];
        }

        return $nodes;
    }

    /** @return list<Node> the entry, or what stands under it where it has nothing to show itself */
    private function place(MenuItem $item, int $level): array
    {
        if (isset($this->placed[$item->id])) {
            return [];
        }
        $this->placed[$item->id] = true;
        if ($item->title === '') {
            return $this->level($item->id, $level);
        }
        if ($level >= $this->maxLevels) {
            return [['item' => $item, 'nodes' => []], ...$this->level($item->id, $level)];
        }

        return [['item' => $item, 'nodes' => $this->level($item->id, $level + 1)]];
    }
}
