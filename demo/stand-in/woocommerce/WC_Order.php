<?php

use Stallkeeper\Demo\StandIn\Addresses;

/**
 * An order, stored as a post with WooCommerce's meta keys. Stock, refunds and downloads are not supported.
 *
 * @method string get_order_key()
 * @method void set_order_key($value)
 * @method int get_customer_id()
 * @method void set_customer_id($value)
 * @method string get_customer_ip_address()
 * @method void set_customer_ip_address($value)
 * @method string get_customer_user_agent()
 * @method void set_customer_user_agent($value)
 * @method void set_created_via($value)
 * @method string get_customer_note()
 * @method void set_customer_note($value)
 * @method string get_cart_hash()
 * @method void set_cart_hash($value)
 * @method string get_payment_method_title()
 * @method string get_currency()
 * @method void set_currency($value)
 * @method WC_DateTime|null get_date_created()
 * @method void set_date_created($date = null)
 * @method string get_payment_method()
 * @method float get_total()
 * @method string get_billing_first_name()
 * @method string get_billing_phone()
 * @method string get_billing_email()
 * @method string get_billing_country()
 */
class WC_Order extends WC_Data
{
    use Addresses;

    protected const DATES = ['date_created', 'date_paid'];
    private const ITEMS = '_stand_in_items';
    /** Properties that are not stored as meta with the same name after an underscore. */
    private const META_KEYS = [
        'customer_id' => '_customer_user',
        'currency' => '_order_currency',
        'total' => '_order_total',
    ];
    private const POST_PROPS = ['status', 'date_created', 'customer_note'];

    protected string $object_type = 'order';
    protected $data = [
        'status' => '',
        'date_created' => null,
        'customer_note' => '',
        'order_key' => '',
        'customer_id' => 0,
        'payment_method' => '',
        'payment_method_title' => '',
        'customer_ip_address' => '',
        'customer_user_agent' => '',
        'created_via' => '',
        'cart_hash' => '',
        'currency' => '',
        'total' => 0.0,
        'date_paid' => null,
    ];
    /** @var array<int, WC_Order_Item_Product> */
    protected $items = [];
    /** Status change that the next save reports: from, to and note. */
    protected $status_transition = null;

    public function __construct($order = 0)
    {
        $this->data += self::emptyAddresses();
        $post = $order ? get_post($order instanceof self ? $order->get_id() : $order) : null;
        if ($order && $post?->post_type !== 'shop_order') {
            throw new Exception('Invalid order.');
        }
        if ($post instanceof WP_Post) {
            $this->set_id($post->ID);
            $this->read($post);
        }
    }

    private function read(WP_Post $post): void
    {
        $this->data['status'] = preg_replace('/^wc-/', '', $post->post_status);
        $this->set_prop('date_created', $post->post_date);
        $this->set_prop('customer_note', $post->post_excerpt);
        foreach ($this->metaKeys() as $name => $key) {
            $this->set_prop($name, get_post_meta($post->ID, $key, true));
        }
        foreach (get_post_meta($post->ID, self::ITEMS, true) ?: [] as $data) {
            $this->add_item(new WC_Order_Item_Product($data));
        }
    }

    /** Meta key by property. */
    private function metaKeys(): array
    {
        $keys = [];
        foreach (array_diff(array_keys($this->data), self::POST_PROPS) as $name) {
            $keys[$name] = self::META_KEYS[$name] ?? "_{$name}";
        }

        return $keys;
    }

    protected function internalMetaKeys(): array
    {
        return [...array_values($this->metaKeys()), self::ITEMS, '_edit_lock', '_edit_last'];
    }

    public function save(): int
    {
        $isNew = $this->id === 0;
        if ($isNew) {
            $this->data['order_key'] = $this->data['order_key'] ?: 'wc_order_' . wp_generate_password(13, false);
            $this->data['currency'] = $this->data['currency'] ?: get_woocommerce_currency();
            $this->data['date_created'] ??= new WC_DateTime('now', wp_timezone());
        }
        $post = [
            'ID' => $this->id,
            'post_type' => 'shop_order',
            'post_status' => $this->data['status'] === 'trash' ? 'trash' : "wc-{$this->get_status()}",
            'post_title' => "Order {$this->data['order_key']}",
            'post_excerpt' => $this->data['customer_note'],
            'post_author' => 1,
            'comment_status' => 'closed',
            'ping_status' => 'closed',
            'post_date' => $this->data['date_created']->format('Y-m-d H:i:s'),
        ];
        $this->set_id(wp_insert_post(wp_slash($post)));
        foreach ($this->metaKeys() as $name => $key) {
            $value = $this->data[$name];
            update_post_meta(
                $this->id,
                $key,
                wp_slash($value instanceof WC_DateTime ? $value->getTimestamp() : $value),
            );
        }
        $items = array_map(static fn(WC_Order_Item_Product $item): array => $item->get_data(), $this->items);
        update_post_meta($this->id, self::ITEMS, wp_slash($items));
        $this->save_meta_data();
        $isNew && do_action('woocommerce_new_order', $this->id, $this);
        $this->status_transition();

        return $this->id;
    }

    public function delete($force_delete = false): bool
    {
        $isDeleted = (bool) ($force_delete ? wp_delete_post($this->id, true) : wp_trash_post($this->id));
        $force_delete && $this->set_id(0);

        return $isDeleted;
    }

    public function get_order_number(): string
    {
        return (string) $this->id;
    }

    public function key_is_valid($key): bool
    {
        return hash_equals($this->data['order_key'], $key);
    }

    public function has_cart_hash($cart_hash = ''): bool
    {
        return hash_equals($this->data['cart_hash'], $cart_hash);
    }

    public function get_type(): string
    {
        return 'shop_order';
    }

    public function get_status(): string
    {
        return $this->data['status'] ?: 'pending';
    }

    public function has_status($status): bool
    {
        return in_array($this->get_status(), (array) $status, true);
    }

    public function set_status($new_status, $note = ''): array
    {
        $from = $this->data['status'];
        $to = preg_replace('/^wc-/', '', $new_status);
        $to = isset(wc_get_order_statuses()["wc-{$to}"]) || $to === 'trash' ? $to : 'pending';
        $this->data['status'] = $to;
        if ($from !== '' && $from !== $to) {
            $this->status_transition = [$this->status_transition[0] ?? $from, $to, $note];
            $isPaid = in_array($to, ['processing', 'completed'], true) && $this->data['payment_method'] !== 'cod';
            if ($isPaid && $this->data['date_paid'] === null) {
                $this->set_prop('date_paid', time());
            }
        }

        return ['from' => $from, 'to' => $to];
    }

    public function update_status($new_status, $note = ''): bool
    {
        $this->set_status($new_status, $note);

        return $this->save() > 0;
    }

    protected function status_transition(): void
    {
        if ($this->status_transition !== null) {
            [$from, $to, $note] = $this->status_transition;
            $this->status_transition = null;
            $names = wc_get_order_statuses();
            $change = sprintf(
                'Order status changed from %s to %s.',
                $names["wc-{$from}"] ?? $from,
                $names["wc-{$to}"] ?? $to,
            );
            $this->add_order_note(trim("{$note} {$change}"));
        }
    }

    public function needs_payment(): bool
    {
        return $this->has_status(['pending', 'failed']) && $this->data['total'] > 0;
    }

    /** Notes are comments of the type `order_note`. */
    public function add_order_note($note): int
    {
        $comment = [
            'comment_post_ID' => $this->id,
            'comment_author' => 'Shop',
            'comment_content' => $note,
            'comment_agent' => 'WooCommerce',
            'comment_type' => 'order_note',
            'comment_approved' => 1,
        ];

        return (int) wp_insert_comment(wp_slash($comment));
    }

    /** @param WC_Gateway_COD|string $payment_method */
    public function set_payment_method($payment_method = ''): void
    {
        if ($payment_method instanceof WC_Gateway_COD) {
            $this->data['payment_method_title'] = $payment_method->get_title();
            $payment_method = $payment_method->id;
        }
        $this->data['payment_method'] = $payment_method;
    }

    /** @return bool|void */
    public function set_total($value)
    {
        $this->data['total'] = (float) wc_format_decimal($value, wc_get_price_decimals());
    }

    /** Refunds are posts, as with WooCommerce's order posts. The stand-in has no screen that creates them. */
    public function get_total_refunded(): float
    {
        $refunds = get_posts([
            'post_type' => 'shop_order_refund',
            'post_parent' => $this->id,
            'post_status' => 'any',
            'numberposts' => -1,
            'fields' => 'ids',
        ]);

        return array_sum(
            array_map(static fn(int $id): float => (float) get_post_meta($id, '_refund_amount', true), $refunds),
        );
    }

    public function get_subtotal(): float
    {
        return (float) array_sum(
            array_map(static fn(WC_Order_Item_Product $item): float => $item->get_subtotal(), $this->items),
        );
    }

    public function calculate_totals(): float
    {
        $this->set_total(
            array_sum(array_map(static fn(WC_Order_Item_Product $item): float => $item->get_total(), $this->items)),
        );
        $this->save();

        return $this->get_total();
    }

    public function get_formatted_order_total(): string
    {
        return $this->price($this->get_total());
    }

    public function get_formatted_line_subtotal($item): string
    {
        return $this->price($item->get_subtotal());
    }

    private function price(float $amount): string
    {
        return wc_price($amount, ['currency' => $this->data['currency']]);
    }

    /** Rows below the items: label, and value as HTML. */
    public function get_order_item_totals(): array
    {
        // Items are stored without tax, and the total with it.
        $tax = wc_tax_enabled() ? round($this->get_total() - $this->get_subtotal(), wc_get_price_decimals()) : 0.0;
        $rows = array_filter([
            'cart_subtotal' => ['label' => 'Subtotal:', 'value' => $this->price($this->get_subtotal())],
            'tax' => $tax > 0 ? ['label' => 'Tax:', 'value' => $this->price($tax)] : null,
            'payment_method' => [
                'label' => 'Payment method:',
                'value' => esc_html($this->data['payment_method_title']),
            ],
            'order_total' => ['label' => 'Total:', 'value' => $this->get_formatted_order_total()],
        ]);

        return apply_filters('woocommerce_get_order_item_totals', $rows, $this, '');
    }

    public function get_items(): array
    {
        return $this->items;
    }

    public function add_item($item): void
    {
        $item->set_id(count($this->items) + 1);
        $this->items[$item->get_id()] = $item;
    }

    public function remove_order_items(): void
    {
        $this->items = [];
    }

    /** Values by field name without the prefix `billing_` or `shipping_`. */
    public function get_address($address_type = 'billing'): array
    {
        $address = [];
        foreach ($this->data as $name => $value) {
            if (str_starts_with($name, "{$address_type}_")) {
                $address[substr($name, strlen($address_type) + 1)] = $value;
            }
        }

        return $address;
    }

    public function get_formatted_billing_full_name(): string
    {
        return trim("{$this->data['billing_first_name']} {$this->data['billing_last_name']}");
    }

    public function get_formatted_billing_address($empty_content = ''): string
    {
        return WC()->countries->get_formatted_address($this->get_address()) ?: $empty_content;
    }

    public function get_checkout_order_received_url(): string
    {
        $url = wc_get_endpoint_url('order-received', (string) $this->id, wc_get_checkout_url());

        return add_query_arg('key', $this->data['order_key'], $url);
    }

    public function get_edit_order_url(): string
    {
        return admin_url("admin.php?page=wc-orders&action=edit&id={$this->id}");
    }
}
