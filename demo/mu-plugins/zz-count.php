<?php
add_action('shutdown', function () { if (empty($_SERVER['HTTP_X_COUNT'])) return;
 $f = array_filter(get_included_files(), fn($x) => str_contains($x, '/rooms/theme/') || str_contains($x, '/rooms/php-render/'));
 $l=[]; foreach ($f as $x) $l[] = preg_replace('~.*/rooms/~','',$x); sort($l);
 file_put_contents('/tmp/t16count-' . basename($_SERVER['HTTP_X_COUNT']), implode("\n",$l)."\n"); }, PHP_INT_MAX);
