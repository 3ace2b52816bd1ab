<?php
/**
 * Title: Banner
 * Slug: stallkeeper/banner
 * Description: A slider of pictures with words beside them. Each group inside is a slide.
 * Categories: stallkeeper, banner
 * Keywords: slider, carousel, hero
 * Viewport Width: 1200
 */

defined('ABSPATH') || exit;

$slides = [
    [
        'bowl',
        __('Bowls from clay with a postcode', 'stallkeeper'),
        __('Thrown by hand, glazed in ash, and round enough to be stacked.', 'stallkeeper'),
        __('See the bowls', 'stallkeeper'),
    ],
    [
        'kettle',
        __('A kettle for the next twenty years', 'stallkeeper'),
        __('Copper that may darken as it likes, with a handle that stays cool.', 'stallkeeper'),
        __('See the kettles', 'stallkeeper'),
    ],
    [
        'basket',
        __('Baskets, judged by their bottoms', 'stallkeeper'),
        __('Willow from the river, woven in the winter when there is time.', 'stallkeeper'),
        __('See the baskets', 'stallkeeper'),
    ],
];
?>
<!-- wp:group {"align":"wide","className":"shop-slider shop-slider-banner","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide shop-slider shop-slider-banner"><?php foreach ($slides as [$picture, $title, $text, $action]) { ?><!-- wp:group {"className":"banner-slide","layout":{"type":"default"}} -->
<div class="wp-block-group banner-slide"><!-- wp:image {"sizeSlug":"large","className":"banner-slide__picture"} -->
<figure class="wp-block-image size-large banner-slide__picture"><img
	src="<?php echo esc_url(get_theme_file_uri("assets/patterns/{$picture}.svg")); ?>" alt=""/></figure>
<!-- /wp:image -->

<!-- wp:group {"className":"banner-slide__text","layout":{"type":"default"}} -->
<div class="wp-block-group banner-slide__text"><!-- wp:heading {"className":"banner-slide__title"} -->
<h2 class="wp-block-heading banner-slide__title"><?php echo esc_html($title); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"className":"banner-slide__words"} -->
<p class="banner-slide__words"><?php echo esc_html($text); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"
	href="<?php echo esc_url(home_url('/')); ?>"><?php echo esc_html($action); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:group --><?php } ?></div>
<!-- /wp:group -->
