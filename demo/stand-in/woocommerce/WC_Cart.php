<?php

use Stallkeeper\Demo\StandIn\Variations;

/** The customer's cart, stored in the session. Its totals have no fees, shipping or discounts. */
class WC_Cart
{
    private const EMPTY_TOTALS = ['subtotal' => 0.0, 'total_tax' => 0.0, 'total' => 0.0];

    /** Items by key: product_id, variation_id, variation, quantity, data (the product) and totals of the line. */
    public $cart_contents = [];
    public $removed_cart_contents = [];
    protected $totals = self::EMPTY_TOTALS;
    private bool $isLoaded = false;

    public function __construct()
    {
        add_action('wp_loaded', [$this, 'get_cart'], 10, 0);
        foreach (
            ['woocommerce_add_to_cart', 'woocommerce_cart_item_removed', 'woocommerce_cart_item_restored']
            as $hook
        ) {
            add_action($hook, [$this, 'calculate_totals'], 20, 0);
        }
        add_action('woocommerce_check_cart_items', [$this, 'check_cart_items'], 1);
        add_action('woocommerce_add_to_cart', $this->updateCookies(...), 10, 0);
        add_action('wp', $this->updateCookies(...), 99, 0);
        add_action('shutdown', $this->updateCookies(...), 0, 0);
    }

    public function get_cart_contents(): array
    {
        return $this->cart_contents;
    }

    public function get_cart(): array
    {
        $this->isLoaded || $this->load();

        return $this->cart_contents;
    }

    public function is_empty(): bool
    {
        return $this->get_cart() === [];
    }

    public function get_cart_contents_count(): int
    {
        return array_sum($this->get_cart_item_quantities());
    }

    public function get_cart_item_quantities(): array
    {
        $quantities = [];
        foreach ($this->get_cart() as $item) {
            $id = $item['data']->get_id();
            $quantities[$id] = ($quantities[$id] ?? 0) + $item['quantity'];
        }

        return $quantities;
    }

    /** Items without their products, as they are stored in the session. */
    private function storableItems(): array
    {
        return array_map(static fn(array $item): array => array_diff_key($item, ['data' => 1]), $this->get_cart());
    }

    public function get_cart_hash(): string
    {
        return $this->is_empty() ? '' : md5(wp_json_encode($this->storableItems()) . $this->totals['total']);
    }

    public function get_cross_sells(): array
    {
        $ids = array_map(static fn(array $item): array => $item['data']->get_cross_sell_ids(), $this->get_cart());

        return array_diff(
            array_unique(array_merge([], ...array_values($ids))),
            array_keys($this->get_cart_item_quantities()),
        );
    }

    /** Loads the cart once per request, without products that can no longer be purchased. */
    private function load(): void
    {
        $this->isLoaded = true;
        $session = WC()->session;
        $stored = (array) $session?->get('cart', []);
        foreach ($stored as $key => $item) {
            $product = wc_get_product($item['variation_id'] ?? 0 ?: $item['product_id']);
            if ($product !== false && $product->is_purchasable()) {
                $this->cart_contents[$key] = [...$item, 'data' => $product];
            } elseif ($product !== false) {
                $name = esc_html($product->get_name());
                $message = "{$name} has been removed from your cart because it can no longer be purchased.";
                wc_add_notice($message, 'error');
            }
        }
        $this->totals = $session?->get('cart_totals') ?? self::EMPTY_TOTALS;
        $this->removed_cart_contents = (array) $session?->get('removed_cart_contents', []);
        do_action('woocommerce_cart_loaded_from_session', $this);
        if (count($this->cart_contents) !== count($stored)) {
            $this->calculate_totals();
        }
    }

    private function save(): void
    {
        WC()->session?->set('cart', $this->storableItems() ?: null);
        WC()->session?->set('cart_totals', $this->is_empty() ? null : $this->totals);
        WC()->session?->set('removed_cart_contents', $this->removed_cart_contents ?: null);
    }

    /** Cookies tell caches whether the cart contains items. */
    private function updateCookies(): void
    {
        if (headers_sent() || did_action('wp_loaded') === 0) {
            return;
        }
        $hasItems = !$this->is_empty();
        if (!$hasItems && !isset($_COOKIE['woocommerce_items_in_cart'])) {
            return;
        }
        $values = ['woocommerce_items_in_cart' => '1', 'woocommerce_cart_hash' => $this->get_cart_hash()];
        foreach ($values as $name => $value) {
            setcookie($name, $hasItems ? $value : '', [
                'expires' => $hasItems ? 0 : time() - HOUR_IN_SECONDS,
                'path' => COOKIEPATH,
                'domain' => (string) COOKIE_DOMAIN,
                'secure' => is_ssl(),
                'samesite' => 'Lax',
            ]);
        }
        do_action('woocommerce_set_cart_cookies', $hasItems);
    }

    /**
     * Adds a notice if the product cannot be added.
     *
     * @return string|false cart item key
     */
    public function add_to_cart($product_id = 0, $quantity = 1, $variation_id = 0, $variation = [])
    {
        [$product_id, $variation_id] = [absint($product_id), absint($variation_id)];
        if (get_post_type($product_id) === 'product_variation') {
            [$product_id, $variation_id] = [wp_get_post_parent_id($product_id), $product_id];
        }
        $product = wc_get_product($variation_id ?: $product_id);
        if (
            $quantity <= 0 ||
            $product === false ||
            $product->get_status() === 'trash' ||
            ($variation_id > 0 && $product->get_parent_id() !== $product_id)
        ) {
            return false;
        }
        try {
            if ($product instanceof WC_Product_Variable) {
                throw new Exception('Please choose product options…');
            }
            $variation = $product instanceof WC_Product_Variation ? Variations::complete($product, $variation) : [];
            $key = md5(implode('_', [$product_id, $variation_id, wp_json_encode($variation)]));
            $inCart = $this->get_cart()[$key]['quantity'] ?? 0;
            $quantity = self::checkedQuantity($product, (int) $quantity, $inCart);
        } catch (Exception $error) {
            wc_add_notice($error->getMessage(), 'error');

            return false;
        }
        $this->cart_contents[$key] = [
            'key' => $key,
            'product_id' => $product_id,
            'variation_id' => $variation_id,
            'variation' => $variation,
            'quantity' => $inCart + $quantity,
            'data' => $product,
        ];
        do_action('woocommerce_add_to_cart', $key, $product_id, $quantity, $variation_id, $variation, []);

        return $key;
    }

    /** @throws Exception with the error message for the customer */
    private static function checkedQuantity(WC_Product $product, int $quantity, int $inCart): int
    {
        $name = esc_html($product->get_name());
        $quantity = $product->is_sold_individually() ? 1 : $quantity;
        $message = match (true) {
            $product->is_sold_individually() && $inCart > 0 => "You cannot add another “{$name}” to your cart.",
            !$product->is_purchasable() => 'Sorry, this product cannot be purchased.',
            !$product->is_in_stock() => "You cannot add “{$name}” to the cart because the product is out of stock.",
            !$product->has_enough_stock($quantity + $inCart) => sprintf(
                'You cannot add that amount of “%s” to the cart because there is not enough stock (%d remaining).',
                $name,
                $product->get_stock_quantity(),
            ),
            default => '',
        };

        return $message === '' ? $quantity : throw new Exception($message);
    }

    public function set_quantity($cart_item_key, $quantity = 1): bool
    {
        if ($quantity <= 0) {
            return $this->remove_cart_item($cart_item_key);
        }
        $this->cart_contents[$cart_item_key]['quantity'] = $quantity;
        $this->calculate_totals();

        return true;
    }

    public function remove_cart_item($cart_item_key): bool
    {
        $item = $this->get_cart()[$cart_item_key] ?? null;
        if ($item === null) {
            return false;
        }
        $this->removed_cart_contents[$cart_item_key] = array_diff_key($item, ['data' => 1]);
        unset($this->cart_contents[$cart_item_key]);
        do_action('woocommerce_cart_item_removed', $cart_item_key, $this);

        return true;
    }

    public function restore_cart_item($cart_item_key): bool
    {
        $this->get_cart();
        $item = $this->removed_cart_contents[$cart_item_key] ?? null;
        $product = $item === null ? false : wc_get_product($item['variation_id'] ?? 0 ?: $item['product_id']);
        if ($product === false) {
            return false;
        }
        $this->cart_contents[$cart_item_key] = [...$item, 'data' => $product];
        unset($this->removed_cart_contents[$cart_item_key]);
        do_action('woocommerce_cart_item_restored', $cart_item_key, $this);

        return true;
    }

    public function empty_cart(): void
    {
        $this->isLoaded = true;
        $this->cart_contents = $this->removed_cart_contents = [];
        $this->totals = self::EMPTY_TOTALS;
        $this->save();
        WC()->session?->set('order_awaiting_payment', null);
    }

    public function calculate_totals(): void
    {
        $total = $tax = 0.0;
        foreach ($this->get_cart() as $key => $item) {
            [$lineTotal, $lineTax] = self::line($item['data'], $item['quantity']);
            $this->cart_contents[$key] = [
                ...$item,
                'line_subtotal' => $lineTotal,
                'line_subtotal_tax' => $lineTax,
                'line_total' => $lineTotal,
                'line_tax' => $lineTax,
            ];
            $total += $lineTotal;
            $tax += $lineTax;
        }
        $decimals = wc_get_price_decimals();
        $this->totals = [
            'subtotal' => $total,
            'total_tax' => round($tax, $decimals),
            'total' => round($total + $tax, $decimals),
        ];
        $this->save();
    }

    /**
     * Price of an item without tax, and its tax: rounded for each line, unless prices are entered with tax, because
     * price and tax must add up to them.
     */
    private static function line(WC_Product $product, int $quantity): array
    {
        $net = wc_get_price_excluding_tax($product, ['qty' => $quantity]);
        $taxes = $product->is_taxable() ? WC_Tax::calc_tax($net, WC_Tax::get_rates($product->get_tax_class())) : [];

        return wc_prices_include_tax()
            ? [$net, array_sum($taxes)]
            : [round($net, wc_get_price_decimals()), array_sum(array_map('wc_round_tax_total', $taxes))];
    }

    /** @return float|string HTML, or with the context "edit" a number */
    /** Without shipping there is no second address. */
    public function needs_shipping_address(): bool
    {
        return false;
    }

    public function get_total($context = 'view')
    {
        return $context === 'view' ? wc_price($this->totals['total']) : $this->totals['total'];
    }

    public function get_displayed_subtotal(): float
    {
        return $this->totals['subtotal'] + ($this->display_prices_including_tax() ? $this->get_total_tax() : 0.0);
    }

    public function get_discount_total(): float
    {
        return 0.0;
    }

    public function get_discount_tax(): float
    {
        return 0.0;
    }

    public function get_total_tax(): float
    {
        return $this->totals['total_tax'];
    }

    public function get_cart_subtotal(): string
    {
        return wc_price($this->get_displayed_subtotal());
    }

    public function get_product_price($product): string
    {
        return $this->get_product_subtotal($product, 1);
    }

    public function get_product_subtotal($product, $quantity): string
    {
        return wc_price(wc_get_price_to_display($product, ['qty' => $quantity, 'display_context' => 'cart']));
    }

    public function display_prices_including_tax(): bool
    {
        return get_option('woocommerce_tax_display_cart') === 'incl';
    }

    public function needs_payment(): bool
    {
        return $this->totals['total'] > 0;
    }

    public function check_cart_items(): bool
    {
        foreach ($this->get_cart() as $key => $item) {
            if ($item['data']->get_status() === 'trash') {
                $this->set_quantity($key, 0);
                wc_add_notice('An item which is no longer available was removed from your cart.', 'error');
            }
        }
        $result = $this->check_cart_item_stock();
        if ($result !== true) {
            wc_add_notice($result->get_error_message(), 'error');
        }

        return $result === true;
    }

    public function check_cart_item_stock(): bool|WP_Error
    {
        $quantities = $this->get_cart_item_quantities();
        foreach ($this->get_cart() as $item) {
            $product = $item['data'];
            $name = esc_html($product->get_name());
            if (!$product->is_in_stock()) {
                $message = "Sorry, “{$name}” is not in stock. Please edit your cart and try again. We apologize for any inconvenience caused.";
            } elseif (!$product->has_enough_stock($quantities[$product->get_id()])) {
                $left = $product->get_stock_quantity();
                $message = "Sorry, we do not have enough “{$name}” in stock to fulfill your order ({$left} available).";
            } else {
                continue;
            }

            return new WP_Error('out-of-stock', $message);
        }

        return true;
    }
}
