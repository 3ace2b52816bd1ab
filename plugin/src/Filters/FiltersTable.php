<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Filters;

use Stallkeeper\Render\Settings\SelectOptions;
use Stallkeeper\Tools\Search\Filters\ProductFilters;
use Stallkeeper\Tools\Search\Filters\ProductFilterSettings;

/**
 * Prints the form fields of the product filters, one row per filter.
 *
 * @phpstan-import-type Choice from ProductFilterSettings
 */
final class FiltersTable
{
    /**
     * @param array<string, Choice> $choices by key, in their order
     * @param array<string, string> $titles default titles by key
     */
    public function print(array $choices, array $titles): void
    {
        echo '<table class="widefat striped" style="max-width: 60rem"><thead><tr>';
        foreach (
            [
                __('Filter', 'stallkeeper-tools'),
                __('Show', 'stallkeeper-tools'),
                __('Position', 'stallkeeper-tools'),
                __('Title', 'stallkeeper-tools'),
                __('Sort values', 'stallkeeper-tools'),
            ]
            as $head
        ) {
            echo '<th scope="col">', esc_html($head), '</th>';
        }
        echo '</tr></thead><tbody>';
        foreach (array_keys($choices) as $i => $key) {
            $this->printRow($key, $i + 1, $choices[$key], $titles[$key] ?? $key);
        }
        echo '</tbody></table>';
    }

    /** @param Choice $choice */
    private function printRow(string $key, int $position, array $choice, string $title): void
    {
        $name = static fn(string $field): string => esc_attr("filter[$key][$field]");
        $hasValues = $key !== ProductFilters::PRICE;
        printf(
            '<tr><th scope="row">%s</th><td><input type="checkbox" name="%s" value="1" aria-label="%s"%s></td><td><input class="small-text" type="number" min="1" max="%d" name="%s" value="%d" aria-label="%s"></td><td>%s</td><td>%s</td></tr>',
            esc_html($title),
            $name('isShown'),
            /* translators: %s: title of a filter */
            esc_attr(sprintf(__('Show “%s”', 'stallkeeper-tools'), $title)),
            $choice['isShown'] ? ' checked' : '',
            FiltersForm::MAX_POSITION,
            $name('position'),
            (int) $position,
            /* translators: %s: title of a filter */
            esc_attr(sprintf(__('Position of “%s”', 'stallkeeper-tools'), $title)),
            $hasValues
                ? sprintf(
                    '<input name="%s" value="%s" placeholder="%s" maxlength="%d" aria-label="%s">',
                    $name('title'),
                    esc_attr($choice['title']),
                    esc_attr($title),
                    ProductFilterSettings::MAX_TITLE,
                    /* translators: %s: title of a filter */
                    esc_attr(sprintf(__('Title of “%s”', 'stallkeeper-tools'), $title)),
                )
                : '',
            $hasValues ? self::orders($name('order'), $choice['order'], $title) : '',
        );
    }

    /** @param string $name escaped name of the field */
    private static function orders(string $name, string $chosen, string $title): string
    {
        $orders = [
            'count' => __('Most products first', 'stallkeeper-tools'),
            'name' => __('A to Z', 'stallkeeper-tools'),
            'last' => __('Z to A', 'stallkeeper-tools'),
        ];
        $options = SelectOptions::html($orders, $chosen);

        return sprintf(
            '<select name="%s" aria-label="%s">%s</select>',
            $name,
            /* translators: %s: title of a filter */
            esc_attr(sprintf(__('Sort the values of “%s”', 'stallkeeper-tools'), $title)),
            $options,
        );
    }
}
