<?php
/** The list begins; its class says how many stand in a row. */
defined('ABSPATH') || exit;
?>
<ul class="products columns-<?php echo esc_attr((string) wc_get_loop_prop('columns')); ?>">
