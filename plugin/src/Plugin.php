<?php

declare(strict_types=1);

namespace Stallkeeper\Tools;

use Stallkeeper\Render\Services\Container;
use Stallkeeper\Tools\Attribution\Attribution;
use Stallkeeper\Tools\Orders\DuplicateOrderGuard;
use Stallkeeper\Tools\Orders\StoreApiOrderGuard;
use Stallkeeper\Tools\Search\Admin\ExcludeMetaBox;
use Stallkeeper\Tools\Search\Admin\HostedScreen;
use Stallkeeper\Tools\Search\Admin\IndexActions;
use Stallkeeper\Tools\Search\Admin\IndexScreen;
use Stallkeeper\Tools\Search\Cli\Cli;
use Stallkeeper\Tools\Search\Content\Products;
use Stallkeeper\Tools\Search\Health\SiteHealth;
use Stallkeeper\Tools\Search\Hosted\Provider;
use Stallkeeper\Tools\Search\Hosted\SettingsListener;
use Stallkeeper\Tools\Search\Hosted\SettingsStorage;
use Stallkeeper\Tools\Search\Hosted\Sync\HostedQueue;
use Stallkeeper\Tools\Search\Hosted\Sync\SyncEvent;
use Stallkeeper\Tools\Search\Hosted\Sync\SyncSchedule;
use Stallkeeper\Tools\Search\Index\ChangeListener;
use Stallkeeper\Tools\Search\Index\IndexScheduler;
use Stallkeeper\Tools\Search\Index\PostListener;
use Stallkeeper\Tools\Search\Index\Storage\SiteFileListener;
use Stallkeeper\Tools\Search\Index\TermAndAuthorListener;
use Stallkeeper\Tools\Search\Query\ConfigurationReader;
use Stallkeeper\Tools\Search\Query\HostedProvider;
use Stallkeeper\Tools\Search\Rest\SearchEndpoint;
use Stallkeeper\Tools\Search\Rest\WidgetEndpoint;
use Stallkeeper\Tools\Search\View\ResultsPage;
use Stallkeeper\Tools\Search\View\ResultsTemplate;
use Stallkeeper\Tools\Search\View\Scripts;
use Stallkeeper\Tools\Search\View\SearchForm;
use Stallkeeper\Tools\Search\View\Suggestions;
use Stallkeeper\Tools\Search\View\WidgetContent;
use Stallkeeper\Tools\Search\View\WidgetMarkup;
use Stallkeeper\Tools\Templates\OverrideReport;

/** Composition root: lists the plugin's features and registers their hooks. */
final class Plugin
{
    /** WooCommerce finishes loading on `plugins_loaded` with priority 10. */
    private const AFTER_WOOCOMMERCE = 20;

    private const FEATURES = [
        IndexScheduler::class,
        SiteFileListener::class,
        PostListener::class,
        TermAndAuthorListener::class,
        SearchEndpoint::class,
        SiteHealth::class,
        SettingsListener::class,
        Products::class,
        ResultsPage::class,
        ResultsTemplate::class,
        SearchForm::class,
        WidgetContent::class,
        WidgetMarkup::class,
        Scripts::class,
        Styles::class,
        OverrideReport::class,
        ThemePlaces::class,
        Suggestions::class,
        ExcludeMetaBox::class,
        SyncEvent::class,
    ];

    private const ADMIN_FEATURES = [HostedScreen::class, IndexScreen::class, IndexActions::class];
    private const REST_FEATURES = [WidgetEndpoint::class];

    /** Features that need WooCommerce. */
    private const SHOP_FEATURES = [...Attribution::FEATURES, DuplicateOrderGuard::class];
    private const SHOP_ADMIN_FEATURES = Attribution::ADMIN_FEATURES;
    private const SHOP_REST_FEATURES = [StoreApiOrderGuard::class];

    public function __construct(private readonly Container $services) {}

    public function addHooks(): void
    {
        $this->connectLayers();
        ListRoute::drop();
        add_action('plugins_loaded', [$this, 'start'], self::AFTER_WOOCOMMERCE);
        add_action('init', [$this, 'loadTranslations'], 0);
        add_filter('plugin_row_meta', [$this, 'addUninstallNote'], 10, 2);
        register_activation_hook(STALLKEEPER_TOOLS_FILE, [$this, 'activate']);
        register_deactivation_hook(STALLKEEPER_TOOLS_FILE, [$this, 'deactivate']);
    }

    /** The hosted provider implements interfaces of lower layers of the search. */
    private function connectLayers(): void
    {
        $this->services->set(ChangeListener::class, static fn(Container $services): ChangeListener => $services->get(HostedQueue::class));
        $this->services->set(ConfigurationReader::class, static fn(Container $services): ConfigurationReader => $services->get(SettingsStorage::class));
        $this->services->set(HostedProvider::class, static fn(Container $services): HostedProvider => $services->get(Provider::class));
    }

    /** Hook: `plugins_loaded`. */
    public function start(): void
    {
        /**
         * Fires before the plugin registers its hooks. Replace a service with `$services->set()`.
         *
         * @param Container $services
         */
        do_action('stallkeeper_tools_services', $this->services);
        $hasShop = function_exists('WC');
        foreach ([...self::FEATURES, ...($hasShop ? self::SHOP_FEATURES : [])] as $feature) {
            $this->services->get($feature)->addHooks();
        }
        if (is_admin()) {
            foreach ([...self::ADMIN_FEATURES, ...($hasShop ? self::SHOP_ADMIN_FEATURES : [])] as $feature) {
                $this->services->get($feature)->addHooks();
            }
        }
        if (defined('WP_CLI')) {
            $this->services->get(Cli::class)->addHooks();
        }
        // First, because the features register their routes with the same hook.
        add_action('rest_api_init', [$this, 'startRest'], 0);
    }

    /** Hook: `rest_api_init`. */
    public function startRest(): void
    {
        foreach ([...self::REST_FEATURES, ...(function_exists('WC') ? self::SHOP_REST_FEATURES : [])] as $feature) {
            $this->services->get($feature)->addHooks();
        }
    }

    /** Activation hook of the plugin. */
    public function activate(): void
    {
        $this->services->get(IndexScheduler::class)->activate();
        $this->services->get(SettingsStorage::class)->createOption();
    }

    /** Deactivation hook of the plugin. */
    public function deactivate(): void
    {
        $this->services->get(IndexScheduler::class)->deactivate();
        $this->services->get(SyncSchedule::class)->clear();
    }

    /** Hook: `init`, before anything that translates. */
    public function loadTranslations(): void
    {
        load_plugin_textdomain('stallkeeper-tools', false, dirname(plugin_basename(STALLKEEPER_TOOLS_FILE)) . '/languages');
    }

    /**
     * Hook: `plugin_row_meta`.
     *
     * @param mixed $meta HTML of the plugin's row on the Plugins screen
     */
    public function addUninstallNote(mixed $meta, mixed $plugin): mixed
    {
        if (is_array($meta) && $plugin === plugin_basename(STALLKEEPER_TOOLS_FILE)) {
            $meta[] = esc_html__('Deleting the plugin removes the search index and all settings. Source data of orders is kept.', 'stallkeeper-tools');
        }

        return $meta;
    }
}
