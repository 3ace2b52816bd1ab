<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\ProductList;

use WC_Product;
use WC_Product_Variable;

/**
 * The badges of a product card. The price reduction is in WooCommerce's own badge, so a plugin that replaces or removes
 * that badge still can.
 */
final class CardBadges
{
    /** Whether WooCommerce's sale badge was registered. A plugin or a child theme may have removed it. */
    private bool $hasSale = false;

    public function __construct(private readonly CardSettings $settings) {}

    /**
     * Hook: `woocommerce_before_shop_loop_item`, before all other callbacks.
     */
    public function replaceTemplates(): void
    {
        $hook = 'woocommerce_before_shop_loop_item_title';
        if (remove_action($hook, 'woocommerce_show_product_loop_sale_flash')) {
            $this->hasSale = true;
        }
        if (has_action($hook, [$this, 'print']) === false) {
            add_action($hook, [$this, 'print']);
        }
    }

    /** Hook: `woocommerce_before_shop_loop_item_title`. */
    public function print(): void
    {
        $product = $GLOBALS['product'] ?? null;
        if (!($product instanceof WC_Product)) {
            return;
        }
        ob_start();
        if ($this->hasSale) {
            woocommerce_show_product_loop_sale_flash();
        }
        // The template has escaped its values.
        $sale = trim((string) ob_get_clean());
        $badges = $this->badges($product);
        if ($sale === '' && $badges === []) {
            return;
        }
        echo '<span class="product-card__badges">', isset($badges['sold-out']) ? '' : $sale;
        foreach ($badges as $name => $text) {
            printf('<span class="onsale %s">%s</span>', esc_attr($name), esc_html($text));
        }
        echo '</span>';
    }

    /** @return array<string, string> texts by CSS class; a product that cannot be bought has only this badge */
    private function badges(WC_Product $product): array
    {
        $hasStock = $this->settings->has(CardSettings::STOCK);
        if (!$product->is_in_stock()) {
            return $hasStock ? ['sold-out' => __('Sold out', 'stallkeeper')] : [];
        }
        $badges = [];
        if ($hasStock && self::isLow($product)) {
            $badges['low-stock'] = __('Low stock', 'stallkeeper');
        }
        $days = $this->settings->newDays();
        $created = $product->get_date_created();
        if ($days > 0 && $created !== null && $created->getTimestamp() > time() - $days * DAY_IN_SECONDS) {
            $badges['is-new'] = __('New', 'stallkeeper');
        }

        return $badges;
    }

    /** Whether WooCommerce would tell the shop owner that the stock is low. */
    private static function isLow(WC_Product $product): bool
    {
        $quantity = $product->managing_stock() ? $product->get_stock_quantity() : null;

        return $quantity !== null && $quantity > 0 && $quantity <= wc_get_low_stock_amount($product);
    }

    /**
     * Hook: `woocommerce_sale_flash`.
     *
     * Replaces the text of the badge. A badge with another text is one of a plugin and stays.
     */
    public function addPercent(mixed $html, mixed $post = null, mixed $product = null): mixed
    {
        if (!is_string($html) || !($product instanceof WC_Product) || !$this->settings->has(CardSettings::SALE)) {
            return $html;
        }
        $percent = self::percent($product);
        if ($percent === '' || preg_match('~^<span class="onsale">[^<]*</span>$~', trim($html)) !== 1) {
            return $html;
        }

        return sprintf(
            '<span class="onsale"><span class="screen-reader-text">%s</span> %s</span>',
            esc_html__('Price reduction:', 'stallkeeper'),
            esc_html($percent),
        );
    }

    /** @return string such as “−25%”; '' if there is no price to compare with */
    private static function percent(WC_Product $product): string
    {
        $pairs = [];
        if ($product instanceof WC_Product_Variable) {
            $prices = $product->get_variation_prices();
            $now = self::numbers($prices['price'] ?? null);
            foreach (self::numbers($prices['regular_price'] ?? null) as $id => $regular) {
                $pairs[] = [$regular, $now[$id] ?? $regular];
            }
        } else {
            $pairs[] = [(float) $product->get_regular_price(), (float) $product->get_price()];
        }
        $all = array_map(
            // Rounded down: a reduction must not look larger than it is.
            static fn(array $pair): int => $pair[0] > 0 ? (int) floor(100 * (1 - $pair[1] / $pair[0]) + 1e-6) : 0,
            $pairs,
        );
        $highest = $all === [] ? 0 : max($all);
        if ($highest < 1) {
            return '';
        }

        return sprintf(
            min($all) === $highest
                ? /* translators: %s: percentage of a price reduction */
                __('−%s%%', 'stallkeeper')
                : /* translators: %s: highest percentage of the price reductions of a product with several prices */
                __('up to −%s%%', 'stallkeeper'),
            number_format_i18n($highest),
        );
    }

    /** @return array<array-key, float> */
    private static function numbers(mixed $prices): array
    {
        return array_map(floatval(...), array_filter(is_array($prices) ? $prices : [], is_numeric(...)));
    }
}
