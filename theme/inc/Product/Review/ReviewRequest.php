<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product\Review;

use Stallkeeper\Render\Http\Input;

/** Which reviews the visitor asks for, by parameters of the URL. An invalid value is the default. */
final class ReviewRequest
{
    public const STARS = 'review_stars';
    public const SORT = 'review_sort';
    public const PAGE = 'review_page';

    /** The first is the default. */
    public const SORTS = ['newest', 'oldest', 'highest', 'lowest'];

    private const MAX_PAGE = 100_000;

    /**
     * @param int $stars 1 to 5; 0 for all
     * @param value-of<self::SORTS> $sort
     */
    private function __construct(public readonly int $stars, public readonly string $sort, public readonly int $page) {}

    public static function fromQuery(Input $query): self
    {
        $stars = $query->text(self::STARS, 1);
        $sort = array_search($query->text(self::SORT, 10), self::SORTS, true);

        return new self(
            in_array($stars, ['1', '2', '3', '4', '5'], true) ? (int) $stars : 0,
            self::SORTS[$sort === false ? 0 : $sort],
            $query->integer(self::PAGE, 1, self::MAX_PAGE, 1),
        );
    }

    public function isDefault(): bool
    {
        return $this->stars === 0 && $this->sort === self::SORTS[0] && $this->page === 1;
    }

    /** @return array<string, string> parameters, without those that have their default */
    public function parameters(): array
    {
        return array_filter([
            self::STARS => $this->stars === 0 ? '' : (string) $this->stars,
            self::SORT => $this->sort === self::SORTS[0] ? '' : $this->sort,
            self::PAGE => $this->page === 1 ? '' : (string) $this->page,
        ]);
    }

    /** @param int $stars 0 for all */
    public function withStars(int $stars): self
    {
        return new self($stars, $this->sort, 1);
    }

    public function withPage(int $page): self
    {
        return new self($this->stars, $this->sort, $page);
    }
}
