<?php

declare(strict_types=1);

/** The products of one term: the same page as the shop. */

defined('ABSPATH') || exit;

wc_get_template('archive-product.php');
