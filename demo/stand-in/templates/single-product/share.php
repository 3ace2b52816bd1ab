<?php

declare(strict_types=1);
/** A place for buttons that share. */
defined('ABSPATH') || exit;

do_action('woocommerce_share');
