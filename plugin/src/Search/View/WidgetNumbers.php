<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\View;

/**
 * Numbers the search widgets of one page. A number makes the names of a widget's parameters in the address, so a widget
 * keeps it when a plugin runs the same content twice.
 */
final class WidgetNumbers
{
    /** Finished widgets of one page, the results page's own included. */
    public const MAX = 10;

    private int $count = 0;

    /** @var array<string, int> widgets before a piece of the page, by its key */
    private array $before = [];

    /**
     * @param string $key of a piece of the page: the same for the same HTML of the same post
     * @param int $count how many widgets it holds
     * @return list<int> a number for each widget from the first on, from 1; shorter than $count where the page is full
     */
    public function forPiece(string $key, int $count): array
    {
        $before = $this->before[$key] ??= $this->count;
        $this->count = max($this->count, $before + $count);
        $last = min($before + $count, is_search() ? self::MAX - 1 : self::MAX);

        return $last > $before ? range($before + 1, $last) : [];
    }

    /** @return int|null the number of one more widget; null where the page is full */
    public function next(): ?int
    {
        return $this->forPiece('one widget after ' . $this->count, 1)[0] ?? null;
    }
}
