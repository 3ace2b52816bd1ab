<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Address\AddressFields;
use Stallkeeper\Demo\StandIn\Checkout\CheckoutProcess;
use Stallkeeper\Demo\StandIn\Checkout\OrderCreation;
use Stallkeeper\Demo\StandIn\Value;

/** The classic checkout: fields, submitted values and processing. */
class WC_Checkout
{
    use OrderCreation;
    use CheckoutProcess;

    private static ?self $instance = null;
    /** @var array<string, array<string, array<string, mixed>>>|null by section */
    protected $fields = null;

    public static function instance(): self
    {
        if (self::$instance === null) {
            self::$instance = new self();
            add_action('woocommerce_checkout_billing', [self::$instance, 'checkout_form_billing']);
            add_action('woocommerce_checkout_shipping', [self::$instance, 'checkout_form_shipping']);
            do_action('woocommerce_checkout_init', self::$instance);
        }
        return self::$instance;
    }

    /**
     * @return ($fieldset is '' ? array<string, array<string, array<string, mixed>>> : array<string, array<string,
     *     mixed>>)
     */
    public function get_checkout_fields(string $fieldset = '')
    {
        $this->fields ??= array_map(
            static fn(mixed $fields): array => array_map(Value::map(...), Value::map($fields)),
            Value::map(
                apply_filters('woocommerce_checkout_fields', [
                    'billing' => WC()->countries->get_address_fields(
                        Value::text($this->get_value('billing_country')),
                        'billing_',
                    ),
                    'shipping' => WC()->countries->get_address_fields(
                        Value::text($this->get_value('shipping_country')),
                        'shipping_',
                    ),
                    'account' => [],
                    'order' => [
                        'order_comments' => [
                            'type' => 'textarea',
                            'class' => ['notes'],
                            'label' => __('Order notes', 'stallkeeper-stand-in'),
                            'required' => false,
                            'placeholder' => __(
                                'Notes about your order, e.g. special notes for delivery.',
                                'stallkeeper-stand-in',
                            ),
                        ],
                    ],
                ]),
            ),
        );
        return $fieldset === '' ? $this->fields : $this->fields[$fieldset] ?? [];
    }

    public function checkout_form_billing(): void
    {
        wc_get_template('checkout/form-billing.php', ['checkout' => $this]);
    }

    public function checkout_form_shipping(): void
    {
        wc_get_template('checkout/form-shipping.php', ['checkout' => $this]);
    }

    public function check_cart_items(): void
    {
        do_action('woocommerce_check_cart_items');
    }

    /** Returns the submitted value of a field, or the value that is stored for the customer. */
    public function get_value(string $input): ?string
    {
        if (isset($_POST[$input]) && is_string($_POST[$input]) && $_POST[$input] !== '') {
            return wc_clean(Value::text(wp_unslash($_POST[$input])));
        }
        $value = apply_filters('woocommerce_checkout_get_value', null, $input);
        if ($value === null && in_array($input, AddressFields::NAMES, true)) {
            [$section, $name] = explode('_', $input, 2) + [1 => ''];
            $value = WC()->customer?->{$section === 'billing' ? "get_billing_{$name}" : "get_shipping_{$name}"}();
        }
        /** @var non-empty-string $hook */
        $hook = "default_checkout_{$input}";
        $value = apply_filters($hook, $value === '' ? null : $value, $input);

        return $value === null ? null : Value::text($value);
    }
}
