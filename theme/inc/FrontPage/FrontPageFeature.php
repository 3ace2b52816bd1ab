<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** The sections of the front page. */
final class FrontPageFeature extends Feature
{
    /** Changes after which lists of products may contain others. */
    private const LIST_CHANGES = [
        'clean_post_cache',
        'clean_term_cache',
        'set_object_terms',
        'switch_theme',
        'customize_save_after',
        'woocommerce_delete_product_transients',
    ];

    public function addHooks(Hooks $hooks): void
    {
        // After the styles of the shop at 21.
        $hooks->add('wp_enqueue_scripts', [FrontPageStyles::class, 'enqueueStyles'], 22);
        $hooks->add('after_setup_theme', [FrontPageStyles::class, 'addEditorStyle']);
        $hooks->add('render_block_core/html', [SectionContent::class, 'replaceSection']);
        $hooks->add('stallkeeper_block_products', [BlockSections::class, 'renderProducts'], 10, 2);
        $hooks->add('stallkeeper_block_banner', [BlockSections::class, 'renderBanner'], 10, 2);
        $hooks->add('attachment_fields_to_edit', [ImageFocus::class, 'addFields'], 10, 2);
        $hooks->add('attachment_fields_to_save', [ImageFocus::class, 'save'], 10, 2);
        foreach (self::LIST_CHANGES as $change) {
            $hooks->add($change, [ListCache::class, 'deleteCache'], 10, 0);
        }
        // Before the page is printed.
        $hooks->add('get_header', [ListCache::class, 'loadPage'], 10, 0);
        $hooks->addIfCreated('shutdown', [ListCache::class, 'rememberPage']);
    }
}
