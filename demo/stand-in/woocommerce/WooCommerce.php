<?php

use Stallkeeper\Demo\StandIn\CheckoutBlock;
use Stallkeeper\Demo\StandIn\OrdersPage;
use Stallkeeper\Demo\StandIn\StoreApiCheckout;

/** The main class, returned by `WC()`. Session, cart and customer are null outside of frontend requests. */
final class WooCommerce
{
    public string $version = WC_VERSION;
    public ?WC_Session $session = null;
    public WC_Query $query;
    public WC_Countries $countries;
    public ?WC_Cart $cart = null;
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
        add_action('after_setup_theme', [$this, 'add_image_sizes']);
        add_action('after_setup_theme', [$this, 'include_template_functions'], 11);
        add_action('init', [$this, 'init'], 0);
        foreach (
            [
                WC_Post_Types::class,
                WC_Post_Data::class,
                WC_Template_Loader::class,
                WC_Comments::class,
                WC_Frontend_Scripts::class,
                WC_Shortcodes::class,
                WC_Form_Handler::class,
                WC_AJAX::class,
                OrdersPage::class,
                CheckoutBlock::class,
                StoreApiCheckout::class,
            ]
            as $class
        ) {
            $class::init();
        }
        add_action('woocommerce_remove_order_personal_data', [WC_Privacy_Erasers::class, 'remove_order_personal_data']);
        add_filter('wp_privacy_personal_data_erasers', static function (array $erasers): array {
            $callback = [WC_Privacy_Erasers::class, 'order_data_eraser'];

            return $erasers + [
                'woocommerce-customer-orders' => ['eraser_friendly_name' => 'Orders', 'callback' => $callback],
            ];
        });
        require_once WC_ABSPATH . 'functions/template-hooks.php';
    }

    public function include_template_functions(): void
    {
        require_once WC_ABSPATH . 'functions/template-functions.php';
    }

    public function init(): void
    {
        do_action('before_woocommerce_init');
        if ((!is_admin() || wp_doing_ajax()) && !$this->is_rest_api_request()) {
            wc_load_cart();
        }
        do_action('woocommerce_init');
    }

    public function initialize_session(): void
    {
        $class = apply_filters('woocommerce_session_handler', WC_Session_Handler::class);
        if (!($this->session instanceof $class)) {
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
        $path = (string) ($_SERVER['REQUEST_URI'] ?? '');

        return str_contains($path, '/' . trailingslashit(rest_get_url_prefix())) || isset($_GET['rest_route']);
    }

    public function add_image_sizes(): void
    {
        foreach (['thumbnail', 'single', 'gallery_thumbnail'] as $name) {
            $size = wc_get_image_size($name);
            add_image_size("woocommerce_{$name}", $size['width'], $size['height'], (bool) $size['crop']);
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
        return 'woocommerce/';
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
