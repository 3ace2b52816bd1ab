<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Assets;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Styles and scripts of all pages. */
final class AssetsFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        add_filter('should_load_separate_core_block_assets', '__return_true');
        $hooks->add('wp_enqueue_scripts', [Assets::class, 'enqueueStyle']);
        $hooks->add('wp_enqueue_scripts', [Assets::class, 'enqueueCommentStyle']);
        $hooks->add('wp_enqueue_scripts', [Assets::class, 'enqueueCommentReply']);
        $hooks->add('wp_head', [Assets::class, 'printDefaultIcon']);
        $hooks->add('wp_head', [ContentAssets::class, 'moveFromHead'], 7);
        $hooks->add('comments_template', [ContentAssets::class, 'printForComments']);
        $hooks->add('dynamic_sidebar_before', [ContentAssets::class, 'printForWidgets']);
        // Before WordPress prints late stylesheets at 20.
        $hooks->add('wp_footer', [ContentAssets::class, 'enqueueRest'], 1);

        $hooks->add('wp_enqueue_scripts', [BlockStyles::class, 'enqueueBlockStyles']);
        // Before WordPress prints the head's styles at priority 8. It would collect the same styles again for the
        // footer.
        add_action('wp_head', 'wp_enqueue_global_styles', 7);
        remove_action('wp_footer', 'wp_enqueue_global_styles', 1);
        $hooks->add('wp_head', [BlockStyles::class, 'rememberPrinted'], 9);
        $hooks->add('wp_footer', [BlockStyles::class, 'printLateInlineStyles'], 19);
        $hooks->add('pre_get_posts', [BlockStyles::class, 'skipUserStyles']);
        $hooks->add('posts_pre_query', [BlockStyles::class, 'answerUserStyles'], 10, 2);

        $hooks->add('init', [DisableEmoji::class, 'removeEmoji']);
    }
}
