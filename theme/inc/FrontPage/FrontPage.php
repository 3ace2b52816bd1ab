<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

/**
 * Registers the hooks of the front page: settings, image formats, styles, sections in other pages, and the list cache.
 */
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
