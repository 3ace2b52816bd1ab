<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Blocks;

/** The blocks of the plugin. */
final class BlockList
{
    public const NAMESPACE = 'stallkeeper/';

    /** @var array<string, Block> by name */
    private readonly array $blocks;

    public function __construct(
        SearchBlock $search,
        ProductsBlock $products,
        BannerBlock $banner,
        CatalogBlock $catalog,
        PreferencesBlock $preferences,
    ) {
        $blocks = [];
        foreach ([$search, $products, $banner, $catalog, $preferences] as $block) {
            $blocks[self::NAMESPACE . $block->name()] = $block;
        }
        $this->blocks = $blocks;
    }

    /** @return array<string, Block> by name, such as `stallkeeper/search` */
    public function all(): array
    {
        return $this->blocks;
    }
}
