<?php

declare(strict_types=1);
if (!empty($_SERVER['HTTP_X_NOWC'])) {
    add_filter('option_active_plugins', fn($p) => array_values(array_filter((array) $p, fn($x) => !str_contains(strtolower($x), 'stand-in'))));
}
