<?php

declare(strict_types=1);
/** The name. */
defined('ABSPATH') || exit;

the_title('<h1 class="product_title entry-title">', '</h1>');
