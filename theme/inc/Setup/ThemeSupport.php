<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Setup;

/** Declares what the theme supports, its menus and its image sizes. */
final class ThemeSupport
{
    /** Width of embeds in pixels, about that of the text column (--stallkeeper-width-text). */
    private const CONTENT_WIDTH = 720;

    public const CARD_IMAGE = 'stallkeeper-card';

    public const SMALL_CARD_IMAGE = 'stallkeeper-card-small';

    /**
     * Name => [width, height] of cropped images. Both have the cards' aspect ratio of 3:2, so that srcset can include
     * both.
     */
    private const IMAGE_SIZES = [
        self::CARD_IMAGE => [720, 480],
        self::SMALL_CARD_IMAGE => [390, 260],
    ];

    private const HTML5 = [
        'search-form',
        'comment-form',
        'comment-list',
        'gallery',
        'caption',
        'style',
        'script',
        'navigation-widgets',
    ];

    private const POST_FORMATS = ['aside', 'audio', 'chat', 'gallery', 'image', 'link', 'quote', 'status', 'video'];

    /** Hook: `after_setup_theme`. */
    public function addThemeSupport(): void
    {
        $GLOBALS['content_width'] ??= self::CONTENT_WIDTH;
        load_theme_textdomain('stallkeeper', get_template_directory() . '/languages');
        add_theme_support('title-tag');
        add_theme_support('automatic-feed-links');
        add_theme_support('html5', self::HTML5);
        add_theme_support('post-formats', self::POST_FORMATS);
        add_theme_support('post-thumbnails');
        add_theme_support('custom-logo', ['width' => 240, 'height' => 80, 'flex-width' => true, 'flex-height' => true]);
        add_theme_support('align-wide');
        add_theme_support('responsive-embeds');
        add_theme_support('customize-selective-refresh-widgets');
        // search.php calls the action stallkeeper_search_results.
        add_theme_support('stallkeeper-search-results');
        // header.php and footer.php call the actions stallkeeper_before_header and stallkeeper_footer.
        add_theme_support('stallkeeper-places');
        // theme.json enables block templates, and WordPress then queries the database for one on every page. The theme
        // uses PHP templates.
        remove_theme_support('block-templates');
        foreach (self::IMAGE_SIZES as $name => [$width, $height]) {
            add_image_size($name, $width, $height, true);
        }
    }

    /** Hook: `after_setup_theme`. */
    public function registerMenus(): void
    {
        register_nav_menus([
            'top-menu' => __('Top bar', 'stallkeeper'),
            'primary' => __('Main menu', 'stallkeeper'),
            'catalog-menu' => __('Catalog', 'stallkeeper'),
            'social-link' => __('Social links', 'stallkeeper'),
            'footer-menu' => __('Footer columns', 'stallkeeper'),
            'legal-menu' => __('Legal links in the footer', 'stallkeeper'),
        ]);
    }
}
