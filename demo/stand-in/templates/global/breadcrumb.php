<?php

declare(strict_types=1);
/**
 * The way here.
 *
 * @var list<array{string, string}> $breadcrumb
 * @var string $wrap_before
 * @var string $wrap_after
 * @var string $before
 * @var string $after
 * @var string $delimiter
 */
defined('ABSPATH') || exit;

if ([] === $breadcrumb) {
    return;
}
echo $wrap_before;
foreach ($breadcrumb as $index => [$name, $link]) {
    $isLast = count($breadcrumb) - 1 === $index;
    echo $before, '' === $link || $isLast ? esc_html($name) : '<a href="' . esc_url($link) . '">' . esc_html($name) . '</a>', $after, $isLast ? '' : $delimiter;
}
echo $wrap_after;
