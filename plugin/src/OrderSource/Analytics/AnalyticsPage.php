<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Analytics;

use Stallkeeper\Tools\OrderSource\Orders\ReportPage;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\Templates\Assets;

/**
 * Adds _Analytics > Order sources_ to WooCommerce Analytics. The report is made of the components that WooCommerce's
 * own reports use, from its scripts. {@see ReportPage} shows the main figures without a script.
 */
final class AnalyticsPage
{
    private const ID = 'stallkeeper-analytics-order-sources';

    /** The part of the path that WooCommerce also uses as the name of the report. */
    private const REPORT = 'order-sources';

    private const HANDLE = 'stallkeeper-order-source-analytics';
    private const FILE = 'build/order-source-analytics';

    public function __construct(private readonly OrderStats $stats, private readonly Assets $assets) {}

    /**
     * Hook: `woocommerce_analytics_report_menu_items`.
     *
     * @param mixed $items pages of WooCommerce Analytics
     */
    public function addItem(mixed $items): mixed
    {
        if (!is_array($items) || !$this->stats->areAvailable()) {
            return $items;
        }
        $item = [
            'id' => self::ID,
            'title' => __('Order sources', 'stallkeeper-tools'),
            'parent' => 'woocommerce-analytics',
            'path' => '/analytics/' . self::REPORT,
        ];
        // Before the settings, which are last.
        array_splice($items, -1, 0, [$item]);

        return $items;
    }

    /** Hook: `admin_enqueue_scripts`. Every page of WooCommerce's app, because it changes pages without a request. */
    public function enqueueScript(mixed $hook): void
    {
        if ($hook !== 'woocommerce_page_wc-admin' || !$this->stats->areAvailable()) {
            return;
        }
        $asset = $this->assets->path(self::FILE . '.asset.php');
        /** @var array{dependencies: list<non-empty-string>, version: string}|null $build */
        $build = is_file($asset) ? require $asset : null;
        if (is_array($build)) {
            wp_enqueue_script(
                self::HANDLE,
                $this->assets->url(self::FILE . '.js'),
                $build['dependencies'],
                $build['version'],
                true,
            );
            wp_add_inline_script(
                self::HANDLE,
                'var stallkeeperOrderSources = ' .
                    wp_json_encode(
                        [
                            'id' => self::ID,
                            'report' => self::REPORT,
                            'page' => self::pageUrl(),
                            'texts' => self::texts(),
                        ],
                        JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES,
                    ) .
                    ';',
                'before',
            );
        }
    }

    private static function pageUrl(): string
    {
        return OwnerMenu::address(ReportPage::SLUG);
    }

    /** @return array<string, string> */
    private static function texts(): array
    {
        return [
            'title' => __('Order sources', 'stallkeeper-tools'),
            'orders' => __('Orders', 'stallkeeper-tools'),
            'net' => __('Net sales', 'stallkeeper-tools'),
            'average' => __('Average order value', 'stallkeeper-tools'),
            'returning' => __('Returning customers', 'stallkeeper-tools'),
            'origin' => __('Origin', 'stallkeeper-tools'),
            'medium' => __('Medium', 'stallkeeper-tools'),
            'campaign' => __('Campaign', 'stallkeeper-tools'),
            'ordersBefore' => __('Orders before', 'stallkeeper-tools'),
            'netBefore' => __('Net sales before', 'stallkeeper-tools'),
            'before' => __('Compared with:', 'stallkeeper-tools'),
            'chart' => __('Orders by week', 'stallkeeper-tools'),
            'others' => __('Others', 'stallkeeper-tools'),
            'download' => __('Download CSV', 'stallkeeper-tools'),
            'empty' => __('No orders in this date range.', 'stallkeeper-tools'),
            'unknown' => __('Newest orders without a source', 'stallkeeper-tools'),
            'order' => __('Order', 'stallkeeper-tools'),
            'reason' => __('Reason', 'stallkeeper-tools'),
            'cut' => __(
                'There are more sources than this report can list. Choose a shorter date range.',
                'stallkeeper-tools',
            ),
            'failed' => __('The report could not be loaded.', 'stallkeeper-tools'),
            'retry' => __('Try again', 'stallkeeper-tools'),
            'withoutScript' => __('Main figures without a script', 'stallkeeper-tools'),
        ];
    }
}
