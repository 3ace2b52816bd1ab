<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

use Stallkeeper\Theme\Assets\Assets;
use Stallkeeper\Theme\Assets\ContentAssets;
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
        $inContent = $this->blocks->inContent();
        $inWidgets = $this->blocks->inWidgets();
        $isInContent = $this->contentHasPart();
        if (is_front_page() || $isInContent || array_intersect_key($inContent, array_flip(self::BLOCKS)) !== []) {
            $this->enqueueFront();
        } elseif (array_intersect_key($inWidgets, array_flip(self::BLOCKS)) !== []) {
            $this->enqueueFront(ContentAssets::placeForWidgets());
        }
        if (!function_exists('WC')) {
            return;
        }
        // The sections of the front page are rendered by now and have requested the shop styles (ProductTile.php).
        if ($isInContent || isset($inContent[self::PRODUCTS])) {
            $this->shopStyles->enqueue();
        } elseif (isset($inWidgets[self::PRODUCTS]) || is_active_widget(false, false, ProductsWidget::ID) !== false) {
            $this->shopStyles->enqueue(ContentAssets::placeForWidgets());
        }
    }

    /**
     * Enqueues the styles of the sections. After the head, they are printed late.
     *
     * @param string $place as in {@see Assets::enqueueForContent}
     */
    public function enqueueFront(string $place = ContentAssets::CONTENT): void
    {
        $this->assets->enqueueForContent('stallkeeper-front', self::STYLE, place: $place);
    }

    private function contentHasPart(): bool
    {
        $post = get_queried_object();

        return $post instanceof WP_Post && preg_match(self::PARTS, $post->post_content) === 1;
    }
}
