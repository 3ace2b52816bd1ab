<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

/** The front page: what an owner chooses for it, its pictures, its styles, and its parts in other pages. */
final class FrontPage
{
    private const FEATURES = [CustomizerPanel::class, ImageFormat::class, Styles::class, SectionContent::class, ListCache::class];

    public function addHooks(): void
    {
        foreach (self::FEATURES as $feature) {
            (new $feature())->addHooks();
        }
        add_action('init', static function (): void {
            register_block_pattern_category('stallkeeper', ['label' => __('Shop front', 'stallkeeper')]);
        });
    }
}
