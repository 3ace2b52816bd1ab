<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Orders;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Settings\SelectOptions;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\OwnerMenu\OwnerPage;

/** Prints the report page: a table by source with a bar for each row, and a link to the CSV export. */
final class ReportPage
{
    public const SLUG = 'stallkeeper-order-sources';
    public const CAPABILITY = 'manage_woocommerce';

    /** Action of the link to the CSV file, see {@see ReportExport}. */
    public const EXPORT_ACTION = 'stallkeeper_order_sources';

    public function __construct(private readonly ReportBuilder $reports, private readonly RequestInput $input) {}

    /** @return string capability that the report needs */
    public function capability(): string
    {
        return current_user_can(self::CAPABILITY) ? self::CAPABILITY : 'manage_options';
    }

    /** @return int number of days in the request; 30 if there is none */
    public function days(): int
    {
        return $this->input->query()->integer('days', 0, 9999, 30);
    }

    /** Hook: `stallkeeper_owner_menu`. */
    public function addPage(OwnerMenu $menu): void
    {
        $menu->add(
            new OwnerPage(
                self::SLUG,
                __('Order sources', 'stallkeeper-tools'),
                $this->capability(),
                90,
                $this->printPage(...),
                help: [
                    __(
                        'Shows where the visitors of orders came from. Orders and money count as in WooCommerce’s reports; refunds are subtracted.',
                        'stallkeeper-tools',
                    ),
                    __(
                        'Orders of visitors who did not agree have no source and are listed as unknown.',
                        'stallkeeper-tools',
                    ),
                ],
            ),
        );
    }

    /** Hook: `admin_menu`. Adds a link to WooCommerce's menu, where shop managers look for reports of orders. */
    public function addShopLink(): void
    {
        // @phpstan-ignore offsetAccess.nonOffsetAccessible
        if (!empty($GLOBALS['admin_page_hooks']['woocommerce'])) {
            add_submenu_page(
                'woocommerce',
                '',
                __('Order sources', 'stallkeeper-tools'),
                $this->capability(),
                'admin.php?page=' . self::SLUG,
            );
        }
    }

    public function printPage(): void
    {
        $report = $this->reports->build($this->days());
        $file = wp_nonce_url(
            add_query_arg(['action' => self::EXPORT_ACTION, 'days' => $report->days], admin_url('admin-post.php')),
            self::EXPORT_ACTION,
        );
        ?>
	<form method="get">
		<input type="hidden" name="page" value="<?php echo esc_attr(self::SLUG); ?>">
		<label for="stallkeeper-days"><?php esc_html_e('Date range', 'stallkeeper-tools'); ?></label>
		<select id="stallkeeper-days" name="days">
			<?php $this->printRanges($report->days); ?>
		</select>
		<button class="button"><?php esc_html_e('Show', 'stallkeeper-tools'); ?></button>
		<a class="button" href="<?php echo esc_url($file); ?>"><?php esc_html_e('Export CSV', 'stallkeeper-tools'); ?></a>
	</form>
		<?php
  $this->printTable($report);
  if ($report->isCut) {
      echo '<p>',
          esc_html__('The report is limited to the newest orders of this date range.', 'stallkeeper-tools'),
          '</p>';
  }
    }

    private function printRanges(int $selected): void
    {
        $labels = [];
        foreach (Report::DAYS as $days) {
            /* translators: %s: a number of days */
            $labels[$days] = sprintf(_n('%s day', '%s days', $days, 'stallkeeper-tools'), number_format_i18n($days));
        }
        echo SelectOptions::html($labels, $selected);
    }

    private function printTable(Report $report): void
    {
        if ($report->rows === []) {
            echo '<p>', esc_html__('No orders in this date range.', 'stallkeeper-tools'), '</p>';
            return;
        }
        $most = max(array_column($report->rows, 'orders'));
        printf(
            '<div class="stallkeeper-table-scroll" role="region" aria-label="%s" tabindex="0"><table class="widefat striped">',
            esc_attr__('Orders by source', 'stallkeeper-tools'),
        );
        echo '<caption class="screen-reader-text">',
            esc_html__('Orders by source', 'stallkeeper-tools'),
            '</caption><thead><tr>';
        foreach (
            [
                __('Origin', 'stallkeeper-tools'),
                __('Medium', 'stallkeeper-tools'),
                __('Campaign', 'stallkeeper-tools'),
                __('Orders', 'stallkeeper-tools'),
                __('Total', 'stallkeeper-tools'),
            ]
            as $head
        ) {
            printf('<th scope="col">%s</th>', esc_html($head));
        }
        echo '</tr></thead><tbody>';
        foreach ($report->rows as $row) {
            printf(
                '<tr><th scope="row">%s</th><td>%s</td><td>%s</td><td><svg viewBox="0 0 100 8" preserveAspectRatio="none" width="140" height="14" aria-hidden="true"><rect width="%s" height="8" fill="#1d4d3a"/></svg> %s</td><td>%s</td></tr>',
                esc_html($row['origin']),
                esc_html($row['medium']),
                esc_html($row['campaign']),
                esc_attr((string) round((100 * $row['orders']) / $most, 1)),
                esc_html(number_format_i18n($row['orders'])),
                wp_kses_post(wc_price($row['total'], ['currency' => $row['currency']])),
            );
        }
        echo '</tbody><tfoot>';
        foreach ($report->sums() as $currency => $sum) {
            printf(
                '<tr><th scope="row" colspan="3">%s</th><td>%s</td><td>%s</td></tr>',
                esc_html__('All orders', 'stallkeeper-tools'),
                esc_html(number_format_i18n($sum['orders'])),
                wp_kses_post(wc_price($sum['total'], ['currency' => $currency])),
            );
        }
        echo '</tfoot></table></div>';
        printf(
            '<p class="description">%s</p>',
            esc_html__(
                'Unknown: the visitor did not agree, ordered before sources were collected, or there was no visit. Each order says why.',
                'stallkeeper-tools',
            ),
        );
    }
}
