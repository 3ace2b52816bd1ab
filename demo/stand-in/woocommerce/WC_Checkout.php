<?php

use Stallkeeper\Demo\StandIn\FormField;
use Stallkeeper\Demo\StandIn\Value;

/** The classic checkout: fields, submitted values and processing. */
class WC_Checkout
{
    private static ?self $instance = null;
    protected $fields = null;

    public static function instance(): self
    {
        return self::$instance ??= new self();
    }

    /** Fields by name; without $fieldset, by section and name. */
    public function get_checkout_fields($fieldset = ''): array
    {
        $notes = [
            'type' => 'textarea',
            'class' => ['notes'],
            'label' => 'Order notes',
            'required' => false,
            'placeholder' => 'Notes about your order, e.g. special notes for delivery.',
        ];
        $this->fields ??= [
            'billing' => WC()->countries->get_address_fields((string) $this->get_value('billing_country'), 'billing_'),
            'shipping' => WC()->countries->get_address_fields(
                (string) $this->get_value('shipping_country'),
                'shipping_',
            ),
            'account' => [],
            'order' => ['order_comments' => $notes],
        ];
        $this->fields = apply_filters('woocommerce_checkout_fields', $this->fields);
        uasort(
            $this->fields['billing'],
            static fn(array $one, array $other): int => ($one['priority'] ?? 0) <=> ($other['priority'] ?? 0),
        );

        return $fieldset === '' ? $this->fields : $this->fields[$fieldset] ?? [];
    }

    /** Returns the submitted value of a field, or the value that is stored for the customer. */
    public function get_value($input): ?string
    {
        $posted = sanitize_text_field(Value::text($_POST[$input] ?? ''));
        if ($posted !== '') {
            return $posted;
        }

        return WC()->customer?->{"get_{$input}"}() ?: null;
    }

    /** Sanitized values by field name. */
    public function get_posted_data(): array
    {
        $data = [
            'terms' => isset($_POST['terms']),
            'terms-field' => isset($_POST['terms-field']),
            'payment_method' => sanitize_text_field(Value::text($_POST['payment_method'] ?? '')),
        ];
        foreach (
            array_merge(...array_values(array_diff_key($this->get_checkout_fields(), ['shipping' => 1])))
            as $name => $field
        ) {
            $value = Value::text($_POST[$name] ?? '');
            $data[$name] = match ($field['type'] ?? 'text') {
                'checkbox' => (string) (int) isset($_POST[$name]),
                'textarea' => sanitize_textarea_field($value),
                default => sanitize_text_field($value),
            };
        }
        // The stand-in has no shipping, so the shipping address is the billing address.
        foreach (array_keys($this->get_checkout_fields('shipping')) as $name) {
            $data[$name] = $data['billing_' . substr($name, strlen('shipping_'))] ?? '';
        }

        return $data;
    }

    public function process_checkout(): void
    {
        try {
            $nonce = Value::text($_REQUEST['woocommerce-process-checkout-nonce'] ?? ($_REQUEST['_wpnonce'] ?? ''));
            $isValid = wp_verify_nonce($nonce, 'woocommerce-process_checkout') !== false;
            if (!$isValid && !WC()->cart->is_empty()) {
                WC()->session->set('refresh_totals', true);
                throw new Exception('We were unable to process your order, please try again.');
            }
            wc_maybe_define_constant('WOOCOMMERCE_CHECKOUT', true);
            $isValid && do_action('woocommerce_before_checkout_process');
            if (WC()->cart->is_empty()) {
                $shop = esc_url(wc_get_page_permalink('shop'));
                $link = "<a href=\"{$shop}\" class=\"wc-backward\">Return to shop</a>";
                throw new Exception("Sorry, your session has expired. {$link}");
            }
            $data = $this->get_posted_data();
            $this->update_session($data);
            $errors = new WP_Error();
            $this->validate_checkout($data, $errors);
            foreach ($errors->errors as $code => $messages) {
                foreach ($messages as $message) {
                    wc_add_notice($message, 'error', (array) $errors->get_error_data($code));
                }
            }
            if (wc_notice_count('error') === 0) {
                $this->placeOrder($data);
            }
        } catch (Exception $error) {
            wc_add_notice($error->getMessage(), 'error');
        }
        if (wp_doing_ajax()) {
            wp_send_json([
                'result' => 'failure',
                'messages' => wc_print_notices(true),
                'refresh' => WC()->session->get('refresh_totals') !== null,
                'reload' => false,
            ]);
        }
    }

    /** Saves the submitted values for the next attempt. The validation reports invalid values. */
    protected function update_session($data): void
    {
        if (!is_email($data['billing_email'] ?? '')) {
            unset($data['billing_email']);
        }
        WC()->customer->set_props(self::addresses($data));
        WC()->customer->save();
        WC()->session->set('chosen_payment_method', $data['payment_method']);
        WC()->cart->calculate_totals();
    }

    private static function addresses(array $data): array
    {
        $isAddress = static fn(string $name): bool => preg_match('/^(billing|shipping)_/', $name) === 1;

        return array_filter($data, $isAddress, ARRAY_FILTER_USE_KEY);
    }

    protected function validate_checkout(&$data, &$errors): void
    {
        foreach (['billing', 'account', 'order'] as $section) {
            foreach ($this->get_checkout_fields($section) as $name => $field) {
                $label = ($section === 'billing' ? 'Billing ' : '') . ($field['label'] ?? '');
                $message = FormField::error(
                    $data[$name] ?? '',
                    $field,
                    '<strong>' . esc_html($label) . '</strong>',
                    $name,
                );
                if ($message !== '') {
                    $errors->add("{$name}_invalid", $message, ['id' => $name]);
                }
            }
        }
        do_action('woocommerce_check_cart_items');
        if ($data['terms-field'] && !$data['terms']) {
            $message = 'Please read and accept the terms and conditions to proceed with your order.';
            $errors->add('terms', $message, ['id' => 'terms']);
        }
        $gateways = WC()->payment_gateways()->get_available_payment_gateways();
        if (WC()->cart->needs_payment() && !isset($gateways[$data['payment_method']])) {
            $errors->add('payment', 'Invalid payment method.');
        }
        do_action('woocommerce_after_checkout_validation', $data, $errors);
    }

    private function placeOrder(array $data): void
    {
        $order = wc_get_order($this->create_order($data));
        do_action('woocommerce_checkout_order_processed', $order->get_id(), $data, $order);
        if (!$order->needs_payment()) {
            $order->update_status('processing');
            WC()->cart->empty_cart();
            $url = $order->get_checkout_order_received_url();
            self::redirect(apply_filters('woocommerce_checkout_no_payment_needed_redirect', $url, $order));
        }
        WC()->session->set('order_awaiting_payment', $order->get_id());
        $gateway = WC()->payment_gateways()->get_available_payment_gateways()[$data['payment_method']];
        $result = $gateway->process_payment($order->get_id());
        $result = apply_filters('woocommerce_payment_successful_result', $result, $order->get_id());
        self::redirect($result['redirect'], $order->get_id());
    }

    private static function redirect(string $url, int $order = 0): never
    {
        if (wp_doing_ajax()) {
            wp_send_json(['result' => 'success', 'redirect' => $url, 'order_id' => $order]);
        }
        // The payment page of a gateway can be on another host.
        wp_redirect($url);
        exit();
    }

    /** @param array $data result of `get_posted_data()` */
    public function create_order($data): int
    {
        $order = $this->resumableOrder() ?? new WC_Order();
        $order->set_props(self::addresses($data));
        $order->set_created_via('checkout');
        $order->set_customer_note($data['order_comments'] ?? '');
        $gateways = WC()->payment_gateways()->get_available_payment_gateways();
        $order->set_payment_method($gateways[$data['payment_method']] ?? $data['payment_method']);
        $this->set_data_from_cart($order);
        $id = $order->save();
        do_action('woocommerce_checkout_order_created', $order);

        return $id;
    }

    /** An unpaid order with the same cart, which is updated instead of creating a second one. */
    private function resumableOrder(): ?WC_Order
    {
        $order = wc_get_order((int) WC()->session->get('order_awaiting_payment'));

        return $order instanceof WC_Order &&
            $order->has_cart_hash(WC()->cart->get_cart_hash()) &&
            $order->has_status(['pending', 'failed'])
            ? $order
            : null;
    }

    /** Sets the items, the total and the customer. */
    public function set_data_from_cart(&$order): void
    {
        $order->set_cart_hash(WC()->cart->get_cart_hash());
        $order->set_customer_id(get_current_user_id());
        $order->set_currency(get_woocommerce_currency());
        $order->set_customer_ip_address($_SERVER['REMOTE_ADDR'] ?? '');
        $order->set_customer_user_agent(sanitize_text_field(Value::text($_SERVER['HTTP_USER_AGENT'] ?? '')));
        $order->set_total(WC()->cart->get_total('edit'));
        $order->remove_order_items();
        foreach (WC()->cart->get_cart() as $item) {
            $order->add_item(
                new WC_Order_Item_Product([
                    'name' => $item['data']->get_name(),
                    'product_id' => $item['product_id'],
                    'variation_id' => $item['variation_id'],
                    'quantity' => $item['quantity'],
                    'subtotal' => $item['line_subtotal'],
                    'total' => $item['line_total'],
                ]),
            );
        }
    }
}
