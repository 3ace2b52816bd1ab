<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

use Stallkeeper\Render\Http\Input;

/** What a banner shows. */
final class BannerChoice
{
    private const MAX_SLIDES = 12;

    /**
     * @param string $source products, posts or pages
     * @param int $productCategory term ID; 0 for featured products
     * @param int $category term ID of a category of posts; 0 for all
     * @param list<int> $pages IDs in the order of the slides
     */
    private function __construct(
        public readonly string $source,
        public readonly int $productCategory,
        public readonly int $category,
        public readonly int $count,
        public readonly array $pages,
    ) {}

    /** The choice of the Customizer. */
    public static function fromSettings(FrontPageSettings $settings): self
    {
        return new self(
            $settings->text('banner_source'),
            $settings->number('banner_product_category'),
            $settings->number('banner_category'),
            $settings->number('banner_count'),
            self::ids(static fn(int $i): int => $settings->number("banner_page_{$i}")),
        );
    }

    /** The choice of a block: `source`, `productCategory`, `category`, `count`, `page1` and the following. */
    public static function fromBlock(Input $values): self
    {
        return new self(
            $values->text('source'),
            max(0, $values->number('productCategory')),
            max(0, $values->number('category')),
            $values->integer('count', 1, self::MAX_SLIDES, 3),
            self::ids(static fn(int $i): int => max(0, $values->number("page{$i}"))),
        );
    }

    /**
     * @param callable(int): int $page returns the ID of a page by its number from 1; 0 for none
     * @return list<int>
     */
    private static function ids(callable $page): array
    {
        return array_values(array_unique(array_filter(array_map($page, range(1, FrontPageSchema::BANNER_PAGES)))));
    }
}
