<?php
/**
 * Title: A page about the shop
 * Slug: stallkeeper/about-page
 * Description: Story, steps, people and pictures.
 * Categories: stallkeeper, about
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1200
 */

defined('ABSPATH') || exit;

foreach (['media-text', 'steps', 'team', 'gallery', 'testimonials', 'contact'] as $part) {
    echo '<!-- wp:pattern {"slug":"stallkeeper/' . $part . '"} /-->' . "\n";
}
