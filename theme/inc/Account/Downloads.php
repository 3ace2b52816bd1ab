<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Account;

/**
 * Files of the same product are below each other, even if the customer has bought it several times. Each names its
 * order, and only the first the product. Columns of plugins stay.
 */
final class Downloads
{
    private const COLUMN = 'woocommerce_account_downloads_column_download-product';

    /** Key of the row above, '' for none. */
    private string $above = '';

    /**
     * Hook: `woocommerce_available_downloads`, before WooCommerce prints the table (10). A plugin that prints its own
     * list has removed WooCommerce's.
     */
    public function replaceTable(): void
    {
        if (remove_action('woocommerce_available_downloads', 'woocommerce_order_downloads_table')) {
            add_action('woocommerce_available_downloads', [$this, 'printTable']);
        }
    }

    /** Hook: `woocommerce_available_downloads`. */
    public function printTable(mixed $downloads): void
    {
        $isOurs = !has_action(self::COLUMN);
        if ($isOurs) {
            add_action(self::COLUMN, [$this, 'printProduct']);
        }
        $this->above = '';
        try {
            woocommerce_order_downloads_table($this->group(is_array($downloads) ? $downloads : []));
        } finally {
            if ($isOurs) {
                remove_action(self::COLUMN, [$this, 'printProduct']);
            }
        }
    }

    /**
     * Puts files of the same product together, in the order of each product's first file.
     *
     * @param array<mixed> $downloads files from WooCommerce
     * @return list<array<mixed>>
     */
    public function group(array $downloads): array
    {
        $groups = [];
        foreach (array_filter($downloads, is_array(...)) as $download) {
            $groups[$this->product($download)][] = $download;
        }

        return array_merge(...array_values($groups));
    }

    /** Hook: `woocommerce_account_downloads_column_download-product`. */
    public function printProduct(mixed $download): void
    {
        if (!is_array($download)) {
            return;
        }
        $name = self::text($download, 'product_name');
        $url = self::text($download, 'product_url');
        $key = $this->product($download);
        if ($key === $this->above) {
            printf('<span class="download-again screen-reader-text">%s</span>', esc_html($name));
        } elseif ($url !== '') {
            printf('<a href="%s">%s</a>', esc_url($url), esc_html($name));
        } else {
            echo esc_html($name);
        }
        $this->above = $key;
        $order = wc_get_order(self::text($download, 'order_id'));
        if ($order instanceof \WC_Order) {
            printf(
                '<span class="download-order">%s</span>',
                /* translators: %s: number of an order */
                esc_html(sprintf(__('Order %s', 'stallkeeper'), $order->get_order_number())),
            );
        }
    }

    /** @param array<mixed> $download */
    private function product(array $download): string
    {
        return self::text($download, 'product_id') . ' ' . self::text($download, 'product_name');
    }

    /** @param array<mixed> $download */
    private static function text(array $download, string $key): string
    {
        $value = $download[$key] ?? '';

        return is_scalar($value) ? (string) $value : '';
    }
}
