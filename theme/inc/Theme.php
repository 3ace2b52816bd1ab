<?php

declare(strict_types=1);

namespace Stallkeeper\Theme;

use Stallkeeper\Render\Services\Container;
use Stallkeeper\Render\Services\Hooks;

/** Composition root: lists the theme's features and starts them. */
final class Theme
{
    /** Callbacks with the same hook and priority are called in this order. */
    private const FEATURES = [
        Setup\SetupFeature::class,
        Welcome\WelcomeFeature::class,
        Assets\AssetsFeature::class,
        Content\ContentFeature::class,
        Customizer\CustomizerFeature::class,
        Editor\EditorFeature::class,
        FrontPage\FrontPageFeature::class,
        Layout\LayoutFeature::class,
        Nav\NavFeature::class,
        Slider\SliderFeature::class,
        Style\StyleFeature::class,
        Widgets\WidgetsFeature::class,
    ];

    /** Features that need WooCommerce. */
    private const SHOP_FEATURES = [
        Cart\CartFeature::class,
        Shop\ShopFeature::class,
        Header\HeaderFeature::class,
        Checkout\CheckoutFeature::class,
        Account\AccountFeature::class,
        Product\ProductFeature::class,
        ProductList\ProductListFeature::class,
        DeviceLists\DeviceListsFeature::class,
        QuickAdd\QuickAddFeature::class,
    ];

    private readonly Hooks $hooks;

    public function __construct(private readonly Container $services)
    {
        $this->hooks = new Hooks($services, add_filter(...));
        $services->set(Hooks::class, fn(): Hooks => $this->hooks);
    }

    public function addHooks(): void
    {
        /**
         * Fires before the theme registers its hooks. Replace a service with `$services->set()` in a child theme.
         *
         * @param Container $services
         */
        do_action('stallkeeper_theme_services', $this->services);
        // Plugins load before the theme.
        foreach ([...function_exists('WC') ? self::SHOP_FEATURES : [], ...self::FEATURES] as $feature) {
            $this->services->get($feature)->addHooks($this->hooks);
        }
        foreach ($this->hooks->names() as $hook) {
            add_filter($hook, [$this, 'startServices'], PHP_INT_MIN);
        }
    }

    /**
     * Hook: each hook of a feature, before all other callbacks.
     *
     * @return mixed the unchanged value of a filter
     */
    public function startServices(mixed $value = null): mixed
    {
        $this->hooks->start((string) current_filter());

        return $value;
    }
}
