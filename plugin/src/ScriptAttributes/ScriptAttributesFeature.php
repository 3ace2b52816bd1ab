<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\ScriptAttributes;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Attributes that call scripts are removed from content of authors without `unfiltered_html`. */
final class ScriptAttributesFeature extends Feature
{
    /** Filters for content without a known author, and for content that KSES filters for every author. */
    private const UNTRUSTED = [
        'comment_text',
        'get_comment_text',
        'get_comment_excerpt',
        'term_description',
        'widget_text',
        'widget_text_content',
        'widget_custom_html_content',
        'widget_block_content',
        'render_block_core/footnotes',
    ];

    public function addHooks(Hooks $hooks): void
    {
        // After WordPress has filtered the attributes of blocks.
        $hooks->add('pre_kses', [KsesFilter::class, 'removeScriptAttributes'], PHP_INT_MAX, 3);
        $hooks->add('register_block_type_args', [SyncedPatterns::class, 'wrapRenderCallback'], 10, 2);
        // Priority 1: before blocks and shortcodes are rendered.
        foreach (self::UNTRUSTED as $filter) {
            $hooks->add($filter, [StoredContent::class, 'removeScriptAttributes'], 1);
        }
        $hooks->add('the_content', [StoredContent::class, 'filterContent'], 1);
        $hooks->add('get_the_excerpt', [StoredContent::class, 'filterPostText'], 1, 2);
        $hooks->add('wp_get_attachment_caption', [StoredContent::class, 'filterPostText'], 1, 2);
        $hooks->add('woocommerce_short_description', [StoredContent::class, 'filterShortDescription'], 1);
        $hooks->add('get_the_author_description', [StoredContent::class, 'filterAuthorDescription'], 1, 2);
        $hooks->add('do_shortcode_tag', [StoredContent::class, 'filterGallery'], 1, 2);
    }
}
