<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Orders;

use Stallkeeper\Tools\Orders\CountedOrders;
use Stallkeeper\Tools\OwnerMenu\Overview;
use Stallkeeper\Tools\OwnerMenu\OverviewBox;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\Search\Records\DatabaseError;

/** Box of the overview: the sources with the most orders in the last seven days. */
final class SourceBox
{
    private const DAYS = 7;

    /** Number of sources in the box. */
    private const SHOWN = 5;

    /** Maximum number of orders that the overview reads; the newest count. */
    private const MAX_ORDERS = 400;

    public function __construct(private readonly ReportBuilder $reports, private readonly ReportPage $page) {}

    /** Hook: `stallkeeper_overview`. */
    public function addBox(Overview $overview): void
    {
        if (current_user_can($this->page->capability())) {
            $overview->add(
                new OverviewBox(
                    'order-sources',
                    __('Orders by source', 'stallkeeper-tools'),
                    40,
                    $this->print(...),
                    OwnerMenu::address(ReportPage::SLUG, ['days' => self::DAYS]),
                    __('Open order attribution', 'stallkeeper-tools'),
                ),
            );
        }
    }

    /** @throws DatabaseError if the orders cannot be read */
    private function print(): void
    {
        $errors = CountedOrders::countErrors();
        $report = $this->reports->build(self::DAYS, self::MAX_ORDERS);
        if (CountedOrders::countErrors() > $errors) {
            // WooCommerce returns no orders then, as if there were none.
            throw new DatabaseError('The orders could not be read.');
        }
        $orders = [];
        foreach ($report->rows as $row) {
            $orders[$row['origin']] = ($orders[$row['origin']] ?? 0) + $row['orders'];
        }
        if ($orders === []) {
            printf('<p>%s</p>', esc_html__('No orders in the last 7 days.', 'stallkeeper-tools'));
            return;
        }
        arsort($orders);
        printf(
            '<table class="widefat striped"><caption class="screen-reader-text">%s</caption><thead><tr><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>',
            esc_html__('Orders of the last 7 days by source', 'stallkeeper-tools'),
            esc_html__('Origin', 'stallkeeper-tools'),
            esc_html__('Orders', 'stallkeeper-tools'),
        );
        foreach (array_slice($orders, 0, self::SHOWN, true) as $origin => $count) {
            printf(
                '<tr><th scope="row">%s</th><td>%s</td></tr>',
                esc_html((string) $origin),
                esc_html(number_format_i18n($count)),
            );
        }
        echo '</tbody></table>';
        if ($report->isCut) {
            printf(
                '<p class="description">%s</p>',
                esc_html(
                    sprintf(
                        /* translators: %s: number of orders */
                        __('The newest %s orders are counted.', 'stallkeeper-tools'),
                        number_format_i18n(self::MAX_ORDERS),
                    ),
                ),
            );
        }
    }
}
