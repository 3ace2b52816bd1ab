<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Cart\CartItems;
use Stallkeeper\Demo\StandIn\Cart\CartSession;
use Stallkeeper\Demo\StandIn\Cart\CartTotals;
use Stallkeeper\Demo\StandIn\Value;

/**
 * The customer's cart.
 *
 * @phpstan-type Item array{key: string, product_id: int, variation_id: int, variation: array<string, string>,
 *     quantity: int, data_hash: string, data: WC_Product, line_subtotal: float, line_total: float, line_tax: float,
 *     line_subtotal_tax: float}
 */
class WC_Cart
{
    use CartTotals;
    use CartItems;

    /** @var array<string, array<string, mixed>> by cart item key */
    public $cart_contents = [];
    /** @var array<string, array<string, mixed>> removed cart items by key */
    public $removed_cart_contents = [];
    private CartSession $session;

    public function __construct()
    {
        $this->session = new CartSession($this);
        $this->session->addHooks();
        add_action('woocommerce_add_to_cart', [$this, 'calculate_totals'], 20, 0);
        add_action('woocommerce_cart_item_removed', [$this, 'calculate_totals'], 20, 0);
        add_action('woocommerce_cart_item_restored', [$this, 'calculate_totals'], 20, 0);
        add_action('woocommerce_check_cart_items', [$this, 'check_cart_items'], 1);
    }

    /** @return array<string, array<string, mixed>> */
    public function get_cart_contents(): array
    {
        return array_map(
            Value::map(...),
            Value::map(apply_filters('woocommerce_get_cart_contents', $this->cart_contents)),
        );
    }

    /** @return array<string, array<string, mixed>> */
    public function get_removed_cart_contents(): array
    {
        return $this->removed_cart_contents;
    }

    /** @param array<string, array<string, mixed>> $value */
    public function set_cart_contents(array $value): void
    {
        $this->cart_contents = $value;
    }

    /** @param array<string, array<string, mixed>> $value */
    public function set_removed_cart_contents(array $value = []): void
    {
        $this->removed_cart_contents = $value;
    }

    /**
     * @return array<string, array<string, mixed>> cart items by key, with quantity, product_id and data (the product)
     */
    public function get_cart(): array
    {
        if (did_action('woocommerce_load_cart_from_session') === 0) {
            $this->session->load();
        }
        return array_filter($this->get_cart_contents());
    }

    /** @return array<string, mixed> empty if the item does not exist */
    public function get_cart_item(string $item_key): array
    {
        return $this->get_cart()[$item_key] ?? [];
    }

    public function is_empty(): bool
    {
        return $this->get_cart() === [];
    }

    public function get_cart_contents_count(): int
    {
        return Value::int(
            apply_filters('woocommerce_cart_contents_count', array_sum($this->get_cart_item_quantities())),
        );
    }

    /** @return array<int, int> quantity by product ID */
    public function get_cart_item_quantities(): array
    {
        $quantities = [];
        foreach ($this->get_cart() as $item) {
            $id = $item['data'] instanceof WC_Product ? $item['data']->get_id() : Value::int($item['product_id']);
            $quantities[$id] = ($quantities[$id] ?? 0) + Value::int($item['quantity']);
        }
        return $quantities;
    }

    public function find_product_in_cart(string|false $cart_id = false): string
    {
        return $cart_id !== false && isset($this->cart_contents[$cart_id]) ? $cart_id : '';
    }

    /**
     * @param int $product_id
     * @param int $variation_id
     * @param array<string, string> $variation
     * @param array<string, mixed> $cart_item_data
     * @return string identical for the same product and data
     */
    public function generate_cart_id($product_id, $variation_id = 0, $variation = [], $cart_item_data = [])
    {
        $id = md5(
            implode(
                '_',
                array_filter([
                    (string) $product_id,
                    $variation_id > 0 ? (string) $variation_id : '',
                    $variation === [] ? '' : (string) wp_json_encode($variation),
                    $cart_item_data === [] ? '' : (string) wp_json_encode($cart_item_data),
                ]),
            ),
        );

        return Value::filtered('woocommerce_cart_id', $id, $product_id, $variation_id, $variation, $cart_item_data);
    }

    public function get_cart_hash(): string
    {
        $contents = array_map(static fn(array $item): array => array_diff_key($item, ['data' => 1]), $this->get_cart());
        $hash = $contents === [] ? '' : md5(wp_json_encode($contents) . $this->get_total('edit'));

        return Value::filtered('woocommerce_cart_hash', $hash, $contents);
    }

    /** @return list<int> product IDs */
    public function get_cross_sells(): array
    {
        $ids = [];
        foreach ($this->get_cart() as $item) {
            $ids = [...$ids, ...$item['data'] instanceof WC_Product ? $item['data']->get_cross_sell_ids() : []];
        }
        return Value::ids(
            apply_filters(
                'woocommerce_cart_crosssell_ids',
                array_diff(array_unique($ids), array_keys($this->get_cart_item_quantities())),
                $this,
            ),
        );
    }
}
