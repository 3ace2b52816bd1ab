<?php
/**
 * Title: A page of help
 * Slug: stallkeeper/help-page
 * Description: Delivery, returns, sizes and questions.
 * Categories: stallkeeper, text
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1200
 */

defined('ABSPATH') || exit;

foreach (['promises', 'delivery-costs', 'returns', 'size-guide', 'questions', 'contact'] as $part) {
    echo '<!-- wp:pattern {"slug":"stallkeeper/' . $part . '"} /-->' . "\n";
}
