<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Hooks;
use Stallkeeper\Demo\StandIn\Plugin;
use Stallkeeper\Demo\StandIn\Value;

/** The main class, returned by `WC()`. */
final class WooCommerce
{
    /** The WooCommerce version whose API is implemented */
    public string $version = Plugin::WOOCOMMERCE_VERSION;
    /** Null outside of frontend requests */
    public ?WC_Session $session = null;
    public WC_Query $query;
    public WC_Countries $countries;
    /** Null outside of frontend requests */
    public ?WC_Cart $cart = null;
    /** Null outside of frontend requests */
    public ?WC_Customer $customer = null;

    private static ?self $instance = null;

    public static function instance(): self
    {
        return self::$instance ??= new self();
    }

    public function __construct()
    {
        $this->query = new WC_Query();
        $this->countries = new WC_Countries();
        Hooks::add($this);
    }

    public function on_plugins_loaded(): void
    {
        do_action('woocommerce_loaded');
    }

    public function include_template_functions(): void
    {
        foreach (['archive', 'loop', 'product', 'product-parts', 'variations', 'cart'] as $part) {
            require_once WC_ABSPATH . "functions/template-{$part}.php";
        }
    }

    public function init(): void
    {
        do_action('before_woocommerce_init');
        if (!is_admin() || wp_doing_ajax()) {
            !$this->is_rest_api_request() && wc_load_cart();
        }
        do_action('woocommerce_init');
    }

    public function initialize_session(): void
    {
        $class = Value::filtered('woocommerce_session_handler', WC_Session_Handler::class);
        if (is_a($class, WC_Session::class, true) && !($this->session instanceof $class)) {
            $this->session = new $class();
            $this->session->init();
        }
    }

    public function initialize_cart(): void
    {
        $this->customer ??= new WC_Customer(get_current_user_id(), true);
        $this->cart ??= new WC_Cart();
    }

    public function is_rest_api_request(): bool
    {
        $path = Value::text($_SERVER['REQUEST_URI'] ?? '');
        $is = str_contains($path, '/' . trailingslashit(rest_get_url_prefix())) || isset($_GET['rest_route']);

        return (bool) apply_filters('woocommerce_is_rest_api_request', $is);
    }

    public function add_image_sizes(): void
    {
        foreach (['thumbnail', 'single', 'gallery_thumbnail'] as $name) {
            $size = wc_get_image_size($name);
            add_image_size(
                "woocommerce_{$name}",
                max(0, $size['width']),
                max(0, $size['height']),
                (bool) $size['crop'],
            );
        }
    }

    public function plugin_url(): string
    {
        return untrailingslashit(plugins_url('/', WC_PLUGIN_FILE));
    }

    public function plugin_path(): string
    {
        return untrailingslashit(WC_ABSPATH);
    }

    public function template_path(): string
    {
        return Value::filtered('woocommerce_template_path', 'woocommerce/');
    }

    public function checkout(): WC_Checkout
    {
        return WC_Checkout::instance();
    }

    public function payment_gateways(): WC_Payment_Gateways
    {
        return WC_Payment_Gateways::instance();
    }
}
