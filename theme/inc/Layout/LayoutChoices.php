<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Layout;

/**
 * The choices of the layout that are a class of the body. The first of each is the default, which has no class and no
 * rules in layout.css.
 */
final class LayoutChoices
{
    public const HEADER = 'header_layout';
    public const SEARCH = 'header_search_form';
    public const STICKY_PART = 'sticky_header_part';
    public const CATALOG_SIDE = 'catalog_column_side';
    public const GALLERY_SIDE = 'product_gallery_side';
    public const POSTS = 'post_list_layout';

    /** Value of POSTS for lists with whole posts, which have other markup. */
    public const FULL_POSTS = 'full';

    /** Setting => value => class of the body. */
    public const CLASSES = [
        self::HEADER => ['left' => '', 'centered' => 'has-header-centered', 'row' => 'has-header-row'],
        self::SEARCH => ['open' => '', 'icon' => 'has-search-icon'],
        self::STICKY_PART => ['menu' => '', 'whole' => 'has-sticky-whole'],
        self::CATALOG_SIDE => ['start' => '', 'end' => 'has-catalog-end'],
        self::GALLERY_SIDE => ['start' => '', 'end' => 'has-gallery-end'],
        self::POSTS => ['cards' => '', 'rows' => 'has-post-rows', self::FULL_POSTS => 'has-full-posts'],
    ];

    /** Settings that a reload of the page shows, because the markup differs. */
    public const NOT_LIVE = [self::POSTS];
}
