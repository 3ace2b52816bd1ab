<?php
/**
 * Title: Latest posts
 * Slug: stallkeeper/latest
 * Description: The latest posts as cards.
 * Categories: stallkeeper, posts
 * Block Types: core/query
 * Viewport Width: 1200
 */

defined('ABSPATH') || exit;
?>
<!-- wp:group {"align":"wide","className":"front-section","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide front-section"><!-- wp:heading {"className":"front-section__title"} -->
<h2 class="wp-block-heading front-section__title"><?php esc_html_e('From the blog', 'stallkeeper'); ?></h2>
<!-- /wp:heading -->

<!-- wp:query {"query":{"perPage":6,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"exclude","inherit":false}} -->
<div class="wp-block-query"><!-- wp:post-template {"className":"cards"} -->
<!-- wp:group {"className":"card__inner","layout":{"type":"default"}} -->
<div class="wp-block-group card__inner"><!-- wp:post-featured-image {"sizeSlug":"stallkeeper-card","className":"card__picture"} /-->

<!-- wp:group {"className":"card__text","layout":{"type":"default"}} -->
<div class="wp-block-group card__text"><!-- wp:post-title {"level":3,"isLink":true,"className":"card__title"} /-->

<!-- wp:post-date {"className":"card__meta"} /--></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
<!-- /wp:post-template --></div>
<!-- /wp:query --></div>
<!-- /wp:group -->
