<nav class="woocommerce-breadcrumb" aria-label="Breadcrumb">
	<?php
    $last = array_pop($breadcrumb);
foreach ($breadcrumb as [$name, $link]) {
    echo '<a href="' . esc_url($link) . '">' . esc_html($name) . '</a>&nbsp;&#47;&nbsp;';
}
echo esc_html($last[0]);
?>
</nav>
