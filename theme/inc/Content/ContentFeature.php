<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Content;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Posts, comments, images and tables. */
final class ContentFeature extends Feature
{
    /**
     * Filters of texts that authors write with tables or code. WooCommerce also applies its own to the descriptions of
     * categories and of the shop page. `widget_text` is for text widgets of old WordPress versions and for HTML
     * widgets.
     */
    private const TABLES = [
        'the_content',
        'widget_text',
        'widget_text_content',
        'widget_block_content',
        'term_description',
        'get_the_archive_description',
        'woocommerce_short_description',
    ];
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('the_title', [UntitledPosts::class, 'replaceEmptyTitle'], 10, 2);
        add_filter('get_the_archive_title_prefix', '__return_empty_string');
        foreach (self::TABLES as $filter) {
            // Run after blocks (9), paragraphs (10) and shortcodes (11).
            $hooks->add($filter, [ScrollableTables::class, 'makeScrollable'], 20);
        }
        $hooks->add('wp_get_attachment_image_attributes', [CroppedImages::class, 'removeAutoSizes'], 10, 3);
        $hooks->add('render_block_core/paragraph', [Countdown::class, 'replaceDate'], 10, 2);
        $hooks->add('comments_template_query_args', [CommentQuery::class, 'loadAtOnce']);
        $hooks->add('image_editor_output_format', [ImageFormat::class, 'chooseFormat']);
        $hooks->add('after_setup_theme', [ImageFormat::class, 'addImageSizes']);
    }
}
