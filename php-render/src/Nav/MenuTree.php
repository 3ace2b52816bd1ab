<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Nav;

/**
 * Turns a flat list of menu items into a tree that contains every item exactly once.
 *
 * @phpstan-type Node array{item: MenuItem, children: list<mixed>}
 */
final class MenuTree
{
    /** @var array<string, list<MenuItem>> items by the id of their parent; '' for the first level */
    private array $children = [];

    /** @var array<string, true> ids of items that are already in the tree */
    private array $added = [];

    /** @param list<MenuItem> $items */
    private function __construct(array $items, private readonly int $maxLevels)
    {
        $ids = array_fill_keys(array_map(static fn(MenuItem $item): string => $item->id, $items), true);
        foreach ($items as $item) {
            $this->children[isset($ids[$item->parent]) ? $item->parent : ''][] = $item;
        }
    }

    /**
     * @param list<MenuItem> $items in menu order
     * @param int $maxLevels deeper items are added to the last level, after their parent
     * @return list<Node>
     */
    public static function build(array $items, int $maxLevels): array
    {
        $tree = new self($items, $maxLevels);
        $nodes = $tree->level('', 1);
        foreach ($items as $item) {
            // Items that are parents of each other are not reachable from the first level: add them to it.
            if (!isset($tree->added[$item->id])) {
                $nodes = [...$nodes, ...$tree->add($item, 1)];
            }
        }

        return $nodes;
    }

    /** @return list<Node> */
    private function level(string $parent, int $level): array
    {
        $nodes = [];
        foreach ($this->children[$parent] ?? [] as $item) {
            $nodes = [...$nodes, ...$this->add($item, $level)];
        }

        return $nodes;
    }

    /** @return list<Node> the item, or its children if it has no title */
    private function add(MenuItem $item, int $level): array
    {
        if (isset($this->added[$item->id])) {
            return [];
        }
        $this->added[$item->id] = true;
        if ($item->title === '') {
            return $this->level($item->id, $level);
        }
        if ($level >= $this->maxLevels) {
            return [['item' => $item, 'children' => []], ...$this->level($item->id, $level)];
        }

        return [['item' => $item, 'children' => $this->level($item->id, $level + 1)]];
    }
}
