<?php

declare(strict_types=1);

namespace Stallkeeper\Tools;

use Closure;
use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Services\Container;
use Stallkeeper\Render\Services\Features;
use Stallkeeper\Search\Log\ErrorLog;
use Stallkeeper\Search\Log\Log;
use Stallkeeper\Tools\Algolia\AlgoliaScreen;
use Stallkeeper\Tools\Algolia\NewSite;
use Stallkeeper\Tools\Algolia\Provider;
use Stallkeeper\Tools\Algolia\SettingsListener;
use Stallkeeper\Tools\Algolia\SettingsStorage;
use Stallkeeper\Tools\Algolia\Sync\AlgoliaQueue;
use Stallkeeper\Tools\Algolia\Sync\AlgoliaRules;
use Stallkeeper\Tools\Algolia\Sync\AlgoliaSynonymsListener;
use Stallkeeper\Tools\Algolia\Sync\QueueTable;
use Stallkeeper\Tools\Algolia\Sync\SyncEvent;
use Stallkeeper\Tools\Algolia\Sync\SyncSchedule;
use Stallkeeper\Tools\BuiltInEngine\Admin\Cli;
use Stallkeeper\Tools\BuiltInEngine\Admin\IndexActions;
use Stallkeeper\Tools\BuiltInEngine\Admin\IndexScreen;
use Stallkeeper\Tools\BuiltInEngine\Health\SiteHealth;
use Stallkeeper\Tools\BuiltInEngine\IndexScheduler;
use Stallkeeper\Tools\BuiltInEngine\Listeners\PostListener;
use Stallkeeper\Tools\BuiltInEngine\Listeners\PriceListener;
use Stallkeeper\Tools\BuiltInEngine\Listeners\SaleDates;
use Stallkeeper\Tools\BuiltInEngine\Listeners\TermAndAuthorListener;
use Stallkeeper\Tools\BuiltInEngine\Storage\DeletedSite;
use Stallkeeper\Tools\BuiltInEngine\Storage\ServerList;
use Stallkeeper\Tools\BuiltInEngine\Storage\SiteFileListener;
use Stallkeeper\Tools\Checkout\CheckoutInput;
use Stallkeeper\Tools\Checkout\FeatureCompatibility;
use Stallkeeper\Tools\DuplicateOrders\DuplicateOrderGuard;
use Stallkeeper\Tools\DuplicateOrders\PaymentGuard;
use Stallkeeper\Tools\DuplicateOrders\StoreApiOrderGuard;
use Stallkeeper\Tools\Filters\FiltersScreen;
use Stallkeeper\Tools\Filters\ProductFiltersPrinter;
use Stallkeeper\Tools\Filters\ProductListFilter;
use Stallkeeper\Tools\Filters\ProductSearch;
use Stallkeeper\Tools\Languages\LanguageListener;
use Stallkeeper\Tools\Links\LinkListener;
use Stallkeeper\Tools\Links\LinksEndpoint;
use Stallkeeper\Tools\Links\NoResultsLinks;
use Stallkeeper\Tools\Network\NetworkSites;
use Stallkeeper\Tools\OrderSource\Attribution;
use Stallkeeper\Tools\OrderSource\OrderSourceSchema;
use Stallkeeper\Tools\PinnedResults\PinnedLink;
use Stallkeeper\Tools\PinnedResults\PinnedScreen;
use Stallkeeper\Tools\Privacy\OriginalQuery;
use Stallkeeper\Tools\Privacy\PageChanges;
use Stallkeeper\Tools\Privacy\PrivateResponses;
use Stallkeeper\Tools\Privacy\ProtectedPosts;
use Stallkeeper\Tools\Privacy\VisitorPages;
use Stallkeeper\Tools\ScriptAttributes\KsesFilter;
use Stallkeeper\Tools\ScriptAttributes\StoredContent;
use Stallkeeper\Tools\ScriptAttributes\SyncedPatterns;
use Stallkeeper\Tools\Search\ConfigurationReader;
use Stallkeeper\Tools\Search\Endpoints\SearchEndpoint;
use Stallkeeper\Tools\Search\Endpoints\WidgetEndpoint;
use Stallkeeper\Tools\Search\HostedProvider;
use Stallkeeper\Tools\Search\Indexing\ChangeListener;
use Stallkeeper\Tools\Search\Records\ExcludeMetaBox;
use Stallkeeper\Tools\Search\Records\Products;
use Stallkeeper\Tools\Search\Records\RecordFingerprint;
use Stallkeeper\Tools\Search\ResultsPage\ResultsPage;
use Stallkeeper\Tools\Search\ResultsPage\ResultsTemplate;
use Stallkeeper\Tools\Search\ResultsPage\SearchForm;
use Stallkeeper\Tools\Search\ResultsPage\SearchSchema;
use Stallkeeper\Tools\Search\Widget\Scripts;
use Stallkeeper\Tools\Search\Widget\WidgetContent;
use Stallkeeper\Tools\Search\Widget\WidgetMarkup;
use Stallkeeper\Tools\SearchReport\ReportCleanup;
use Stallkeeper\Tools\SearchReport\ReportCli;
use Stallkeeper\Tools\SearchReport\ReportDownload;
use Stallkeeper\Tools\SearchReport\ReportEndpoint;
use Stallkeeper\Tools\SearchReport\ReportPolicyText;
use Stallkeeper\Tools\SearchReport\ReportScreen;
use Stallkeeper\Tools\SearchReport\ReportTable;
use Stallkeeper\Tools\Settings\Customizer;
use Stallkeeper\Tools\Settings\OptionPreloader;
use Stallkeeper\Tools\Synonyms\SynonymCli;
use Stallkeeper\Tools\Synonyms\SynonymsExport;
use Stallkeeper\Tools\Synonyms\SynonymsListener;
use Stallkeeper\Tools\Synonyms\SynonymsScreen;
use Stallkeeper\Tools\Templates\OverrideReport;
use Stallkeeper\Tools\Templates\Styles;
use Stallkeeper\Tools\Templates\ThemePlaces;

/** Composition root: lists the plugin's features and registers their hooks. */
final class Plugin
{
    /** WooCommerce finishes loading on `plugins_loaded` with priority 10. */
    private const AFTER_WOOCOMMERCE = 20;

    private const FEATURES = [
        KsesFilter::class,
        StoredContent::class,
        SyncedPatterns::class,
        ProtectedPosts::class,
        IndexScheduler::class,
        PostListener::class,
        TermAndAuthorListener::class,
        Products::class,
        ResultsPage::class,
        ResultsTemplate::class,
        SearchForm::class,
        WidgetContent::class,
        WidgetMarkup::class,
        Scripts::class,
        Styles::class,
        ThemePlaces::class,
    ];

    private const ADMIN_FEATURES = [
        SiteHealth::class,
        OverrideReport::class,
        ExcludeMetaBox::class,
        AlgoliaScreen::class,
        IndexScreen::class,
        IndexActions::class,
        PinnedScreen::class,
        ReportPolicyText::class,
        ReportScreen::class,
        SynonymsScreen::class,
    ];

    /**
     * Features that start when one of their hooks first fires, so that most pages do not load them. A feature that is
     * requested with stallkeeper_tools() starts at once, so that its callbacks can be removed.
     */
    private const FEATURES_BY_HOOK = [
        'add_option_stallkeeper_hosted' => [SettingsListener::class],
        'added_post_meta' => [LinkListener::class],
        'add_option_stallkeeper_search_pinned' => [AlgoliaRules::class],
        'add_option_woocommerce_coming_soon' => [SiteFileListener::class],
        'admin_bar_menu' => [PinnedLink::class],
        'add_option_stallkeeper_search_words' => [SynonymsListener::class, AlgoliaSynonymsListener::class],
        'admin_post_stallkeeper_search_report_export' => [ReportDownload::class],
        'admin_post_stallkeeper_search_words_export' => [SynonymsExport::class],
        'clean_term_cache' => [LanguageListener::class],
        'customize_register' => [Customizer::class],
        'created_term' => [LinkListener::class, NoResultsLinks::class],
        'delete_option_stallkeeper_search_words' => [SynonymsListener::class, AlgoliaSynonymsListener::class],
        'delete_term' => [LinkListener::class, NoResultsLinks::class],
        'deleted_post' => [LinkListener::class],
        'deleted_post_meta' => [LinkListener::class],
        'deleted_term_relationships' => [LinkListener::class],
        'debug_information' => [SiteHealth::class],
        'edited_term' => [LinkListener::class, NoResultsLinks::class],
        'edited_term_taxonomy' => [NoResultsLinks::class],
        'rest_api_init' => [
            LinksEndpoint::class,
            ReportEndpoint::class,
            SearchEndpoint::class,
            SiteHealth::class,
            WidgetEndpoint::class,
        ],
        'save_post' => [ExcludeMetaBox::class, ServerList::class],
        'stallkeeper_search_audit' => [ServerList::class],
        'site_status_tests' => [SiteHealth::class, OverrideReport::class],
        'stallkeeper_hosted_forget' => [SettingsListener::class],
        'stallkeeper_search_is_searchable' => [ExcludeMetaBox::class],
        'stallkeeper_search_meta_keys' => [ExcludeMetaBox::class],
        'stallkeeper_hosted_sync' => [SyncEvent::class],
        'stallkeeper_search_report_cleanup' => [ReportCleanup::class],
        'set_object_terms' => [LinkListener::class],
        'transition_post_status' => [LinkListener::class],
        'updated_post_meta' => [LinkListener::class],
        'update_option_stallkeeper_hosted' => [SettingsListener::class],
        'update_option_stallkeeper_search_pinned' => [AlgoliaRules::class],
        'update_option_stallkeeper_search_words' => [SynonymsListener::class, AlgoliaSynonymsListener::class],
        'update_option_woocommerce_coming_soon' => [SiteFileListener::class],
        'wp_initialize_site' => [NewSite::class],
        'wp_uninitialize_site' => [DeletedSite::class],
        'wp_redirect' => [OriginalQuery::class],
        'wpml_translation_update' => [LanguageListener::class],
        'wp_update_site' => [SiteFileListener::class],
        'wpmu_drop_tables' => [QueueTable::class, ReportCleanup::class],
    ];

    /** Features that need WooCommerce. */
    private const SHOP_FEATURES = [...Attribution::FEATURES, VisitorPages::class];
    private const SHOP_ADMIN_FEATURES = [...Attribution::ADMIN_FEATURES, FiltersScreen::class];

    /** Features that read submitted forms, on `init` and `wp_loaded`. */
    private const SHOP_REQUEST_FEATURES = [
        ...Attribution::REQUEST_FEATURES,
        DuplicateOrderGuard::class,
        CheckoutInput::class,
    ];

    private const SHOP_FEATURES_BY_HOOK = [
        'before_woocommerce_init' => [FeatureCompatibility::class],
        'rest_api_init' => [StoreApiOrderGuard::class],
        'woocommerce_new_order' => [ServerList::class],
        'woocommerce_after_checkout_validation' => [CheckoutInput::class],
        'woocommerce_before_checkout_process' => [DuplicateOrderGuard::class],
        'woocommerce_checkout_no_payment_needed_redirect' => [DuplicateOrderGuard::class],
        'woocommerce_checkout_order_processed' => [DuplicateOrderGuard::class],
        'woocommerce_payment_successful_result' => [DuplicateOrderGuard::class, PaymentGuard::class],
        'woocommerce_before_pay_action' => [PaymentGuard::class],
        'woocommerce_before_shop_loop' => [ProductFiltersPrinter::class],
        'woocommerce_no_products_found' => [ProductFiltersPrinter::class],
        'woocommerce_product_query' => [ProductListFilter::class, ProductSearch::class],
        'added_post_meta' => [SaleDates::class],
        'updated_post_meta' => [SaleDates::class],
        'stallkeeper_search_sale' => [SaleDates::class],
        'woocommerce_tax_rate_added' => [PriceListener::class],
        'woocommerce_tax_rate_deleted' => [PriceListener::class],
        'woocommerce_tax_rate_updated' => [PriceListener::class],
        'woocommerce_update_product' => [PriceListener::class],
    ];

    /** Features whose callbacks come after those of others with the same priority, which set cookies. */
    private const LAST_FEATURES = [PrivateResponses::class];

    private const PAGE_FEATURES = [PageChanges::class];

    public function __construct(private readonly Container $services, private readonly Features $features) {}

    public function addHooks(): void
    {
        $this->connectLayers();
        $this->services->get(OptionPreloader::class)->addHooks();
        // WooCommerce loads after this plugin and reads the value at once. The service may still be replaced.
        (new RequestInput())->removeList('rest_route');
        add_action('plugins_loaded', [$this, 'start'], self::AFTER_WOOCOMMERCE);
        add_action('init', [$this, 'loadTranslations'], 0);
        add_filter('plugin_row_meta', [$this, 'addUninstallNote'], 10, 2);
        register_activation_hook(STALLKEEPER_TOOLS_FILE, [$this, 'activate']);
        register_deactivation_hook(STALLKEEPER_TOOLS_FILE, [$this, 'deactivate']);
    }

    /** The hosted provider implements interfaces of lower layers of the search. Order sources need WooCommerce. */
    private function connectLayers(): void
    {
        $this->services->set(
            Customizer::class,
            static fn(Container $services): Customizer => new Customizer(
                array_map($services->get(...), [
                    SearchSchema::class,
                    ...function_exists('WC') ? [OrderSourceSchema::class] : [],
                ]),
            ),
        );
        $this->services->set(
            ChangeListener::class,
            static fn(Container $services): ChangeListener => $services->get(AlgoliaQueue::class),
        );
        $this->services->set(
            ConfigurationReader::class,
            static fn(Container $services): ConfigurationReader => $services->get(SettingsStorage::class),
        );
        $this->services->set(Log::class, static fn(): Log => new ErrorLog());
        $this->services->set(
            HostedProvider::class,
            static fn(Container $services): HostedProvider => $services->get(Provider::class),
        );
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
        foreach (
            [self::FEATURES_BY_HOOK, ...$hasShop ? [self::SHOP_FEATURES_BY_HOOK, Attribution::FEATURES_BY_HOOK] : []]
            as $byHook
        ) {
            $this->features->startLater($byHook);
        }
        foreach ($hasShop ? RecordFingerprint::PRICE_OPTIONS : [] as $option) {
            $this->features->startLater([
                "add_option_$option" => [PriceListener::class],
                "update_option_$option" => [PriceListener::class],
            ]);
        }
        $this->features->startLater(array_fill_keys(PageChanges::HOOKS, self::PAGE_FEATURES));
        foreach (array_keys($this->features->byHook()) as $hook) {
            add_filter($hook, [$this, 'startFeatures'], PHP_INT_MIN);
        }
        $shop = $hasShop ? self::SHOP_FEATURES : [];
        $request = $hasShop && !$this->services->get(RequestInput::class)->isPlain() ? self::SHOP_REQUEST_FEATURES : [];
        $admin = is_admin() ? [...self::ADMIN_FEATURES, ...$hasShop ? self::SHOP_ADMIN_FEATURES : []] : [];
        $cli = defined('WP_CLI') ? [Cli::class, ReportCli::class, SynonymCli::class] : [];
        $this->features->start([...self::FEATURES, ...$shop, ...$request, ...$admin, ...$cli, ...self::LAST_FEATURES]);
    }

    /**
     * Hook: each of FEATURES_BY_HOOK and SHOP_FEATURES_BY_HOOK, before all other callbacks.
     *
     * @return mixed the unchanged value of a filter
     */
    public function startFeatures(mixed $value = null): mixed
    {
        $this->features->startOn((string) current_filter());

        return $value;
    }

    /** Activation hook of the plugin. $isForNetwork is true if the plugin is activated for all sites of a network. */
    public function activate(mixed $isForNetwork = false): void
    {
        $this->onSites($isForNetwork === true, function (): void {
            $this->services->get(IndexScheduler::class)->activate();
            $this->services->get(SettingsStorage::class)->createOption();
            $this->services->get(ReportTable::class)->create();
        });
    }

    /** Deactivation hook of the plugin. $isForNetwork as in activate(). */
    public function deactivate(mixed $isForNetwork = false): void
    {
        $this->onSites($isForNetwork === true, function (): void {
            $this->services->get(IndexScheduler::class)->deactivate();
            $this->services->get(SyncSchedule::class)->clear();
            wp_clear_scheduled_hook(ReportCleanup::EVENT);
        });
    }

    /** @param Closure(): void $do runs on the current site or on all sites of the network */
    private function onSites(bool $all, Closure $do): void
    {
        $all ? $this->services->get(NetworkSites::class)->each($do) : $do();
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

    /**
     * Hook: `plugin_row_meta`.
     *
     * @param mixed $meta HTML of the plugin's row on the Plugins screen
     */
    public function addUninstallNote(mixed $meta, mixed $plugin): mixed
    {
        if (is_array($meta) && $plugin === plugin_basename(STALLKEEPER_TOOLS_FILE)) {
            $meta[] = esc_html__(
                'Deleting the plugin removes the search index and all settings. Source data of orders is kept.',
                'stallkeeper-tools',
            );
        }

        return $meta;
    }
}
