<?php
/** The template for pages. */

defined('ABSPATH') || exit;

get_header();
?>
<main id="main" class="main" tabindex="-1">
	<?php
    while (have_posts()) {
        the_post();
        get_template_part('parts/entry');
        comments_template();
    }
?>
</main>
<?php
get_footer();
