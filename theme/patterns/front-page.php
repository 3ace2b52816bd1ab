<?php
/**
 * Title: A whole shop front
 * Slug: stallkeeper/front-page
 * Description: All parts of a front page, to be filled.
 * Categories: stallkeeper, featured
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1200
 */

defined('ABSPATH') || exit;

foreach (['banner', 'promotions', 'categories', 'products', 'brands', 'widgets', 'latest'] as $part) {
    echo '<!-- wp:pattern {"slug":"stallkeeper/' . $part . '"} /-->' . "\n";
}
