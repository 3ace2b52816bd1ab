<?php
/** The h1 of the front page: the tagline, because the title of the page is usually just "Home". */

defined('ABSPATH') || exit;

$tagline = get_bloginfo('description', 'display');
$name =
    get_option('show_on_front') === 'page'
        ? get_the_title((int) get_option('page_on_front'))
        : get_bloginfo('name', 'display');
?>
<h1 class="front__title"><?php echo wp_kses_post($tagline !== '' ? $tagline : $name); ?></h1>
<?php
