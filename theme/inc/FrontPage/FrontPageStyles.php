<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

use Stallkeeper\Theme\Assets\Assets;
use Stallkeeper\Theme\Assets\PageBlocks;
use Stallkeeper\Theme\Shop\ShopStyles as ShopStyles;
use Stallkeeper\Theme\Widgets\ProductsWidget;
use WP_Post;

/**
 * Enqueues the styles of front page sections in the head of every page that has one. Later styles would cause a layout
 * shift.
 */
final class FrontPageStyles
{
    private const STYLE = 'build/front.css';

    /** Detects a section by its class, or a pattern that the page references. */
    private const PARTS = '~class="[^"]*\b(?:shop-section|front-section|shop-slider-banner|shop-slider-brand)\b|<!-- wp:pattern \{"slug":"stallkeeper/~';

    /** Blocks of the plugin that are printed as sections, or with styles of the same file. */
    private const BLOCKS = ['stallkeeper/products', 'stallkeeper/banner', 'stallkeeper/catalog'];

    private const PRODUCTS = 'stallkeeper/products';

    public function __construct(
        private readonly Assets $assets,
        private readonly ShopStyles $shopStyles,
        private readonly PageBlocks $blocks,
    ) {}

    /** Hook: `after_setup_theme`. */
    public function addEditorStyle(): void
    {
        // The preview of the block with products shows them as lists of the shop.
        add_editor_style(function_exists('WC') ? [ShopStyles::STYLE, self::STYLE] : self::STYLE);
    }

    /** Hook: `wp_enqueue_scripts`, after the theme's own stylesheet. */
    public function enqueueStyles(): void
    {
        $isInContent = $this->contentHasPart();
        $blocks = $this->blocks->inContent() + $this->blocks->inWidgets();
        if (is_front_page() || $isInContent || array_intersect_key($blocks, array_flip(self::BLOCKS)) !== []) {
            $this->enqueueFront();
        }
        // The sections of the front page are rendered by now and have requested the shop styles (ProductTile.php).
        $hasProducts =
            $isInContent ||
            isset($blocks[self::PRODUCTS]) ||
            is_active_widget(false, false, ProductsWidget::ID) !== false;
        if (function_exists('WC') && $hasProducts) {
            $this->shopStyles->enqueue();
        }
    }

    /** Enqueues the styles of the sections. After the head, they are printed late. */
    public function enqueueFront(): void
    {
        $this->assets->enqueueForContent('stallkeeper-front', self::STYLE);
    }

    private function contentHasPart(): bool
    {
        $post = get_queried_object();

        return $post instanceof WP_Post && preg_match(self::PARTS, $post->post_content) === 1;
    }
}
