<?php

declare(strict_types=1);
/** The theme's sidebar of the shop. */
defined('ABSPATH') || exit;

get_sidebar('shop');
