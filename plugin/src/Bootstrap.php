<?php

declare(strict_types=1);

namespace Stallkeeper\Tools;

use Closure;
use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Services\Container;
use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;
use Stallkeeper\Search\Log\ErrorLog;
use Stallkeeper\Search\Log\Log;
use Stallkeeper\Tools\Settings\OptionPreloader;

/** Composition root: starts the plugin's features. */
final class Bootstrap
{
    /** WooCommerce finishes loading on `plugins_loaded` with priority 10. */
    private const AFTER_WOOCOMMERCE = 20;

    private readonly Hooks $hooks;

    public function __construct(private readonly Container $services)
    {
        $this->hooks = new Hooks($services, add_filter(...));
        $services->set(Hooks::class, fn(): Hooks => $this->hooks);
    }

    public function addHooks(): void
    {
        $this->services->set(Log::class, static fn(): Log => new ErrorLog());
        $this->each(Plugin::FEATURES, fn(Feature $feature) => $feature->addServices($this->services));
        $this->services->get(OptionPreloader::class)->start();
        // WooCommerce loads after this plugin and reads the value at once. The service may still be replaced.
        (new RequestInput())->removeList('rest_route');
        add_action('plugins_loaded', [$this, 'start'], self::AFTER_WOOCOMMERCE);
        add_action('init', [$this, 'loadTranslations'], 0);
        register_activation_hook(STALLKEEPER_TOOLS_FILE, [$this, 'activate']);
        register_deactivation_hook(STALLKEEPER_TOOLS_FILE, [$this, 'deactivate']);
    }

    /** Hook: `plugins_loaded`. */
    public function start(): void
    {
        $shop = function_exists('WC') ? Plugin::SHOP_FEATURES : [];
        $this->each($shop, fn(Feature $feature) => $feature->addServices($this->services));
        /**
         * Fires before the plugin registers its hooks. Replace a service with `$services->set()`.
         *
         * @param Container $services
         */
        do_action('stallkeeper_tools_services', $this->services);
        $this->each([...Plugin::FEATURES, ...$shop], fn(Feature $feature) => $feature->addHooks($this->hooks));
        $this->hooks->add('plugin_row_meta', [PluginRow::class, 'addUninstallNote'], 10, 2);
        $this->hooks->add('plugin_action_links', [PluginRow::class, 'addSettingsLink'], 10, 2);
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

    /** Hook: `init`, before anything that translates. */
    public function loadTranslations(): void
    {
        load_plugin_textdomain(
            'stallkeeper-tools',
            false,
            dirname(plugin_basename(STALLKEEPER_TOOLS_FILE)) . '/languages',
        );
    }

    /** Activation hook of the plugin. $isForNetwork is true if the plugin is activated for all sites of a network. */
    public function activate(mixed $isForNetwork = false): void
    {
        $this->services->get(Installation::class)->activate($isForNetwork === true);
    }

    /** Deactivation hook of the plugin. $isForNetwork as in activate(). */
    public function deactivate(mixed $isForNetwork = false): void
    {
        $this->services->get(Installation::class)->deactivate($isForNetwork === true);
    }

    /**
     * @param list<class-string<Feature>> $features
     * @param Closure(Feature): void $do
     */
    private function each(array $features, Closure $do): void
    {
        foreach ($features as $feature) {
            $do($this->services->get($feature));
        }
    }
}
