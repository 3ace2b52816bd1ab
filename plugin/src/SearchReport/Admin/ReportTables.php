<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport\Admin;

use Stallkeeper\Tools\OwnerMenu\QueryActions;
use Stallkeeper\Tools\SearchReport\ReportKind;
use Stallkeeper\Tools\SearchReport\ReportReader;

/**
 * Prints the tables of the search report: queries, queries without results, selected results.
 *
 * @phpstan-import-type Row from ReportReader
 */
final class ReportTables
{
    public function __construct(private readonly ReportReader $reader, private readonly QueryActions $actions) {}

    /** @param int $period number of days */
    public function print(int $period): void
    {
        $this->printTable(
            'queries',
            __('Queries', 'stallkeeper-tools'),
            '',
            [
                __('Query', 'stallkeeper-tools'),
                __('Searches', 'stallkeeper-tools'),
                __('Without results', 'stallkeeper-tools'),
                __('Actions', 'stallkeeper-tools'),
            ],
            $this->reader->top(null, $period, ReportReader::SHOWN),
            fn(array $row): array => [
                self::query($row),
                self::count($row['total']),
                self::count($row['empty']),
                $this->actions->html($row['query']),
            ],
        );
        $this->printTable(
            'no-results',
            __('Queries without results', 'stallkeeper-tools'),
            __(
                'Add a synonym so that the query finds products with another word, pin a product to the query, or create a redirect to a page.',
                'stallkeeper-tools',
            ),
            [__('Query', 'stallkeeper-tools'), __('Searches', 'stallkeeper-tools'), __('Actions', 'stallkeeper-tools')],
            $this->reader->top(ReportKind::Empty, $period, ReportReader::SHOWN),
            fn(array $row): array => [
                self::query($row),
                self::count($row['total']),
                $this->actions->html($row['query']),
            ],
        );
        $this->printTable(
            'selections',
            __('Selected results', 'stallkeeper-tools'),
            __(
                'Results that visitors have opened. They are counted only with the visitor’s consent.',
                'stallkeeper-tools',
            ),
            [
                __('Query', 'stallkeeper-tools'),
                __('Selections', 'stallkeeper-tools'),
                __('Result', 'stallkeeper-tools'),
            ],
            $this->reader->top(ReportKind::Selection, $period, ReportReader::SHOWN),
            static fn(array $row): array => [self::query($row), self::count($row['total']), self::post($row['post'])],
        );
    }

    /**
     * @param string $name part of the ID of the heading
     * @param list<string> $heads
     * @param list<Row> $rows
     * @param callable(Row): list<string> $cells returns HTML
     */
    private function printTable(
        string $name,
        string $title,
        string $help,
        array $heads,
        array $rows,
        callable $cells,
    ): void {
        $id = "stallkeeper-$name";
        printf('<h2 id="%s">%s</h2>', esc_attr($id), esc_html($title));
        if ($help !== '') {
            printf('<p>%s</p>', esc_html($help));
        }
        if ($rows === []) {
            printf('<p>%s</p>', esc_html__('None in this date range.', 'stallkeeper-tools'));
            return;
        }
        printf(
            '<table class="widefat striped" style="max-width: 50rem" aria-labelledby="%s"><thead><tr>',
            esc_attr($id),
        );
        foreach ($heads as $head) {
            printf('<th scope="col">%s</th>', esc_html($head));
        }
        echo '</tr></thead><tbody>';
        foreach ($rows as $row) {
            $html = $cells($row);
            // All cells are escaped.
            printf('<tr><th scope="row">%s</th><td>%s</td></tr>', array_shift($html), implode('</td><td>', $html));
        }
        echo '</tbody></table>';
    }

    /**
     * @param Row $row
     *
     * @return string HTML
     */
    private static function query(array $row): string
    {
        return $row['query'] === ''
            ? '<em>' . esc_html__('Other queries, whose text is not stored', 'stallkeeper-tools') . '</em>'
            : '<span dir="auto">' . esc_html($row['query']) . '</span>';
    }

    /** @return string HTML */
    private static function count(int $count): string
    {
        return esc_html(number_format_i18n($count));
    }

    /** @return string HTML */
    private static function post(int $id): string
    {
        $address = get_post_status($id) === 'publish' ? get_permalink($id) : false;
        $text = esc_html(ReportFile::title($id));

        return is_string($address) ? sprintf('<a href="%s">%s</a>', esc_url($address), $text) : $text;
    }
}
