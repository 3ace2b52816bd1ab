<?php
/** Breadcrumb. */

if ([] === $breadcrumb) {
    return;
}
echo $wrap_before;
foreach ($breadcrumb as $index => [$name, $link]) {
    $isLast = count($breadcrumb) - 1 === $index;
    echo $before, '' === $link || $isLast ? esc_html($name) : '<a href="' . esc_url($link) . '">' . esc_html($name) . '</a>', $after, $isLast ? '' : $delimiter;
}
echo $wrap_after;
