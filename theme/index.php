<?php

declare(strict_types=1);

get_header();
?>
<main id="main">
<?php
while (have_posts()) {
    the_post();
    the_title('<h2>', '</h2>');
    the_content();
}
?>
</main>
<?php
get_footer();
