<?php
/**
 * The front page's h1. The page's own name ("Home") tells a visitor nothing; the shop's line does.
 */

defined('ABSPATH') || exit;

$tagline = get_bloginfo('description', 'display');
$name = get_option('show_on_front') === 'page' ? get_the_title((int) get_option('page_on_front')) : get_bloginfo('name', 'display');
?>
<h1 class="front__title"><?php echo wp_kses_post($tagline !== '' ? $tagline : $name); ?></h1>
<?php
