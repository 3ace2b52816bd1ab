<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

use Stallkeeper\Theme\Assets\Assets;
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

    public function __construct(private readonly Assets $assets, private readonly ShopStyles $shopStyles) {}

    /** Hook: `after_setup_theme`. */
    public function addEditorStyle(): void
    {
        add_editor_style(self::STYLE);
    }

    /** Hook: `wp_enqueue_scripts`, after the theme's own stylesheet. */
    public function enqueueStyles(): void
    {
        $isInContent = $this->contentHasPart();
        if (is_front_page() || $isInContent) {
            wp_enqueue_style(
                'stallkeeper-front',
                get_theme_file_uri(self::STYLE),
                ['stallkeeper'],
                $this->assets->version(self::STYLE),
            );
        }
        // The sections of the front page are rendered by now and have requested the shop styles (ProductTile.php).
        if (function_exists('WC') && ($isInContent || is_active_widget(false, false, ProductsWidget::ID) !== false)) {
            $this->shopStyles->enqueue();
        }
    }

    private function contentHasPart(): bool
    {
        $post = get_queried_object();

        return $post instanceof WP_Post && preg_match(self::PARTS, $post->post_content) === 1;
    }
}
