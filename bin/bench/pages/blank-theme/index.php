<?php

/** Every page: the head, the posts of the main query, the footer. */

declare(strict_types=1) ?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head><?php wp_head(); ?></head>
<body <?php body_class(); ?>>
<?php
while (have_posts()) {
    the_post();
    the_title('<h2>', '</h2>');
    is_singular() ? the_content() : the_excerpt();
}
wp_footer();
?>
</body>
</html>
