<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Widget;

/**
 * Numbers the search widgets of one page. URL parameters contain the number, so a widget keeps it even if a plugin
 * renders the same content twice.
 */
final class WidgetNumbers
{
    /** Maximum number of widgets per page, including the one of the results page. */
    public const MAX = 10;

    private int $count = 0;

    /** @var array<string, int> number of widgets before a piece of the page, by its key */
    private array $before = [];

    /**
     * @param string $key key of a piece of the page: the same for the same HTML of the same post
     * @param int $count number of widgets in it
     * @return list<int> numbers of its widgets, from 1; fewer than $count if the page has reached the maximum
     */
    public function forPiece(string $key, int $count): array
    {
        $before = $this->before[$key] ??= $this->count;
        $this->count = max($this->count, $before + $count);
        $last = min($before + $count, is_search() ? self::MAX - 1 : self::MAX);

        return $last > $before ? range($before + 1, $last) : [];
    }

    /** @return int|null number of another widget; null if the page has reached the maximum */
    public function next(): ?int
    {
        return $this->forPiece('one widget after ' . $this->count, 1)[0] ?? null;
    }
}
