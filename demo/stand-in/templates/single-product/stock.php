<?php
/**
 * Whether there are any.
 *
 * @var string $availability
 * @var string $class
 */
defined('ABSPATH') || exit;
?>
<p class="stock <?php echo esc_attr($class); ?>"><?php echo wp_kses_post($availability); ?></p>
