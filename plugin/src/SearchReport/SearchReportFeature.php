<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport;

use Stallkeeper\Render\Services\Container;
use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;
use Stallkeeper\Tools\Search\ResultsPage\SearchSchema;
use Stallkeeper\Tools\SearchReport\Admin\ReportBoxes;
use Stallkeeper\Tools\SearchReport\Admin\ReportCommands;
use Stallkeeper\Tools\SearchReport\Admin\ReportDownload;
use Stallkeeper\Tools\SearchReport\Admin\ReportMail;
use Stallkeeper\Tools\SearchReport\Admin\ReportScreen;
use Stallkeeper\Tools\SearchReport\Sales\OrderQuery;
use Stallkeeper\Tools\SearchReport\Sales\VisitorQuery;

/** Report of what visitors search for, its endpoint, screen, file and commands. */
final class SearchReportFeature extends Feature
{
    public function addServices(Container $services): void
    {
        $services->whenCreated(
            SearchSchema::class,
            static fn(SearchSchema $schema) => $schema->add(ReportSettings::settings(...)),
        );
    }

    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('stallkeeper_search_counting', [ReportSettings::class, 'forScript']);
        $hooks->add('stallkeeper_search_widget_rendered', [ReportMarkup::class, 'count'], 10, 4);
        $hooks->add('rest_api_init', [ReportEndpoint::class, 'registerRoutes']);
        $hooks->add('rest_pre_serve_request', [ReportEndpoint::class, 'printImage'], 10, 3);
        $hooks->add('stallkeeper_owner_menu', [ReportScreen::class, 'addPage']);
        $hooks->add('stallkeeper_overview', [ReportBoxes::class, 'addBoxes']);
        $hooks->add('admin_post_stallkeeper_search_report_export', [ReportDownload::class, 'sendFile']);
        $hooks->add('admin_init', [ReportPolicyText::class, 'suggestText']);
        $hooks->add('stallkeeper_search_report_cleanup', [ReportCleanup::class, 'deleteOld']);
        foreach (['add_option_', 'update_option_', 'delete_option_'] as $hook) {
            $hooks->add($hook . 'stallkeeper_search_report_mail', [ReportMail::class, 'schedule'], 10, 0);
        }
        $hooks->add('stallkeeper_search_report_mail', [ReportMail::class, 'send']);
        $hooks->add('wpmu_drop_tables', [ReportCleanup::class, 'addTable']);
        // After order attribution, which makes the pages of visitors who agreed private.
        $hooks->add('template_redirect', [VisitorQuery::class, 'keepSearch'], PHP_INT_MAX);
        // After order attribution, which removes the values of visitors who did not agree.
        $hooks->add('woocommerce_checkout_order_created', [OrderQuery::class, 'saveQuery'], 30);
        $hooks->add('woocommerce_store_api_checkout_update_order_from_request', [OrderQuery::class, 'saveQuery'], 30);
        $hooks->add('stallkeeper_source_order_meta', [OrderQuery::class, 'addLabel']);
        $hooks->add('cli_init', [ReportCommands::class, 'addCommands']);
    }
}
